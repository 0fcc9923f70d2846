package org.jumpingcube.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate that keytool has made and signed by itself.
 *
 * @param file the certificate, in PEM
 * @param keyFile its private key, in PEM
 */
record Certificate(Path file, Path keyFile, KeyStore store) {
    private static final String PASSWORD = "changeit";
    private static final String NAME = "broker";

    /** @param subject for what it is valid, as in {@code ip:127.0.0.1} or {@code dns:broker.example} */
    static Certificate of(String subject, Path folder) throws IOException, GeneralSecurityException {
        Path keys = folder.resolve("keys.p12");
        try {
            int code = new ProcessBuilder(List.of(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-keystore",
                            keys.toString(),
                            "-storetype",
                            "PKCS12",
                            "-storepass",
                            PASSWORD,
                            "-alias",
                            NAME,
                            "-keyalg",
                            "EC",
                            "-dname",
                            "CN=test",
                            "-ext",
                            "san=" + subject))
                    .inheritIO()
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IOException("keytool fails");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        var store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
        return new Certificate(
                pem(
                        folder.resolve("certificate.pem"),
                        "CERTIFICATE",
                        store.getCertificate(NAME).getEncoded()),
                pem(
                        folder.resolve("key.pem"),
                        "PRIVATE KEY",
                        store.getKey(NAME, PASSWORD.toCharArray()).getEncoded()),
                store);
    }

    private static Path pem(Path file, String kind, byte[] content) throws IOException {
        String lines = Base64.getMimeEncoder().encodeToString(content);
        return Files.writeString(file, "-----BEGIN " + kind + "-----\n" + lines + "\n-----END " + kind + "-----\n");
    }

    /** What trusts this certificate and no other. */
    SSLContext trusting() throws GeneralSecurityException, IOException {
        var trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry(NAME, store.getCertificate(NAME));
        var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        var context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }
}
