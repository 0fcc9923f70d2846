package org.jumpingcube.desktop.help;

/**
 * The target of a link in the handbook.
 *
 * @param page the name of a page
 * @param anchor of a heading there; empty for the top of the page
 */
record Target(String page, String anchor) {
    /**
     * Reads a link as it is written on a page: "keys.md", "keys.md#files" or "#files". A folder in it does not count:
     * "../keys.md" stands where that page is not translated yet, so that the file's link leads somewhere too.
     *
     * @param from the name of the page that contains it
     */
    static Target of(String link, String from) {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        return new Target(
                file.isEmpty() ? from : file.replaceFirst("^.*/", "").replaceFirst("\\.md$", ""),
                hash < 0 ? "" : link.substring(hash + 1));
    }
}
