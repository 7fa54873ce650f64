package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.testkit.Project;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The module {@code content} without one box: its folder of behaviour, its facts and its words are not there, and neither
 * are its elements in the lists of boxes. Everything else is compiled as it is, and so are the bots without their folder for
 * the box.
 */
final class ContentWithout implements AutoCloseable {
    private static final Path SOURCES = Project.root().resolve("content/src/main/java");
    private static final Path BOTS = Project.root().resolve("bots/src/main/java");
    private static final Path RESOURCES = Project.root().resolve("content/src/main/resources");
    private static final String CONTENT = "coldwake/content/";
    /** One class of each library that content is compiled with. */
    private static final List<String> LIBRARIES = List.of(
            Game.class.getName(),
            "org.jspecify.annotations.Nullable",
            "com.fasterxml.jackson.annotation.JsonProperty",
            "tools.jackson.core.JsonParser",
            "tools.jackson.databind.json.JsonMapper",
            "tools.jackson.dataformat.yaml.YAMLFactory");
    /** The lists in which a box is an element, beside those of the package of content itself. */
    private static final List<String> LISTS_OF_IDS = List.of("facts/Facts.java", "text/Messages.java");

    private static final Pattern LIST = Pattern.compile("=\\s+List\\.of\\(");

    private final URLClassLoader loader;

    /**
     * @param box the folder of the box, which is also its id but for the hyphens
     * @param id what facts and words call it
     */
    ContentWithout(Path folder, String box, String id) throws IOException {
        Path sources = folder.resolve("sources");
        Path classes = folder.resolve("classes");
        copy(SOURCES, sources, path -> !path.startsWith(CONTENT + box + "/"));
        copy(RESOURCES, classes, path -> !path.contains("/" + id + "/") && !path.endsWith("/" + id + ".properties"));
        List<Path> files = filesIn(sources);
        for (Path file : files) {
            String name = sources.relativize(file).toString().replace(File.separatorChar, '/');
            String text = Files.readString(file);
            if (file.getParent().endsWith(CONTENT)) {
                Files.writeString(file, withoutClassesOf(text, "content", box));
            } else if (LISTS_OF_IDS.contains(name.substring(CONTENT.length()))) {
                Files.writeString(file, withoutElements(text, List.of("\"" + id + "\"")));
            }
        }
        compile(files, classes, libraries());
        compileBots(folder, box, classes);
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, new Rest());
    }

    /** What a static method of a class in this content answers. */
    Object call(String type, String method, Object argument) throws ReflectiveOperationException {
        try {
            return loader.loadClass(type).getMethod(method, argument.getClass()).invoke(null, argument);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }

    /** All that is not content, from the class path. */
    private static final class Rest extends ClassLoader {
        Rest() {
            super(ContentWithout.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("coldwake.content.")) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }

        @Override
        public URL getResource(String name) {
            return name.startsWith(CONTENT) ? null : super.getResource(name);
        }
    }

    private static void compileBots(Path folder, String box, Path content) throws IOException {
        Path sources = folder.resolve("bots");
        copy(BOTS, sources, path -> !path.startsWith("coldwake/bots/" + box + "/"));
        List<Path> files = filesIn(sources);
        for (Path file : files) {
            Files.writeString(file, withoutClassesOf(Files.readString(file), "bots", box));
        }
        compile(files, folder.resolve("bot-classes"), content + File.pathSeparator + libraries());
    }

    private static void compile(List<Path> files, Path classes, String path) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter problems = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-cp", path, "-encoding", "UTF-8");
            boolean compiled = compiler.getTask(
                            problems, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            assertThat(compiled).as(problems.toString()).isTrue();
        }
    }

    private static String libraries() {
        return LIBRARIES.stream()
                .map(ContentWithout::whereIs)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String whereIs(String type) {
        try {
            return Path.of(Class.forName(type)
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (ReflectiveOperationException | java.net.URISyntaxException e) {
            throw new IllegalStateException("content is compiled without " + type + " now; list what it needs", e);
        }
    }

    /** A source without the imports of a box and without the elements of lists that use them. */
    private static String withoutClassesOf(String source, String module, String box) {
        Matcher imported = Pattern.compile("(?m)^import coldwake\\." + module + "\\." + box + "\\.(\\w+);\n")
                .matcher(source);
        List<String> classes = imported.results().map(found -> found.group(1)).toList();
        return withoutElements(imported.replaceAll(""), classes);
    }

    private static String withoutElements(String source, List<String> words) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        Matcher list = LIST.matcher(source);
        while (list.find(from)) {
            int end = endOf(source, list.end());
            out.append(source, from, list.end());
            out.append(elements(source.substring(list.end(), end)).stream()
                    .filter(element -> words.stream().noneMatch(word -> has(element, word)))
                    .collect(Collectors.joining(",")));
            from = end;
        }
        return out.append(source.substring(from)).toString();
    }

    private static boolean has(String element, String word) {
        return Pattern.compile("(?<!\\w)" + Pattern.quote(word) + "(?!\\w)")
                .matcher(element)
                .find();
    }

    /** Where the bracket that was opened before a place is closed. */
    private static int endOf(String source, int start) {
        int depth = 1;
        for (int k = start; ; k++) {
            depth += "([{".indexOf(source.charAt(k)) >= 0 ? 1 : ")]}".indexOf(source.charAt(k)) >= 0 ? -1 : 0;
            if (depth == 0) {
                return k;
            }
        }
    }

    private static List<String> elements(String list) {
        List<String> elements = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int k = 0; k < list.length(); k++) {
            char c = list.charAt(k);
            depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            if (c == ',' && depth == 0) {
                elements.add(list.substring(start, k));
                start = k + 1;
            }
        }
        elements.add(list.substring(start));
        return elements;
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void copy(Path from, Path to, java.util.function.Predicate<String> wanted) throws IOException {
        for (Path file : filesIn(from)) {
            Path path = from.relativize(file);
            if (wanted.test(path.toString().replace(File.separatorChar, '/'))) {
                Files.createDirectories(to.resolve(path).getParent());
                Files.copy(file, to.resolve(path));
            }
        }
    }
}
