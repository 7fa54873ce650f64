package coldwake.e2e;

import com.microsoft.playwright.Browser;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** One server and one browser for all tests; without a browser they are skipped, and say so. */
final class OneBrowser implements BeforeAllCallback {
    private static @Nullable Both both;

    /** What is closed when the last test has run. */
    private record Both(
            @Nullable Chromium chromium, @Nullable LocalServer stand, String missing) implements AutoCloseable {
        static Both open() {
            try {
                return new Both(Chromium.open(), new LocalServer(), "");
            } catch (Chromium.Missing e) {
                System.err.println("*** BROWSER TESTS ARE SKIPPED. " + e.getMessage());
                return new Both(null, null, Objects.requireNonNull(e.getMessage()));
            }
        }

        @Override
        public void close() {
            if (chromium != null) {
                chromium.close();
            }
            if (stand != null) {
                stand.close();
            }
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        both = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(OneBrowser.class))
                .computeIfAbsent("both", key -> Both.open(), Both.class);
        Assumptions.assumeTrue(both.chromium() != null, both.missing());
    }

    static Browser browser() {
        return Objects.requireNonNull(Objects.requireNonNull(both).chromium()).browser();
    }

    static LocalServer stand() {
        return Objects.requireNonNull(Objects.requireNonNull(both).stand());
    }
}
