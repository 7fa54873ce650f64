package coldwake.server.http;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.content.facts.Facts;
import coldwake.content.facts.IntruderTypeFacts;
import coldwake.content.facts.TrackFacts;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.RulesReference;
import coldwake.engine.setup.GameSetup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** What is in the box, for any client: words, rules, boards, facts. */
final class ContentRoutes {
    /** Counted once: a game is set up for each number. */
    private static final Map<String, List<Integer>> TOKENS = new ConcurrentHashMap<>();

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
            // The words of lessons come with the view of a learner.
            if (!key.startsWith("lesson.") && messages.arguments(key).isEmpty()) {
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
        if (Stream.concat(Facts.load().boards().stream(), Facts.load().extendedBoards().stream())
                .noneMatch(b -> b.id().equals(board))) {
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
                "attacks",
                facts.species().stream()
                        .flatMap(species -> species.attacks().stream())
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
                                TOKENS.computeIfAbsent(species.id(), Rulesets::tokensInBag),
                                species.creatures().eggs(),
                                species.creatures().leftOut()))
                        .toList());
        all.put("markers", facts.markers());
        all.put("bots", Bots.names());
        all.put("choices", Rulesets.choices());
        all.put("usual", Usual.of(GameSetup.standard(1)));
        all.put("webhooks", webhooks);
        cache(ctx);
        requests.answer(ctx, all);
    }

    /** The game that is offered first. */
    private record Usual(String board, String species, String mode, List<String> options) {
        static Usual of(GameSetup setup) {
            return new Usual(
                    setup.board(),
                    setup.species(),
                    setup.mode(),
                    Rulesets.choices().byDefault(setup.mode(), setup.species()));
        }
    }

    /**
     * What is printed of a species besides its cards: its types from the smallest, and what it starts with.
     *
     * @param tokens how many tokens are in its bag at the start of a game for 1, 2, ... players
     */
    private record SpeciesSummary(
            String id,
            List<String> types,
            List<TrackFacts> track,
            List<Integer> tokens,
            int eggs,
            List<String> leftOut) {}
}
