package coldwake.content.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A text with named arguments, {@code {who}}, and plurals, {@code {n, plural, one{1 card} other{{n} cards}}}. A plural
 * gives exactly the forms of its language.
 */
final class Message {
    private sealed interface Part {
        record Text(String text) implements Part {}

        record Argument(String name) implements Part {}

        record Plural(String name, Map<String, Message> forms) implements Part {}
    }

    private final Language language;
    private final List<Part> parts;

    private Message(Language language, List<Part> parts) {
        this.language = language;
        this.parts = List.copyOf(parts);
    }

    static Message parse(Language language, String text) {
        Parser parser = new Parser(language, text);
        Message message = parser.message();
        if (parser.at < text.length()) {
            throw parser.wrong("a '}' that closes nothing");
        }
        return message;
    }

    /** The names of all arguments. */
    Set<String> arguments() {
        Set<String> names = new TreeSet<>();
        for (Part part : parts) {
            switch (part) {
                case Part.Text _ -> {}
                case Part.Argument(String name) -> names.add(name);
                case Part.Plural(String name, Map<String, Message> forms) -> {
                    names.add(name);
                    forms.values().forEach(form -> names.addAll(form.arguments()));
                }
            }
        }
        return names;
    }

    /** Takes a text piece by piece. */
    interface Sink {
        void text(String text);

        void argument(String name, Object value);
    }

    /** The text with its arguments filled in; one that is missing is an error. */
    String format(Map<String, ?> arguments) {
        StringBuilder out = new StringBuilder();
        write(arguments, new Sink() {
            @Override
            public void text(String text) {
                out.append(text);
            }

            @Override
            public void argument(String name, Object value) {
                out.append(value);
            }
        });
        return out.toString();
    }

    /** Gives the text and its arguments to a sink, in order; an argument that is missing is an error. */
    void write(Map<String, ?> arguments, Sink out) {
        for (Part part : parts) {
            switch (part) {
                case Part.Text(String text) -> out.text(text);
                case Part.Argument(String name) -> out.argument(name, value(arguments, name));
                case Part.Plural(String name, Map<String, Message> forms) ->
                    plural(forms, value(arguments, name)).write(arguments, out);
            }
        }
    }

    private Message plural(Map<String, Message> forms, Object count) {
        if (!(count instanceof Integer n)) {
            throw new IllegalArgumentException("a plural needs a whole number, not " + count);
        }
        Message form = forms.get(language.pluralForm(n));
        if (form == null) {
            throw new IllegalStateException("no plural form for " + n);
        }
        return form;
    }

    private static Object value(Map<String, ?> arguments, String name) {
        Object value = arguments.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no argument {" + name + "}, only " + arguments.keySet());
        }
        return value;
    }

    /** Reads a pattern from left to right. */
    private static final class Parser {
        private final Language language;
        private final String text;
        private int at;

        Parser(Language language, String text) {
            this.language = language;
            this.text = text;
        }

        IllegalArgumentException wrong(String what) {
            return new IllegalArgumentException("found " + what + " at character " + (at + 1) + " of: " + text);
        }

        /** Up to the end, or to the brace that closes a plural form. */
        Message message() {
            List<Part> parts = new ArrayList<>();
            int start = at;
            while (at < text.length() && text.charAt(at) != '}') {
                if (text.charAt(at) == '{') {
                    addText(parts, start);
                    at++;
                    parts.add(argument());
                    start = at;
                } else {
                    at++;
                }
            }
            addText(parts, start);
            return new Message(language, parts);
        }

        private void addText(List<Part> parts, int start) {
            if (at > start) {
                parts.add(new Part.Text(text.substring(start, at)));
            }
        }

        private Part argument() {
            String name = word();
            if (skip('}')) {
                return new Part.Argument(name);
            }
            expect(',');
            if (!word().equals("plural")) {
                throw wrong("something other than 'plural'");
            }
            expect(',');
            return plural(name);
        }

        private Part plural(String name) {
            Map<String, Message> forms = new LinkedHashMap<>();
            while (!skip('}')) {
                String form = word();
                expect('{');
                if (forms.put(form, message()) != null) {
                    throw wrong("the form '" + form + "' twice");
                }
                expect('}');
            }
            if (!List.copyOf(forms.keySet()).equals(language.pluralForms())) {
                throw wrong("the plural forms " + forms.keySet() + " instead of " + language.pluralForms());
            }
            return new Part.Plural(name, forms);
        }

        private String word() {
            skipSpaces();
            int start = at;
            while (at < text.length() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            if (at == start) {
                throw wrong("no name");
            }
            return text.substring(start, at);
        }

        private boolean skip(char expected) {
            skipSpaces();
            boolean found = at < text.length() && text.charAt(at) == expected;
            at += found ? 1 : 0;
            return found;
        }

        private void skipSpaces() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }

        private void expect(char expected) {
            if (!skip(expected)) {
                throw wrong("no '" + expected + "'");
            }
        }
    }
}
