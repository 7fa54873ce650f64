package coldwake.content.facts;

import java.util.List;

/** What is printed for the modes of Aftermath besides its parts: events, tokens, alerts, requirements and offers. */
public record AftermathFacts(
        List<EventFacts> events,
        List<TokenFacts> tokens,
        List<AlertFacts> alerts,
        List<RequirementFacts> requirements,
        List<OfferFacts> offers) {
    static final String BOX = "aftermath";

    /** Where the box is not there. */
    static final AftermathFacts NONE = new AftermathFacts(List.of(), List.of(), List.of(), List.of(), List.of());

    /** Keeps the lists unchangeable. */
    public AftermathFacts {
        events = List.copyOf(events);
        tokens = List.copyOf(tokens);
        alerts = List.copyOf(alerts);
        requirements = List.copyOf(requirements);
        offers = List.copyOf(offers);
    }

    static AftermathFacts read(FactFiles files) {
        return new AftermathFacts(
                files.list(BOX, "events", EventFacts::read, EventFacts::id),
                files.list(BOX, "tokens", TokenFacts::read, TokenFacts::id),
                files.list(BOX, "alerts", AlertFacts::read, AlertFacts::id),
                files.list(BOX, "requirements", RequirementFacts::read, RequirementFacts::id),
                files.list(BOX, "offers", OfferFacts::read, OfferFacts::id));
    }
}
