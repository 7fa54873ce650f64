package coldwake.e2e;

import static java.util.Objects.requireNonNull;

import coldwake.bots.Bots;
import coldwake.content.intruders.IntruderPlayer;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.decision.Decision;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** What a table asks and shows at its most telling moments. */
final class Moments {
    private static final int GAMES = 1500;
    private static final int CROWD = 6;
    /** Moments at which somebody else is asked: with bots alone the game would go on. */
    private static final List<String> COMPANY = List.of("death");

    private static final GameSetup USUAL = GameSetup.standard(4);
    private static final GameSetup AFTERMATH = USUAL.withMode(
                    "standard", "aftermath-characters", "aftermath-rooms", "traits", "turrets")
            .withCrew(List.of("bounty-hunter", "ceo", "psychologist", "convict"));
    private static final GameSetup COOP = USUAL.withMode("coop", "revive");

    /**
     * A moment of a table.
     *
     * @param setup what was agreed on
     * @param moving whether it lasts only as long as an animation
     * @param then what the guest does to get there
     */
    record Moment(String name, GameSetup setup, Predicate<Game> there, boolean moving, Consumer<Guest> then) {
        Moment(String name, Predicate<Game> there) {
            this(name, there, false, guest -> {});
        }

        Moment(String name, Predicate<Game> there, boolean moving, Consumer<Guest> then) {
            this(name, USUAL, there, moving, then);
        }

        Moment(String name, GameSetup setup, Predicate<Game> there) {
            this(name, setup, there, false, guest -> {});
        }
    }

    static final List<Moment> ALL = List.of(
            new Moment("character", Points.asked(0, "pick-character")),
            new Moment("objective", Points.asked(0, "keep-objective")),
            new Moment("found", Points.asked(0, "choose-found")),
            new Moment("payment", Points.asked(0, "choose-payment"), false, Moments::pay),
            new Moment("armed", Points.turn(0, 3), false, guest -> guest.arm("move:")),
            new Moment(
                    "refusals",
                    Points.turn(0, 3),
                    false,
                    guest -> guest.find("[data-more]").click()),
            new Moment("combat", Points.combat(0)),
            new Moment("escape", Points.combat(0), false, guest -> guest.arm("move:")),
            // With nothing to defend with, the client says so by itself.
            new Moment(
                    "defence",
                    Points.asked(0, "choose-defence", d -> d.options().size() > 1)),
            new Moment("noise", Points.asked(0, "choose-noise")),
            new Moment("doors", Points.asked(0, "choose-doors")),
            new Moment(
                    "interruption",
                    Points.asked(0, "choose-reaction", d -> d.options().contains("react:interruption"))),
            new Moment("trade", Points.asked(0, "answer-offer")),
            new Moment("deal", Points.asked(0, "choose-deal")),
            new Moment("pod", Points.asked(0, "choose-in-pod")),
            new Moment("crowd", Moments::crowded),
            new Moment("inspect", Points.turn(0, 4), false, Moments::inspect),
            new Moment("recap", Points.turn(0, 4), false, Moments::recap),
            new Moment("death", Moments::dead),
            new Moment("table-aftermath", AFTERMATH, Moments::laikaAndTurret),
            new Moment(
                    "character-aftermath",
                    USUAL.withMode("standard", "aftermath-characters"),
                    Points.asked(0, "pick-character", Moments::youngOnes)),
            new Moment("table-research", USUAL.withMode("standard", "research-mission"), Moments::alert),
            new Moment("dice", Points.turn(0, 2), true, Moments::roll),
            new Moment("table-coop", COOP, Moments::bodyLies),
            new Moment("table-solo", GameSetup.standard(1).withMode("solo"), Points.turn(0, 2)),
            new Moment("table-alternative", USUAL.withBoard("nemesis-alternative"), Points.turn(0, 4)),
            new Moment(
                    "table-medic",
                    USUAL.withMode("standard", "medic").withCrew(List.of("medic", "scout", "captain", "mechanic")),
                    Points.turn(0, 3)),
            new Moment("table-carnomorphs", USUAL.withSpecies("carnomorphs"), Moments::mutated),
            new Moment("table-void-seeders", USUAL.withSpecies("void-seeders"), Points.turn(0, 5)),
            new Moment(
                    "table-intruder-player",
                    USUAL.withMode("standard", "intruder-player"),
                    Points.asked(0, "choose-intruder-action", d -> Points.offers(d, "card:"))),
            new Moment(
                    "table-hunted",
                    USUAL.withMode("standard", "intruder-player"),
                    game -> Points.turn(0, 2).test(game) && intruderPlayer(game) > 0),
            new Moment("table-hourglass", COOP.withMode("coop", "hourglass"), Points.turn(0, 1), false, Moments::grab));

    private final LocalServer stand;

    Moments(LocalServer stand) {
        this.stand = stand;
    }

    /** The seat that plays the Intruders or will, or -1. */
    private static int intruderPlayer(Game game) {
        return game.state().counter(game.rules().counter(IntruderPlayer.ID + "." + IntruderPlayer.SEAT), 0) - 1;
    }

    /** A table at that moment; bots that think get there if they can. */
    Staged stage(Moment moment) {
        List<String> people = COMPANY.contains(moment.name()) ? List.of("Ilse", "Bram") : List.of("Ilse");
        Staging.Play play = new Staging(moment.setup(), people.size(), Bots.NORMAL).search(GAMES / 5, moment.there());
        if (play == null) {
            play = new Staging(moment.setup(), people.size(), Bots.RANDOM).find(moment.name(), GAMES, moment.there());
        }
        Integer sand = moment.setup().options().contains("hourglass") ? 0 : null;
        return stand.stage("Cold Harbour", play, people, Bots.NORMAL.word(), sand);
    }

    /** Picks the hourglass up and looks for a room. */
    private static void grab(Guest guest) {
        guest.find(".sand button").click();
        guest.pressRoom("011");
    }

    /** A turn of the first seat, which carries a mutation. */
    private static boolean mutated(Game game) {
        return Points.turn(0, 3).test(game)
                && !view(game, 0).crew().get(0).speciesCards().isEmpty();
    }

    /** A turn of the Bounty Hunter with Laika in another room, and a turret somewhere. */
    private static boolean laikaAndTurret(Game game) {
        if (!Points.turn(0, 3).test(game)) {
            return false;
        }
        SeatView view = view(game, 0);
        Map<String, Integer> dog = requireNonNull(view.addOns().get("bounty-hunter"));
        return requireNonNull(dog.get("laika")) > 0
                && requireNonNull(view.counters().get("turrets.room")).stream()
                        .anyMatch(room -> room != null && room > 0);
    }

    private static boolean youngOnes(Decision decision) {
        return decision.options().stream()
                        .filter(o -> AFTERMATH.crew().contains(o.replaceFirst(".*:", "")))
                        .count()
                >= 2;
    }

    private static boolean alert(Game game) {
        return Points.turn(0, 3).test(game)
                && requireNonNull(view(game, 0).piles().get("alert-open")).count() > 0;
    }

    private static boolean dead(Game game) {
        return Points.turn(1, 2).test(game)
                && view(game, 0).crew().get(0).status().equals("dead");
    }

    /** Looks closely at the room one stands in. */
    private static void inspect(Guest guest) {
        guest.page().keyboard().press("i");
    }

    /** What happened since the last turn; a phone has it in a sheet. */
    private static void recap(Guest guest) {
        if (guest.find(".tabbar button").count() > 0) {
            guest.find(".tabbar button").last().click();
        }
        guest.find("[data-recap]").click();
    }

    private static void pay(Guest guest) {
        guest.find(".card.can").first().hover();
    }

    /** A die shows its face for a moment only, which a slow machine misses: this page never tires of it. */
    private static final String HOLD_DICE = """
        () => {
          const wait = window.setTimeout;
          const die = after => after > 300 && after < 1400 && document.querySelector('.moment svg.face');
          window.setTimeout = (then, after, ...rest) => die(after) ? 0 : wait(then, after, ...rest);
        }\
        """;

    /** Moves and pays, so that dice roll. */
    private static void roll(Guest guest) {
        guest.page().evaluate(HOLD_DICE);
        guest.arm("move:");
        guest.find("[data-confirm]:visible").click();
        guest.page().waitForTimeout(300);
        if (guest.find("[data-option^='pay:']").count() > 0) {
            guest.find("[data-option^='pay:']").first().click();
        }
        guest.find(".moment[data-phase=face] svg.face").waitFor();
        guest.page().waitForTimeout(700);
    }

    static SeatView view(Game game, int seat) {
        return ViewBuilder.view(game, seat);
    }

    /** A turn of the first seat while the body of somebody lies in a room. */
    static boolean bodyLies(Game game) {
        return Points.asked(0, "choose-action").test(game)
                && view(game, 0).ship().rooms().stream()
                        .anyMatch(room -> room.things().stream().anyMatch(t -> t.startsWith("red-character-corpse")));
    }

    private static boolean crowded(Game game) {
        if (!Points.asked(0, "choose-action").test(game)) {
            return false;
        }
        SeatView view = ViewBuilder.view(game, 0);
        return view.ship().rooms().stream()
                .anyMatch(room -> room.things().size()
                                + view.crew().stream()
                                        .filter(c -> c.status().equals("aboard")
                                                && room.number().equals(c.room()))
                                        .count()
                                + view.intruders().stream()
                                        .filter(i -> i.room().equals(room.number()))
                                        .count()
                        >= CROWD);
    }
}
