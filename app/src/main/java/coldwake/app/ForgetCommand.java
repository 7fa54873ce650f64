package coldwake.app;

import coldwake.server.store.Retention;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Removes old tables. */
@Command(
        name = "forget",
        description = "Removes finished tables that nobody has touched for long; statistics stay."
                + " A server that uses a folder must be stopped first.",
        mixinStandardHelpOptions = true)
final class ForgetCommand implements Callable<Integer> {
    @Mixin
    private StoreOptions store;

    @Option(
            names = "--days",
            paramLabel = "N",
            required = true,
            description = "Tables without an entry for that many days.")
    private int days;

    @Option(names = "--unfinished", description = "Also tables that were not played to the end.")
    private boolean unfinished;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (days < 1) {
            throw new ParameterException(spec.commandLine(), "--days takes a number from 1 on, not " + days);
        }
        long since = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(days);
        int forgotten = Retention.forget(store.url(spec), since, unfinished);
        PrintWriter out = spec.commandLine().getOut();
        out.println(forgotten == 1 ? "1 table is forgotten" : forgotten + " tables are forgotten");
        out.flush();
        return 0;
    }
}
