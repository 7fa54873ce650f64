package coldwake.content.text;

import coldwake.engine.decision.Consequence;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Tells events in a language. A sentence needs only what its event carries and what is printed; each component of the
 * event is an argument of the sentence. A yes or no picks between two sentences instead: {@code
 * log.engine-handled.swapped} and {@code log.engine-handled.not-swapped}. What one seat sees is told to that seat as "you"
 * and to everybody else by name: {@code log.cards-seen} and {@code log.cards-seen.by-another}.
 */
public final class Narrator {
    /** Kinds of events, looked at once: the same few are told again and again, to every seat. */
    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            return new Kind(kebab(type.getSimpleName()), List.of(type.getRecordComponents()));
        }
    };

    private record Kind(String word, List<RecordComponent> components) {}

    private final Messages messages;
    private final EventParts parts;

    public Narrator(Language language, Ruleset rules, PublicTable table) {
        messages = Messages.of(language, rules.setup().species());
        parts = new EventParts(messages, rules, table);
    }

    /** What a kind of event is called. */
    public static String word(GameEvent event) {
        return KINDS.get(event.getClass()).word();
    }

    /** What a kind of consequence is called. */
    public static String word(Consequence consequence) {
        return KINDS.get(consequence.getClass()).word();
    }

    /** One event as a sentence for the ears of a seat, or of {@link coldwake.engine.event.Audience#SPECTATOR}. */
    public String tell(GameEvent event, int listener) {
        return parts(event, listener).stream().map(LogPart::text).collect(Collectors.joining());
    }

    /** The same sentence in parts, with all values of the event. */
    public List<LogPart> parts(GameEvent event, int listener) {
        Record told = (Record) event;
        StringBuilder key = key("log.", told);
        if (event instanceof GameEvent.Private seen && seen.who().seat() != listener) {
            key.append(".by-another");
        }
        return sentence(key.toString(), told, LogPart.words(", "));
    }

    /** What comes of an answer, as a clause. */
    public String tell(Consequence consequence) {
        return parts(consequence).stream().map(LogPart::text).collect(Collectors.joining());
    }

    /** The same clause in parts. */
    public List<LogPart> parts(Consequence consequence) {
        Record told = (Record) consequence;
        boolean either = consequence instanceof Consequence.EncounterOn;
        return sentence(
                key("means.", told).toString(),
                told,
                LogPart.words(either ? messages.text("name.or", Map.of("first", "", "second", "")) : ", "));
    }

    private List<LogPart> sentence(String key, Record event, LogPart between) {
        Map<String, List<LogPart>> values = values(event);
        List<LogPart> line = new ArrayList<>();
        messages.write(key, arguments(values), new Message.Sink() {
            @Override
            public void text(String text) {
                line.add(LogPart.words(text));
            }

            @Override
            public void argument(String name, Object value) {
                addAll(line, values.getOrDefault(name, List.of()), between);
            }
        });
        line.set(0, line.getFirst().withText(Names.capitalised(line.getFirst().text())));
        values.forEach((name, value) -> {
            if (line.stream().noneMatch(part -> name.equals(part.name()))) {
                value.forEach(each -> line.add(each.withText("")));
            }
        });
        return List.copyOf(line);
    }

    private static void addAll(List<LogPart> line, List<LogPart> value, LogPart between) {
        for (int k = 0; k < value.size(); k++) {
            if (k > 0) {
                line.add(between);
            }
            line.add(value.get(k));
        }
    }

    private Map<String, List<LogPart>> values(Record event) {
        Map<String, List<LogPart>> values = new LinkedHashMap<>();
        for (RecordComponent component : KINDS.get(event.getClass()).components()) {
            values.put(component.getName(), parts.of(event, component.getName(), valueOf(component, event)));
        }
        switch (event) {
            case GameEvent.ActionBegun begun -> tellAction(values, begun.source(), begun.branch());
            case Consequence.PaidFor paid -> tellAction(values, paid.source(), paid.branch());
            default -> {}
        }
        return values;
    }

    /** The source is told together with the branch. */
    private void tellAction(Map<String, List<LogPart>> values, String source, String branch) {
        values.remove("source");
        values.put("action", List.of(parts.action("action", source, branch)));
    }

    /** What the sentence is given: numbers for its plurals, and words. */
    private static Map<String, Object> arguments(Map<String, List<LogPart>> values) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            Integer count = value.isEmpty() ? null : value.getFirst().number();
            arguments.put(name, count == null ? name : count);
        });
        return arguments;
    }

    private static StringBuilder key(String chapter, Record event) {
        Kind kind = KINDS.get(event.getClass());
        StringBuilder key = new StringBuilder(chapter).append(kind.word());
        for (RecordComponent component : kind.components()) {
            if (valueOf(component, event) instanceof Boolean yes) {
                key.append(yes ? "." : ".not-").append(component.getName());
            }
        }
        return key;
    }

    private static Object valueOf(RecordComponent component, Record event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    static String kebab(String camel) {
        return camel.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
