package coldwake.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The live stream of one connection, as a browser would read it. */
final class Stream implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final HttpResponse<InputStream> response;
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final Thread reader;

    /** One message with its id. */
    record Message(String id, String text) {
        JsonNode json() {
            return Client.JSON.readTree(text);
        }

        String type() {
            return json().path("type").asString();
        }
    }

    private Stream(HttpResponse<InputStream> response) {
        this.response = response;
        reader = Thread.ofVirtual().start(this::read);
    }

    /** Connects; {@code since} is sent as browsers send it when they connect again, unless it is empty. */
    static Stream open(int port, String table, String token, String query, String since) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port + "/api/tables/" + table + "/live" + query))
                .header("Accept", "text/event-stream");
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (!since.isEmpty()) {
            request.header("Last-Event-ID", since);
        }
        try {
            return new Stream(HTTP.send(request.build(), BodyHandlers.ofInputStream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        try (Scanner lines = new Scanner(response.body(), StandardCharsets.UTF_8)) {
            String id = "";
            StringBuilder data = new StringBuilder();
            while (lines.hasNextLine()) {
                String line = lines.nextLine();
                if (line.startsWith("id:")) {
                    id = line.substring(3).strip();
                } else if (line.startsWith("data:")) {
                    data.append(line.substring(5).strip());
                } else if (line.isEmpty() && !data.isEmpty()) {
                    messages.add(new Message(id, data.toString()));
                    data.setLength(0);
                }
            }
        }
    }

    /** The next message; fails if none comes. */
    Message next() throws InterruptedException {
        Message message = messages.poll(20, TimeUnit.SECONDS);
        if (message == null) {
            throw new AssertionError("no message came");
        }
        return message;
    }

    /** The messages up to the first that is looked for, with it. */
    List<Message> until(Predicate<Message> wanted) throws InterruptedException {
        List<Message> read = new ArrayList<>();
        do {
            read.add(next());
        } while (!wanted.test(read.getLast()));
        return read;
    }

    /** The messages up to the one that tells of a version, with it. */
    List<Message> untilVersion(int version) throws InterruptedException {
        return until(m -> m.json().path("version").asInt() >= version);
    }

    /** The messages that are left when the server ends the stream. */
    List<Message> untilEnd() throws InterruptedException {
        if (!reader.join(Duration.ofSeconds(20))) {
            throw new AssertionError("the stream goes on");
        }
        return List.copyOf(messages);
    }

    int status() {
        return response.statusCode();
    }

    int waiting() {
        return messages.size();
    }

    @Override
    public void close() {
        try {
            response.body().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
