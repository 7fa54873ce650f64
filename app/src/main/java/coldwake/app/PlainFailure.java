package coldwake.app;

import coldwake.server.StartException;
import coldwake.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Answers what an operator can mend with one line and exit status 1; anything else is a mistake of ours, told in full. */
final class PlainFailure implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments)
            throws Exception {
        if (failure instanceof StoreException || failure instanceof StartException) {
            command.getErr().println("coldwake: " + failure.getMessage());
            command.getErr().flush();
            return ExitCode.SOFTWARE;
        }
        throw failure;
    }
}
