package coldwake.content.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The languages the game speaks, with their plural forms for whole numbers. */
public enum Language {
    EN("one", "other"),
    DE("one", "other"),
    PL("one", "few", "many");

    private final List<String> pluralForms;

    Language(String... pluralForms) {
        this.pluralForms = List.of(pluralForms);
    }

    /** The code people write: en, de, pl. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language with a code; an unknown one is refused with the known ones. */
    public static Language of(String code) {
        for (Language language : values()) {
            if (language.code().equals(code)) {
                return language;
            }
        }
        throw new IllegalArgumentException("unknown language '" + code + "', expected one of "
                + String.join(", ", Arrays.stream(values()).map(Language::code).toList()));
    }

    /** The forms that every plural of a message must give. */
    List<String> pluralForms() {
        return pluralForms;
    }

    /** The form that goes with a number. Polish: 1 karta, 2-4 karty (but 12-14 kart), all others kart. */
    String pluralForm(int n) {
        if (n == 1) {
            return "one";
        }
        if (this != PL) {
            return "other";
        }
        int tens = n % 100 / 10;
        int ones = n % 10;
        return tens != 1 && ones >= 2 && ones <= 4 ? "few" : "many";
    }
}
