package coldwake.content.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * All texts of one language by key. A key that stands twice and a key that is missing are errors. At a table with a
 * species its own words come first: {@code carnomorphs.room.surgery.text} before {@code room.surgery.text}.
 */
public final class Messages {
    /** The message files of each language. */
    private static final List<String> FILES = List.of(
            "rules",
            "bots",
            "characters",
            "actions",
            "items",
            "rooms",
            "tokens",
            "void-seeders",
            "carnomorphs",
            "aftermath",
            "promos",
            "prototype",
            "events",
            "attacks",
            "weaknesses",
            "wounds",
            "intruder-actions",
            "setup",
            "objectives",
            "phases",
            "names",
            "questions",
            "options",
            "refusals",
            "log",
            "means",
            "terminal",
            "lessons");

    private final Language language;
    private final Map<String, Message> messages;
    private final String ownWords;

    private Messages(Language language, Map<String, Message> messages, String ownWords) {
        this.language = language;
        this.messages = messages;
        this.ownWords = ownWords;
    }

    /** The texts packed with the program, read once. */
    public static Messages of(Language language) {
        return Holder.of(language);
    }

    /** The texts as they read at a table with a species. */
    public static Messages of(Language language, String species) {
        Messages all = of(language);
        return new Messages(language, all.messages, species + ".");
    }

    /** Texts by file name without ending. */
    static Messages read(Language language, List<String> files, UnaryOperator<String> textOf) {
        Messages messages = new Messages(language, new LinkedHashMap<>(), "");
        for (String file : files) {
            messages.add(file, new StringReader(textOf.apply(file)));
        }
        return messages;
    }

    /** All keys in file order. */
    public Set<String> keys() {
        return Collections.unmodifiableSet(messages.keySet());
    }

    /** The keys that start with one text and end with another, without both, in file order. */
    List<String> between(String start, String end) {
        return messages.keySet().stream()
                .filter(key -> key.startsWith(start) && key.endsWith(end))
                .map(key -> key.substring(start.length(), key.length() - end.length()))
                .toList();
    }

    public boolean has(String key) {
        return messages.containsKey(key);
    }

    /** The names of the arguments of a text. */
    public Set<String> arguments(String key) {
        return find(key).arguments();
    }

    /** A text without arguments. */
    public String text(String key) {
        return text(key, Map.of());
    }

    /** A text with its arguments filled in. */
    public String text(String key, Map<String, ?> arguments) {
        try {
            return find(key).format(arguments);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(language.code() + " text '" + key + "': " + e.getMessage(), e);
        }
    }

    /** Gives a text with its arguments to a sink, piece by piece. */
    void write(String key, Map<String, ?> arguments, Message.Sink out) {
        try {
            find(key).write(arguments, out);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(language.code() + " text '" + key + "': " + e.getMessage(), e);
        }
    }

    private Message find(String key) {
        Message own = ownWords.isEmpty() ? null : messages.get(ownWords + key);
        Message message = own == null ? messages.get(key) : own;
        if (message == null) {
            throw new IllegalStateException("no " + language.code() + " text has the key '" + key + "'");
        }
        return message;
    }

    private void add(String file, Reader reader) {
        try (reader) {
            new OnceOnly(this, file).load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String file, String key, String text) {
        String where = "messages/" + language.code() + "/" + file + ".properties";
        Message message;
        try {
            message = Message.parse(language, text);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(where + ", " + key + ": " + e.getMessage(), e);
        }
        if (messages.put(key, message) != null) {
            throw new IllegalStateException(where + ": the key '" + key + "' stands twice");
        }
    }

    /** Reads the syntax of property files, but hands each pair on instead of keeping the last of a key. */
    private static final class OnceOnly extends Properties {
        private static final long serialVersionUID = 1L;

        private final transient Messages messages;
        private final String file;

        OnceOnly(Messages messages, String file) {
            this.messages = messages;
            this.file = file;
        }

        @Override
        @SuppressWarnings("NullAway") // Properties.load ignores what was there before
        public synchronized Object put(Object key, Object value) {
            messages.add(file, (String) key, (String) value);
            return null;
        }
    }

    private static final class Holder {
        private static final Map<Language, Messages> LOADED = new EnumMap<>(Language.class);

        static {
            for (Language language : Language.values()) {
                LOADED.put(language, read(language, FILES, file -> resource(language, file)));
            }
        }

        static Messages of(Language language) {
            Messages messages = LOADED.get(language);
            if (messages == null) {
                throw new IllegalStateException("no texts for " + language);
            }
            return messages;
        }

        private static String resource(Language language, String file) {
            String name = "/coldwake/content/messages/" + language.code() + "/" + file + ".properties";
            try (InputStream in = Messages.class.getResourceAsStream(name)) {
                if (in == null) {
                    throw new IllegalStateException("the texts " + name + " are missing");
                }
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
