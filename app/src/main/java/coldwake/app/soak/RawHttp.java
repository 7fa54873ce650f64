package coldwake.app.soak;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One connection to a node on this machine that sends exactly the bytes it is told to. Reconnects when it must. */
final class RawHttp implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 20_000;
    private static final int SOME = 4096;

    private final int port;
    private @Nullable Socket socket;
    private @Nullable InputStream in;

    /** What came back; {@code guarded} if it came with a content security policy. */
    record Answer(int status, String type, boolean guarded, String body) {}

    RawHttp(int port) {
        this.port = port;
    }

    Answer get(String path, String token) {
        return exchange("GET", path, token, null);
    }

    Answer post(String path, String token, String body) {
        return exchange("POST", path, token, body);
    }

    /** Sends a well-formed request. */
    Answer exchange(String method, String path, String token, @Nullable String body) {
        byte[] bytes = body == null ? new byte[0] : body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + (body == null ? "" : "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n")
                + "\r\n";
        return send(head.getBytes(StandardCharsets.UTF_8), bytes);
    }

    /** Sends bytes and reads one answer; once more on a connection that the node had closed meanwhile. */
    Answer send(byte[] head, byte[] body) {
        boolean fresh = socket == null;
        try {
            return sendOnce(head, body);
        } catch (IOException e) {
            close();
            if (!fresh) {
                try {
                    return sendOnce(head, body);
                } catch (IOException again) {
                    close();
                    throw new UncheckedIOException(again);
                }
            }
            throw new UncheckedIOException(e);
        }
    }

    private Answer sendOnce(byte[] head, byte[] body) throws IOException {
        OutputStream out = open().getOutputStream();
        byte[] all = new byte[head.length + body.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        out.write(all);
        out.flush();
        return readAnswer();
    }

    /** The open connection. */
    Socket open() throws IOException {
        Socket open = socket;
        if (open == null) {
            open = new Socket(InetAddress.getLoopbackAddress(), port);
            open.setTcpNoDelay(true);
            open.setSoTimeout(TIMEOUT_MILLIS);
            socket = open;
            in = new BufferedInputStream(open.getInputStream());
        }
        return open;
    }

    // ---------------------------------------------------------------- reading

    private InputStream in() throws IOException {
        if (in == null) {
            throw new IOException("not connected");
        }
        return in;
    }

    /** One answer, whole. */
    Answer readAnswer() throws IOException {
        String status = line();
        if (!status.startsWith("HTTP/1.1 ")) {
            throw new IOException("no answer but '" + status + "'");
        }
        int length = -1;
        boolean chunked = false;
        boolean last = false;
        boolean guarded = false;
        String type = "";
        for (String line = line(); !line.isEmpty(); line = line()) {
            String header = line.toLowerCase(Locale.ROOT);
            if (header.startsWith("content-length:")) {
                length = Integer.parseInt(header.substring(15).strip());
            } else if (header.startsWith("transfer-encoding:")) {
                chunked = true;
            } else if (header.startsWith("content-type:")) {
                type = line.substring(13).strip();
            } else if (header.startsWith("content-security-policy:")) {
                guarded = true;
            } else if (header.startsWith("connection: close")) {
                last = true;
            }
        }
        byte[] body = chunked ? chunks() : in().readNBytes(Math.max(length, 0));
        if (last) {
            close();
        }
        int number = Integer.parseInt(status.substring(9, 12));
        return new Answer(number, type, guarded, new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (true) {
            byte[] chunk = chunk();
            if (chunk.length == 0) {
                return all.toByteArray();
            }
            all.writeBytes(chunk);
        }
    }

    /** The next chunk of a stream; an empty one ends it. */
    byte[] chunk() throws IOException {
        int size = Integer.parseInt(line().strip(), 16);
        byte[] chunk = in().readNBytes(size);
        line();
        return chunk;
    }

    /** What has come of a stream without chunks; nothing at its end. */
    byte[] some() throws IOException {
        byte[] buffer = new byte[SOME];
        int length = in().read(buffer);
        return length < 0 ? new byte[0] : Arrays.copyOf(buffer, length);
    }

    String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in().read(); b != '\n'; b = in().read()) {
            if (b < 0) {
                throw new IOException("the connection was closed");
            }
            if (b != '\r') {
                line.write(b);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        Socket open = socket;
        socket = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
