package coldwake.app;

import java.util.List;
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
        })
public final class Main implements Runnable {
    private static final List<Class<?>> COMMANDS = List.of(
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            ForgetCommand.class,
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
            HelpCommand.class);

    @Spec
    private CommandSpec spec;

    /**
     * Runs the command and ends the JVM with its exit status: 0 done, 1 failed, 2 wrong arguments. Without a command the
     * server starts, so that a newcomer is at a table at once.
     */
    public static void main(String[] args) {
        String[] given = args.length == 0 ? new String[] {"serve"} : args;
        System.exit(commandLine(given[0]).execute(given));
    }

    /** The command line with all subcommands. */
    static CommandLine commandLine() {
        return commandLine(COMMANDS);
    }

    /** Setting up all commands takes a good part of a start; whoever names one needs no other. */
    private static CommandLine commandLine(String name) {
        return COMMANDS.stream()
                .filter(command -> command != HelpCommand.class)
                .filter(command -> command.getAnnotation(Command.class).name().equals(name))
                .findFirst()
                .map(command -> commandLine(List.of(command)))
                .orElseGet(Main::commandLine);
    }

    private static CommandLine commandLine(List<Class<?>> commands) {
        CommandLine line = new CommandLine(new Main());
        commands.forEach(line::addSubcommand);
        return line.setParameterExceptionHandler(new WrongArguments())
                .setExecutionExceptionHandler(new Failures())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
