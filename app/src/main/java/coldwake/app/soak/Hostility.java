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
        return switch (random.nextInt(10)) {
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
            default -> origin();
        };
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
                "/choices", "/start", "/full-view", "/export-consent", "/stand-ins", "/undo", "/undo/answer", "/bots"));
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
