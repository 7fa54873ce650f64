package coldwake.server.http;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.content.facts.BagFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.IntruderTypeFacts;
import coldwake.content.facts.TrackFacts;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.RulesReference;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is in the box, for any client: words, rules, boards, facts. */
final class ContentRoutes {
    private final Requests requests;
    private final boolean webhooks;

    /** {@code webhooks}: whether this server calls any, so that a client need not ask for an address in vain. */
    ContentRoutes(Requests requests, boolean webhooks) {
        this.requests = requests;
        this.webhooks = webhooks;
    }

    void route(RoutesConfig routes) {
        routes.get("/api/messages/{language}", this::messages);
        routes.get("/api/rules/{language}", this::rules);
        routes.get("/api/boards/{board}", this::board);
        routes.get("/api/facts", this::facts);
    }

    private static void cache(Context ctx) {
        ctx.header("Cache-Control", "public, max-age=300");
    }

    private void messages(Context ctx) {
        Messages messages = Messages.of(languageOf(ctx));
        Map<String, String> all = new LinkedHashMap<>();
        messages.keys().forEach(key -> {
            if (messages.arguments(key).isEmpty()) {
                all.put(key, messages.text(key));
            }
        });
        cache(ctx);
        requests.answer(ctx, all);
    }

    private static Language languageOf(Context ctx) {
        try {
            return Language.of(ctx.pathParam("language"));
        } catch (IllegalArgumentException e) {
            throw new BadRequest(404, "no-such-language", Objects.toString(e.getMessage(), ""));
        }
    }

    private void rules(Context ctx) {
        cache(ctx);
        requests.answer(ctx, new RulesReference(languageOf(ctx)).entries());
    }

    private void board(Context ctx) {
        String board = ctx.pathParam("board");
        if (Facts.load().boards().stream().noneMatch(b -> b.id().equals(board))) {
            throw new BadRequest(404, "no-such-board", "There is no board '" + board + "'.");
        }
        cache(ctx);
        requests.answer(ctx, Facts.load().board(board));
    }

    private void facts(Context ctx) {
        Facts facts = Facts.load();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("characters", facts.characters());
        all.put("actions", facts.actionCards());
        all.put("items", facts.items());
        all.put("rooms", facts.rooms());
        all.put(
                "intruders",
                facts.species().stream()
                        .flatMap(species -> species.creatures().types().stream())
                        .toList());
        all.put(
                "species",
                facts.species().stream()
                        .map(species -> new SpeciesSummary(
                                species.id(),
                                species.creatures().types().stream()
                                        .map(IntruderTypeFacts::id)
                                        .toList(),
                                species.creatures().track(),
                                species.creatures().bag(),
                                species.creatures().eggs(),
                                species.creatures().leftOut()))
                        .toList());
        all.put("markers", facts.markers());
        all.put("bots", Bots.names());
        all.put("choices", Rulesets.choices());
        all.put("webhooks", webhooks);
        cache(ctx);
        requests.answer(ctx, all);
    }

    /** What is printed of a species besides its cards: its types from the smallest, and what it starts with. */
    private record SpeciesSummary(
            String id, List<String> types, List<TrackFacts> track, BagFacts bag, int eggs, List<String> leftOut) {}
}
