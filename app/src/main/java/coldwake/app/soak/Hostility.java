package coldwake.app.soak;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * Makes up requests that no honest client sends. None of them may be carried out: the commands in them are impossible
 * at the table they are sent to, whatever is changed in their bytes.
 */
final class Hostility {
    private static final List<String> OPTIONS = List.of("fly:mars", "", "pass\\u0000", "card:x/y", "move:999");
    private static final List<String> BODIES = List.of(
            "",
            "{",
            "[]",
            "null",
            "{}",
            "\"text\"",
            "{\"commandId\":[1]}",
            "{\"unknown\":true}",
            "[[[[[[[[",
            "NaN",
            "-0",
            "{\"number\":1e400}",
            "{\"a\":1,\"a\":2}",
            "{\"commandId\":null,\"number\":null,\"option\":null}",
            "{\"chairs\":[null,null]}",
            "{\"chairs\":{}}",
            "{\"chairs\":[]}",
            "{\"seat\":-1,\"level\":\"random\"}",
            "{\"seat\":2147483648,\"level\":null}",
            "{\"commandId\":\"x\",\"text\":\"\"}",
            "{\"commandId\":\"x\",\"text\":\"hi\",\"to\":[99]}",
            "{\"commandId\":\"x\",\"keep\":-5}");
    /** What a lenient reader would make a command of, for a seat that could give it. */
    private static final List<String> GUESSES = List.of(
            "{\"level\":\"random\"}",
            "{\"seat\":null,\"level\":\"random\"}",
            "{\"seat\":\"0\",\"level\":\"random\"}",
            "{\"seat\":0.5,\"level\":\"random\"}",
            "{\"seat\":0,\"seat\":0,\"level\":\"random\"}",
            "{\"commandId\":\"g\",\"keep\":0.5}",
            "{\"commandId\":\"g\",\"keep\":\"0\"}",
            "{\"commandId\":\"\",\"keep\":0}",
            "{\"commandId\":\"g g\",\"keep\":0}",
            "{\"commandId\":\"" + "g".repeat(49) + "\",\"keep\":0}",
            "{\"commandId\":7,\"keep\":0}");

    private static final List<String> CHAT = List.of(
            "{\"commandId\":\"x\",\"text\":\"hi\",\"to\":[null]}",
            "{\"commandId\":\"x\",\"text\":\"hi\",\"to\":[\"1\"]}",
            "{\"commandId\":\"x\",\"text\":\"hi\",\"to\":[0.5]}",
            "{\"commandId\":\"x\",\"text\":7}",
            "{\"commandId\":\"x\",\"text\":\"a\",\"text\":\"b\"}",
            "{\"commandId\":\"\\ud83d\",\"text\":\"hi\"}",
            "{\"commandId\":\"x\",\"text\":\"\\u0000\\u200b\\u202e\"}",
            "{\"commandId\":\"x\",\"text\":\"\u00ff\u00fe\"}",
            "{\"commandId\":\"x\",\"text\":\"\u00c0\u0080\"}");
    private static final List<String> FILES = List.of(
            "{\"format\":\"coldwake-table\"}",
            "{\"format\":\"coldwake-table\",\"version\":1,\"rules\":\"1\",\"table\":\"t\",\"finished\":true,\"hash\":null,"
                    + "\"lines\":[LINES]}",
            "{\"format\":\"coldwake-table\",\"version\":1,\"rules\":\"1\",\"table\":\"t\",\"finished\":false,\"hash\":\"0\","
                    + "\"lines\":[{\"at\":0,\"entry\":{\"type\":\"created\",\"title\":\"t\",\"setup\":{\"board\":\"nemesis-basic\","
                    + "\"species\":\"intruders\",\"mode\":\"standard\",\"options\":[],\"seats\":2,\"crew\":[],\"numbers\":[],"
                    + "\"objectives\":[]},\"listed\":false,\"turnSeconds\":null,\"hourglassSeconds\":null,"
                    + "\"secret\":\"s\"}},LINES]}");
    private static final List<String> ENTRIES = List.of(
            "{\"type\":\"started\",\"seed\":\"7\",\"secret\":\"s\",\"commitment\":\"c\",\"rulesVersion\":\"1\"}",
            "{\"type\":\"chosen\",\"seat\":9,\"number\":-1,\"option\":\"pass\"}",
            "{\"type\":\"undone\",\"seat\":0,\"keep\":2147483647}",
            "{\"type\":\"undone\",\"seat\":0,\"keep\":-1,\"deal\":{\"number\":1,\"people\":[null]}}",
            "{\"type\":\"said\",\"seat\":0,\"name\":\"n\",\"to\":[7],\"text\":\"x\"}",
            "{\"type\":\"seat-taken\",\"seat\":0,\"tokenHash\":\"\",\"name\":null,\"contribution\":\"\"}",
            "{\"type\":\"rules-changed\",\"from\":\"1\",\"to\":\"2\",\"keep\":0,\"state\":{}}",
            "{\"type\":\"nothing\"}",
            "null");
    private static final List<String> QUERIES = List.of(
            "", "?lang=xx", "?lang=", "?seat=x", "?seat=-7&choices=-1", "?choices=99999999999", "?%zz", "?lang=%00");
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS");

    private final Random random;
    private final String table;
    private final List<String> tokens;
    private final String foreignToken;
    private final int port;

    Hostility(Random random, int port, String table, List<String> tokens, String foreignToken) {
        this.random = random;
        this.port = port;
        this.table = table;
        this.tokens = tokens;
        this.foreignToken = foreignToken;
    }

    /** A request, as head and body. */
    record Request(byte[] head, byte[] body, String what) {}

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    Request next() {
        return switch (random.nextInt(14)) {
            case 0, 1 -> request("POST", "/choices", any(tokens), choice());
            case 2 -> request("POST", "/choices", any(tokens), mutated(choice()));
            case 3 ->
                request("POST", any(List.of("/choices", "/undo", "/stand-ins", "/bots")), any(tokens), any(BODIES));
            case 4 -> foreign();
            case 5 -> oversized();
            case 6 -> create();
            case 7 -> strangePath();
            case 8 ->
                request("GET", any(List.of("/view", "/replay", "/export", "/bug", "")) + any(QUERIES), token(), "");
            case 9 -> request("POST", any(List.of("/stand-ins", "/undo", "/undo/answer")), any(tokens), any(GUESSES));
            case 10 -> request("POST", "/chat", any(tokens), any(CHAT));
            case 11 -> file();
            case 12 -> broken();
            default -> origin();
        };
    }

    private Request file() {
        String lines = "{\"at\":" + random.nextLong() + ",\"entry\":" + any(ENTRIES) + "}";
        String file = any(FILES).replace("LINES", random.nextBoolean() ? lines : lines + "," + lines);
        return raw("POST", "/api/imports", "", random.nextInt(3) == 0 ? mutated(file) : file, "");
    }

    /** Requests whose frame is wrong; the connection cannot be used after them. */
    private Request broken() {
        String post = "POST /api/tables/" + table + "/chat HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                + "Authorization: Bearer " + any(tokens) + "\r\n";
        String chunked = post + "Transfer-Encoding: chunked\r\n";
        String text = any(List.of(
                chunked + "\r\nzz\r\n{}\r\n0\r\n\r\n",
                chunked + "\r\n-1\r\n{}\r\n0\r\n\r\n",
                chunked + "\r\nfffffffffffffffff\r\n{}",
                chunked + "Content-Length: 2\r\n\r\n{}",
                post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                post + "Content-Length: -1\r\n\r\n{}",
                post + "Content-Length: 4294967298\r\n\r\n{}",
                post + "Expect: nothing\r\nContent-Length: 2\r\n\r\n{}",
                post + "no colon\r\n\r\n",
                post + "X: " + "x".repeat(10_000) + "\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET /api/tables HTTP/1.1\r\n\r\n",
                "GET /" + "x".repeat(10_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"));
        return new Request(
                text.getBytes(StandardCharsets.ISO_8859_1),
                new byte[0],
                text.substring(0, Math.min(200, text.length())));
    }

    private String token() {
        return random.nextInt(3) == 0 ? "" : random.nextBoolean() ? foreignToken : junk(24);
    }

    private Request request(String method, String path, String token, String body) {
        return raw(method, "/api/tables/" + table + path, token, body, "");
    }

    private Request raw(String method, String path, String token, String body, String more) {
        byte[] bytes = body.getBytes(StandardCharsets.ISO_8859_1);
        String head = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + more
                + (method.equals("GET")
                        ? "\r\n"
                        : "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n\r\n");
        boolean bare = method.equals("GET");
        return new Request(
                head.getBytes(StandardCharsets.ISO_8859_1),
                bare ? new byte[0] : bytes,
                method + " " + path + " " + (body.length() > 200 ? body.substring(0, 200) + "..." : body));
    }

    /** A choice that is not offered, mostly with a stale number. */
    private String choice() {
        int number = random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(20) - 5;
        return "{\"commandId\":\"f" + random.nextInt(1000) + "\",\"number\":" + number + ",\"option\":\"" + any(OPTIONS)
                + "\"" + (random.nextInt(5) == 0 ? ",\"more\":[1,2,{}]" : "") + "}";
    }

    private String mutated(String text) {
        char[] chars = text.toCharArray();
        for (int k = random.nextInt(4); k >= 0; k--) {
            chars[random.nextInt(chars.length)] = (char) random.nextInt(256);
        }
        int end = random.nextInt(3) == 0 ? random.nextInt(chars.length) : chars.length;
        return new String(chars, 0, end);
    }

    /** Commands that would change something, from somebody who holds no seat here. */
    private Request foreign() {
        String path = any(List.of(
                "/choices",
                "/start",
                "/full-view",
                "/export-consent",
                "/stand-ins",
                "/undo",
                "/undo/answer",
                "/bots",
                "/removals"));
        return request(
                "POST", path, random.nextInt(4) == 0 ? "" : random.nextBoolean() ? foreignToken : junk(32), choice());
    }

    private Request oversized() {
        String body = random.nextBoolean()
                ? "x".repeat(16_385 + random.nextInt(4_000))
                : "[".repeat(2_000 + random.nextInt(14_000));
        return request("POST", any(List.of("/choices", "/chat", "/undo")), any(tokens), body);
    }

    private Request create() {
        String body = any(List.of(
                "{\"chairs\":[\"me\",\"me\",\"me\",\"me\",\"me\",\"me\",\"me\"]}",
                "{\"chairs\":[\"me\",\"genius\"],\"start\":true}",
                "{\"chairs\":[\"me\",\"open\"],\"start\":true}",
                "{\"chairs\":[\"me\",\"me\"],\"board\":\"flat\"}",
                "{\"chairs\":[\"me\",\"me\"],\"crew\":[\"x\",\"y\"]}"));
        return raw("POST", "/api/tables", "", random.nextBoolean() ? body : any(BODIES), "");
    }

    private Request strangePath() {
        String path = any(List.of(
                "/api/tables/" + junk(12),
                "/api/tables/" + junk(12) + "/view",
                "/api/tables/" + "a".repeat(300),
                "/api/messages/xx",
                "/api/rules/zz",
                "/api/boards/none",
                "/api/",
                "/web/",
                "/assets/",
                "/..%2f..%2fetc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/.git/config",
                "/WEB-INF/web.xml",
                "/api/tables/%00",
                "/api/tables/%u0041",
                "/api/tables/%ff",
                "/api//tables",
                "/api/tables;x/..;/",
                "/api/tables/" + table + "/nothing"));
        return raw(any(METHODS), path, token(), "{}", "");
    }

    private Request origin() {
        String origin = any(List.of("http://evil.example", "null", "x", "", "https://127.0.0.1", "://"));
        String path = "/api/tables/" + table + any(List.of("/choices", "/chat", "/start"));
        return raw("POST", path, any(tokens), choice(), "Origin: " + origin + "\r\n");
    }

    private String junk(int length) {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < length; k++) {
            text.append((char) ('!' + random.nextInt(90)));
        }
        return text.toString().replaceAll("[%?#/\\\\]", "a");
    }
}
