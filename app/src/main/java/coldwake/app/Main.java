package coldwake.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code coldwake} command. Every subcommand is listed here and nowhere else. */
@Command(
        name = "coldwake",
        description = "An unofficial player, referee and laboratory for a survival game on a sleeping ship.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Commands of the source tree:",
            "  test    Builds everything and runs all that CI runs; takes Maven arguments.",
            "  format  Formats all Java sources.",
            "",
            "coldwake COMMAND --help tells more about one command."
        },
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RecordCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            ExportCommand.class,
            VerifyCommand.class,
            SimulateCommand.class,
            MergeCommand.class,
            ReportCommand.class,
            CompareCommand.class,
            TournamentCommand.class,
            ScenarioCommand.class,
            RulesCommand.class,
            BenchCommand.class,
            TuneCommand.class,
            SoakCommand.class,
            HelpCommand.class
        })
public final class Main implements Runnable {

    @Spec
    private CommandSpec spec;

    /**
     * Runs the command and ends the JVM with its exit status: 0 done, 1 failed, 2 wrong arguments. Without a command the
     * server starts, so that a newcomer is at a table at once.
     */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args.length == 0 ? new String[] {"serve"} : args));
    }

    /** The command line with all subcommands, as {@link #main} runs it. */
    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setParameterExceptionHandler(new WrongArguments())
                .setExecutionExceptionHandler(new Failures())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
