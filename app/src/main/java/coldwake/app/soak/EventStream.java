package coldwake.app.soak;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/** A live stream of one seat, read by a thread of its own until it ends. */
final class EventStream implements AutoCloseable {
    private static final byte[] DATA = "data: ".getBytes(StandardCharsets.UTF_8);

    private final RawHttp http;
    private final Consumer<byte[]> heard;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean chunked;
    private volatile boolean closed;

    private EventStream(int port, Consumer<byte[]> heard) {
        http = new RawHttp(port);
        this.heard = heard;
    }

    /** Connects; every message goes to {@code heard}, and the end of the stream, if unexpected, to {@code broken}. */
    static EventStream open(int port, String table, String token, Consumer<byte[]> heard, Runnable broken)
            throws IOException {
        EventStream stream = new EventStream(port, heard);
        stream.http.open().setSoTimeout(0);
        stream.http
                .open()
                .getOutputStream()
                .write(("GET /api/tables/" + table + "/live?lang=en HTTP/1.1\r\nHost: 127.0.0.1:" + port
                                + "\r\nAccept: text/event-stream\r\nAuthorization: Bearer " + token + "\r\n\r\n")
                        .getBytes(StandardCharsets.UTF_8));
        String status = stream.http.line();
        if (!status.contains(" 200 ")) {
            throw new IOException("no stream but '" + status + "'");
        }
        for (String header = stream.http.line(); !header.isEmpty(); header = stream.http.line()) {
            stream.chunked |= header.toLowerCase(Locale.ROOT).startsWith("transfer-encoding: chunked");
        }
        Thread.ofVirtual().start(() -> stream.run(broken));
        return stream;
    }

    private void run(Runnable broken) {
        try {
            for (byte[] chunk = next(); chunk.length > 0 && !closed; chunk = next()) {
                read(chunk);
            }
        } catch (IOException e) {
            // The stream has ended; whether that is a problem is for the owner to say.
        } catch (RuntimeException e) {
            broken.run();
            throw e;
        }
        if (!closed) {
            broken.run();
        }
    }

    private byte[] next() throws IOException {
        return chunked ? http.chunk() : http.some();
    }

    private void read(byte[] chunk) {
        int from = 0;
        for (int k = 0; k < chunk.length; k++) {
            if (chunk[k] == '\n') {
                line.write(chunk, from, k - from);
                from = k + 1;
                byte[] whole = line.toByteArray();
                line.reset();
                if (whole.length > DATA.length && whole[0] == 'd') {
                    heard.accept(Arrays.copyOfRange(whole, DATA.length, whole.length));
                }
            }
        }
        line.write(chunk, from, chunk.length - from);
    }

    @Override
    public void close() {
        closed = true;
        http.close();
    }
}
