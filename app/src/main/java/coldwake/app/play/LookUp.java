package coldwake.app.play;

import coldwake.app.Wrap;
import coldwake.content.text.Language;
import coldwake.content.text.RulesReference;
import java.util.List;
import java.util.stream.Stream;

/** The rules reference at the table. */
final class LookUp {
    private static final int SHOWN = 5;

    private LookUp() {}

    static List<String> lines(Language language, String species, String word) {
        return new RulesReference(language, species)
                .search(word).stream()
                        .limit(SHOWN)
                        .flatMap(entry -> Stream.concat(
                                Stream.of(entry.name()),
                                Wrap.lines(entry.text(), 110).stream().map(line -> "  " + line)))
                        .toList();
    }
}
