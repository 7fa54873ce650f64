package coldwake.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.setup.GameSetup;
import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import coldwake.server.table.Tables;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** A server is not used to call its neighbours. */
class WebhooksTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "fe80::1",
                "fc00::1",
                "fd12::1",
                "ff02::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "2002:a00:1::1",
                "2001::1",
                "198.18.0.1",
                "192.88.99.1"
            })
    void addressesOfThisMachineAndItsNetworksArePrivate(String address) throws UnknownHostException {
        assertThat(Webhooks.isPrivate(InetAddress.getByName(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2001:4860::1", "198.20.0.1"})
    void addressesOfTheInternetAreNot(String address) throws UnknownHostException {
        assertThat(Webhooks.isPrivate(InetAddress.getByName(address))).isFalse();
    }

    @Test
    void privateAddressesAreRefusedUnlessTheyAreAllowed() {
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, Clock.systemUTC(), 10)) {
            assertThatThrownBy(() -> check(tables, Webhooks.Allowed.NONE, "https://1.1.1.1/"))
                    .hasMessageContaining("no webhooks");
            assertThatThrownBy(() -> check(tables, Webhooks.Allowed.PUBLIC, "http://127.0.0.1:9000/"))
                    .hasMessageContaining("public internet");
            for (String port : List.of("0", "65536", "99999")) {
                assertThatThrownBy(() -> check(tables, Webhooks.Allowed.ANY, "http://127.0.0.1:" + port + "/"))
                        .hasMessageContaining("A webhook is");
            }
            check(tables, Webhooks.Allowed.PUBLIC, "https://1.1.1.1/turn");
            check(tables, Webhooks.Allowed.ANY, "http://127.0.0.1:9000/");
        }
    }

    @Test
    void aServerThatCallsNoneSaysSo() {
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, Clock.systemUTC(), 10)) {
            assertThat(enabled(tables, Webhooks.Allowed.NONE)).isFalse();
            assertThat(enabled(tables, Webhooks.Allowed.PUBLIC)).isTrue();
        }
    }

    private static boolean enabled(Tables tables, Webhooks.Allowed allowed) {
        try (Webhooks webhooks = new Webhooks(tables, allowed, Duration.ZERO, JsonMapper.shared())) {
            return webhooks.enabled();
        }
    }

    /** Somebody's program that takes calls and never answers does not keep the others' from being made. */
    @Test
    void aSlowProgramKeepsNobodyElseWaiting() throws IOException, InterruptedException {
        CountDownLatch called = new CountDownLatch(1);
        HttpServer quick = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        quick.createContext("/", exchange -> {
            called.countDown();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        quick.start();
        try (ServerSocket slow = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, Clock.systemUTC(), 100);
                Webhooks webhooks = new Webhooks(
                        tables,
                        Webhooks.Allowed.ANY,
                        Duration.ofSeconds(1),
                        JsonMapper.builder().build())) {
            for (int k = 0; k < 10; k++) {
                start(tables, "http://127.0.0.1:" + slow.getLocalPort() + "/");
            }
            start(tables, "http://127.0.0.1:" + quick.getAddress().getPort() + "/");
            assertThat(called.await(4, TimeUnit.SECONDS)).isTrue();
            assertThat(webhooks.lost()).isZero();
        } finally {
            quick.stop(0);
        }
    }

    private static void start(Tables tables, String url) {
        String id = tables.create("test", GameSetup.standard(2), false, null);
        for (int seat = 0; seat < 2; seat++) {
            tables.seats().take(id, seat, "Ada", id + seat, null, null);
            tables.seats().setWebhook(id, seat, url);
        }
        tables.draws().start(id);
    }

    private static void check(Tables tables, Webhooks.Allowed allowed, String url) {
        try (Webhooks webhooks = new Webhooks(
                tables, allowed, Duration.ofSeconds(1), JsonMapper.builder().build())) {
            webhooks.check(url);
        }
    }
}
