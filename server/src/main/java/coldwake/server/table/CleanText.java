package coldwake.server.table;

import java.util.regex.Pattern;

/** What people write, without what could fool or disturb others. */
final class CleanText {
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]");
    private static final Pattern HALF_LETTER = Pattern.compile("\\p{Cs}");
    private static final Pattern NOTHING_TO_SEE = Pattern.compile("[\\p{Cf}\\p{Z}]*");

    private CleanText() {}

    /** Drops what cannot be seen or turns other text around, trims, and cuts to a length. */
    static String clean(String text, int most) {
        String visible = HALF_LETTER
                .matcher(INVISIBLE.matcher(text).replaceAll(" "))
                .replaceAll("\uFFFD")
                .strip();
        if (visible.length() > most) {
            boolean inALetter = Character.isHighSurrogate(visible.charAt(most - 1));
            visible = visible.substring(0, inALetter ? most - 1 : most);
        }
        return NOTHING_TO_SEE.matcher(visible).matches() ? "" : visible;
    }
}
