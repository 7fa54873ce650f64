package coldwake.app;

import coldwake.server.StartException;
import coldwake.server.store.StoreException;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Answers what can happen to any command, such as a port or a database that is not to be had, with one line. */
final class Failures implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments)
            throws Exception {
        boolean ofTheWorld = failure instanceof IOException
                || failure instanceof UncheckedIOException
                || failure instanceof StartException
                || failure instanceof StoreException;
        String message = failure.getMessage();
        if (!ofTheWorld || message == null) {
            throw failure;
        }
        command.getErr().println("coldwake: " + WrongArguments.oneLine(message));
        command.getErr().flush();
        return ExitCode.SOFTWARE;
    }
}
