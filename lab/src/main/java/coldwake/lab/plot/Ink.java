package coldwake.lab.plot;

import java.util.Locale;

/**
 * Colours by what they are for, on light and on dark paper. The series are told apart with any common colour blindness;
 * heat goes from near the paper to far from it, in lightness as well as in hue.
 */
public enum Ink {
    TEXT("#1b2430", "#e6ebf1"),
    QUIET("#5a6675", "#9aa7b6"),
    GRID("#dde3ea", "#2c3744"),
    PAPER("#ffffff", "#12181f"),
    S1("#0072b2", "#4fa8e0"),
    S2("#d55e00", "#f5894a"),
    S3("#009e73", "#2fc497"),
    S4("#aa4499", "#dd8fcf"),
    S5("#b8860b", "#e8bf4a"),
    S6("#4d4d4d", "#c9c9c9"),
    S7("#44a5c2", "#8fd6ec"),
    S8("#882255", "#e07a9f"),
    H0("#f3f0e8", "#1b232d"),
    H1("#fbe3b6", "#2f2a45"),
    H2("#fbc983", "#4b2d63"),
    H3("#f5a75a", "#702f72"),
    H4("#e5823f", "#953a70"),
    H5("#c95d33", "#bc4c62"),
    H6("#a43d31", "#de6a4f"),
    H7("#7a2430", "#f39a4b"),
    H8("#4d132b", "#fad57a");

    private static final Ink[] SERIES = {S1, S2, S3, S4, S5, S6, S7, S8};
    private static final Ink[] HEAT = {H0, H1, H2, H3, H4, H5, H6, H7, H8};
    private static final int DARK_FROM = 5;

    private final String light;
    private final String dark;

    Ink(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    public String light() {
        return light;
    }

    public String dark() {
        return dark;
    }

    /** The name in a style sheet. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The colour of a series by its number; they come again after eight. */
    public static Ink series(int index) {
        return SERIES[index % SERIES.length];
    }

    static int heats() {
        return HEAT.length;
    }

    static Ink heat(int level) {
        return HEAT[level];
    }

    /** A heat from 0 to 1. */
    static Ink heat(double share) {
        return HEAT[Math.clamp(Math.round(share * (HEAT.length - 1)), 0, HEAT.length - 1)];
    }

    /** What can be read on this colour. */
    Ink onTop() {
        return ordinal() >= H0.ordinal() + DARK_FROM ? PAPER : TEXT;
    }
}
