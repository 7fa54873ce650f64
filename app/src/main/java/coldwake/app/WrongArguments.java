package coldwake.app;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers wrong arguments with one line that says what is wrong and where to look, and exit status 2. */
final class WrongArguments implements IParameterExceptionHandler {

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        String line = "coldwake: " + oneLine(reason(wrong)) + " (see " + whereToLook(command) + ")";
        command.getErr().println(line);
        command.getErr().flush();
        return ExitCode.USAGE;
    }

    private static String reason(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().getFirst();
            boolean unknownCommand = !unmatched.isUnknownOption() && isRoot(wrong.getCommandLine());
            String what = unknownCommand
                    ? "unknown command '" + first + "'"
                    : unmatched.isUnknownOption()
                            ? "unknown option '" + first + "'"
                            : "unexpected argument '" + first + "'";
            return what + didYouMean(first, unmatched.getSuggestions());
        }
        String message = wrong.getMessage();
        return message == null ? "wrong arguments" : message;
    }

    /** Only what starts alike is a help; the library suggests words that are hardly like what was typed. */
    private static String didYouMean(String typed, List<String> suggestions) {
        List<String> alike = suggestions.stream()
                .filter(s -> !typed.isEmpty() && s.startsWith(typed.substring(0, 1)))
                .toList();
        return alike.isEmpty() ? "" : ", did you mean " + String.join(" or ", alike) + "?";
    }

    private static String whereToLook(CommandLine command) {
        return isRoot(command) ? "coldwake help" : command.getCommandSpec().qualifiedName() + " --help";
    }

    private static boolean isRoot(CommandLine command) {
        return command.getParent() == null;
    }

    static String oneLine(String message) {
        return message.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
