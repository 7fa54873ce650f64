package coldwake.e2e;

import com.microsoft.playwright.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;

/**
 * What a page makes a browser load.
 *
 * @param packed bytes of script and style, as gzip packs them
 * @param files how many files that is
 */
record PageWeight(long packed, int files) {
    private static final Set<String> COUNTED = Set.of("script", "stylesheet");

    /** The weight of what is loaded meanwhile. */
    static PageWeight of(Guest guest, Runnable meanwhile) {
        List<Response> loaded = new ArrayList<>();
        Consumer<Response> listener = response -> {
            if (COUNTED.contains(response.request().resourceType())) {
                loaded.add(response);
            }
        };
        guest.page().onResponse(listener);
        meanwhile.run();
        guest.page().offResponse(listener);
        return new PageWeight(
                loaded.stream().mapToLong(response -> packed(response.body())).sum(), loaded.size());
    }

    private static long packed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.size();
    }
}
