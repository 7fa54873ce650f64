package coldwake.app;

import coldwake.server.table.Exports;
import coldwake.server.table.TableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds what a report speaks of. */
@Command(
        name = "record",
        description = "Writes the whole record of a table, up to the version that a report names."
                + " A server that uses a folder must be stopped first.",
        mixinStandardHelpOptions = true)
final class RecordCommand implements Callable<Integer> {
    private static final Pattern REPORT = Pattern.compile("([a-z0-9]+)(?:@([0-9]{1,9}))?");

    @Mixin
    private StoreOptions store;

    @Parameters(index = "0", paramLabel = "REPORT", description = "TABLE@VERSION of a report, or a table.")
    private String report;

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write; it holds every secret of the game.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Matcher named = REPORT.matcher(report);
        if (!named.matches()) {
            throw new ParameterException(spec.commandLine(), "a report is named TABLE@VERSION, not " + report);
        }
        int version = named.group(2) == null ? Integer.MAX_VALUE : Integer.parseInt(named.group(2));
        try {
            Files.writeString(file, Exports.fromStore(store.url(spec), named.group(1), version) + "\n");
        } catch (TableException missing) {
            throw new ParameterException(spec.commandLine(), String.valueOf(missing.getMessage()), missing);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("written to " + file);
        out.flush();
        return 0;
    }
}
