package org.jumpingcube.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate that keytool has made, signed by itself if nothing else is said.
 *
 * @param file the certificate, in PEM
 * @param keyFile its private key, in PEM
 */
record Certificate(Path file, Path keyFile, KeyStore store) {
    private static final String PASSWORD = "changeit";
    private static final String NAME = "broker";
    private static final String SIGNER = "signer";

    /** @param subject for what it is valid, as in {@code ip:127.0.0.1} or {@code dns:broker.example} */
    static Certificate of(String subject, Path folder) throws IOException, GeneralSecurityException {
        Path keys = folder.resolve("keys.p12");
        keytool(keys, NAME, "-genkeypair", "-keyalg", "EC", "-dname", "CN=test", "-ext", "san=" + subject);
        var store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
        return of(
                pem(
                        folder.resolve("certificate.pem"),
                        "CERTIFICATE",
                        store.getCertificate(NAME).getEncoded()),
                store,
                folder);
    }

    private static Certificate of(Path file, KeyStore store, Path folder) throws IOException, GeneralSecurityException {
        byte[] key = store.getKey(NAME, PASSWORD.toCharArray()).getEncoded();
        return new Certificate(file, pem(folder.resolve("key.pem"), "PRIVATE KEY", key), store);
    }

    /** One that somebody else has signed, who is trusted, and that was valid until five days ago. */
    static Certificate outOfDate(String subject, Path folder) throws IOException, GeneralSecurityException {
        Path keys = folder.resolve("keys.p12");
        String request = folder.resolve("request").toString();
        Path file = folder.resolve("certificate.pem");
        keytool(keys, SIGNER, "-genkeypair", "-keyalg", "EC", "-dname", "CN=signer", "-ext", "bc:c");
        keytool(keys, NAME, "-genkeypair", "-keyalg", "EC", "-dname", "CN=test");
        keytool(keys, NAME, "-certreq", "-file", request);
        var signing = List.of("-gencert", "-rfc", "-infile", request, "-outfile", file.toString());
        var dates = List.of("-startdate", "-10d", "-validity", "5", "-ext", "san=" + subject);
        keytool(keys, SIGNER, Stream.concat(signing.stream(), dates.stream()).toArray(String[]::new));
        return of(file, KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray()), folder);
    }

    private static void keytool(Path keys, String alias, String... words) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString()));
        command.addAll(List.of(words));
        command.addAll(List.of("-keystore", keys.toString(), "-storetype", "PKCS12"));
        command.addAll(List.of("-storepass", PASSWORD, "-alias", alias));
        try {
            if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
                throw new IOException("keytool fails");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private static Path pem(Path file, String kind, byte[] content) throws IOException {
        String lines = Base64.getMimeEncoder().encodeToString(content);
        return Files.writeString(file, "-----BEGIN " + kind + "-----\n" + lines + "\n-----END " + kind + "-----\n");
    }

    /** What trusts its signer, or the certificate itself if that is its own, and no other. */
    SSLContext trusting() throws GeneralSecurityException, IOException {
        var trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry(NAME, store.getCertificate(store.containsAlias(SIGNER) ? SIGNER : NAME));
        var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        var context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }
}
