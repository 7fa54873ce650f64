package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @Test
    void withoutAnythingSaysWhatCouldBeDone() {
        assertThat(run()).isZero();
        assertThat(out.toString()).contains("Usage: coldwake", "help", "test ", "format ");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void helpListsEveryCommand() {
        assertThat(run("help")).isZero();
        assertThat(out.toString())
                .contains(Main.commandLine().getSubcommands().keySet())
                .contains("  test ", "  format ");
    }

    @Test
    void everyCommandHasHelp() {
        for (CommandLine command : Main.commandLine().getSubcommands().values()) {
            assertThat(run(command.getCommandName(), "--help"))
                    .as(command.getCommandName())
                    .isZero();
        }
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void versionIsTheVersionOfTheBuild() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString().strip()).matches("coldwake \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    wibble       | coldwake: unknown command 'wibble' (see coldwake help)
                    --wibble     | coldwake: unknown option '--wibble' (see coldwake help)
                    help wibble  | coldwake: Unknown subcommand 'wibble'. (see coldwake help)
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).isEqualTo(line + System.lineSeparator());
    }
}
