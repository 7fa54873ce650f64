package coldwake.app;

import coldwake.lab.results.Header;
import coldwake.lab.results.Merge;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts the shards of a run together. */
@Command(
        name = "merge",
        description = "Puts the shards of a run together: the same file as that of a run in one piece.",
        mixinStandardHelpOptions = true)
final class MergeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Results of simulate --shard, all parts.")
    private List<Path> files;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "The results as one file.")
    private Path out;

    @Override
    public Integer call() {
        Header header = Arguments.read(spec, () -> {
            if (files.contains(out)) {
                throw new IllegalArgumentException(out + " is among the files to be merged");
            }
            return Merge.merge(files, out);
        });
        PrintWriter to = spec.commandLine().getOut();
        to.println(out + ": " + header.plan().games() + " games of " + files.size() + " files");
        to.flush();
        return 0;
    }
}
