package coldwake.app.play;

import coldwake.app.Wrap;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.CrewView.FaceDown;
import coldwake.engine.view.CrewView.HeldView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.SeatView.RevivalView;
import coldwake.engine.view.ShipView;
import coldwake.engine.view.ShipView.NetworkView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Ship, crew and one's own things, as lines of text. */
final class Sheets {
    private static final int WIDTH = 120;

    private final SeatView view;
    private final Board board;
    private final @Nullable ShipLines place;
    private final TerminalWords words;

    Sheets(SeatView view, Ruleset rules, TerminalWords words) {
        this.view = view;
        this.board = rules.board();
        this.place = ShipLines.of(view, rules, words);
        this.words = words;
    }

    // ---------------------------------------------------------------- ship

    List<String> ship() {
        ShipView ship = view.ship();
        List<String> lines = new ArrayList<>();
        tracks(lines);
        lines.add(words.text("technical", "networks", words.list(networks())) + "   " + markersLeft());
        String nest = words.text(
                "nest", Map.of("eggs", view.species().counters().getOrDefault("eggs", 0), "tokens", ship.bag()));
        if (place == null) {
            lines.add(nest);
        } else {
            lines.add(nest + "   " + place.pods());
            lines.add(place.engines());
        }
        new SpeciesLines(words).table(view).forEach(line -> add(lines, line));
        openCards(lines);
        objectsOnBoard(lines);
        view.revivals().forEach(revival -> add(lines, revival(revival)));
        if (place != null) {
            lines.addAll(place.coordinates());
        }
        if (!view.revealed().isEmpty()) {
            lines.add(words.text(
                    "revealed",
                    "cards",
                    words.list(view.revealed().stream().map(words::revealed).toList())));
        }
        return lines;
    }

    /** Round, phase, and how far the tracks are. */
    private void tracks(List<String> lines) {
        ShipView ship = view.ship();
        String phase = words.text("phase." + view.phase());
        String first = words.seat(view.crew().get(view.firstPlayer()));
        lines.add(words.text("round", Map.of("n", view.round(), "phase", phase, "who", first)));
        if (place != null) {
            lines.add(place.tracks(board.timeEnd() - ship.time()));
        }
    }

    private String markersLeft() {
        ShipView ship = view.ship();
        return words.text(
                "markers",
                Map.of(
                        "fires", ship.firesLeft(),
                        "malfunctions", ship.malfunctionsLeft(),
                        "doors", ship.doorsLeft()));
    }

    /** Noise in the technical corridors; where there are several networks, each with its colour. */
    private List<String> networks() {
        List<NetworkView> networks = view.ship().networks();
        return networks.stream()
                .map(network -> {
                    String noise = words.text(network.noise() ? "noise" : "quiet");
                    return networks.size() == 1 ? noise : words.text("network." + network.id(), "state", noise);
                })
                .toList();
    }

    /** Cards of add-ons that lie open for all. */
    private void openCards(List<String> lines) {
        List<String> open = view.piles().entrySet().stream()
                .filter(pile -> pile.getKey().endsWith("-open"))
                .flatMap(pile -> pile.getValue().cards().stream())
                .flatMap(card -> Stream.ofNullable(card.id()))
                .toList();
        if (!open.isEmpty()) {
            add(lines, words.text("open-cards", "cards", named(open)));
        }
    }

    /** Cards of add-ons before a seat, as far as they are seen. */
    private List<String> before(int seat) {
        return view.piles().entrySet().stream()
                .filter(pile -> pile.getKey().endsWith("-" + seat))
                .flatMap(pile -> pile.getValue().cards().stream())
                .flatMap(card -> Stream.ofNullable(card.id()))
                .toList();
    }

    private String named(List<String> cards) {
        return words.list(cards.stream().map(words::revealed).toList());
    }

    /** Heavy objects that lie somewhere. */
    private void objectsOnBoard(List<String> lines) {
        List<String> lying = view.ship().rooms().stream()
                .filter(room -> !room.things().isEmpty())
                .map(room -> words.room(view, room.number()) + ": " + words.list(objects(room.things())))
                .toList();
        if (!lying.isEmpty()) {
            add(lines, words.text("objects", "objects", String.join("; ", lying)));
        }
    }

    /** Who can be brought back, where the body is, and what the room lacks. */
    private String revival(RevivalView revival) {
        Integer carrier = revival.carrier();
        String lies = revival.lies();
        String body = carrier == null
                ? words.text("revive.lies", "room", lies == null ? "?" : words.room(view, lies))
                : words.text("revive.carried", "who", words.seat(view.crew().get(carrier)));
        String number = revival.room();
        String key = "revive." + revival.state();
        String room =
                number == null || revival.state().equals("back") ? words.text(key) : words.text(key, "number", number);
        return words.text(
                "revive", Map.of("who", words.seat(view.crew().get(revival.seat())), "corpse", body, "room", room));
    }

    // ---------------------------------------------------------------- crew

    List<String> crew() {
        List<String> lines = new ArrayList<>();
        view.crew().forEach(member -> lines.addAll(Wrap.lines(crew(member), WIDTH)));
        return lines;
    }

    private String crew(CrewView member) {
        List<String> parts = new ArrayList<>();
        parts.add(words.seat(member) + " #" + member.number() + ": " + status(member));
        parts.addAll(IntruderPlayerLines.crew(view, member, words));
        if (member.status().equals("aboard") || member.status().equals("in-pod")) {
            parts.add(words.text("wounds", Map.of("light", member.lightWounds(), "serious", serious(member))));
            if (member.seat() != view.seat()) {
                others(member, parts);
            }
            parts.add(words.text("held", "items", words.list(held(member.held()))));
            if (!member.carried().isEmpty()) {
                parts.add(words.text("carries", "objects", words.list(objects(member.carried()))));
            }
            new SpeciesLines(words).crew(member, parts);
            if (member.seat() != view.seat() && !before(member.seat()).isEmpty()) {
                parts.add(words.text("cards-before", "cards", named(before(member.seat()))));
            }
        }
        marks(member, parts);
        return String.join("; ", parts);
    }

    /** What is seen of another's hand and items: all of it where players have no secrets. */
    private void others(CrewView member, List<String> parts) {
        parts.add(
                switch (member.hand()) {
                    case CrewView.HandView.Theirs(int count, var marked) ->
                        marked.isEmpty()
                                ? words.text("hand-count", "n", count)
                                : words.text("marked-hand", Map.of("n", count, "cards", cards(marked)));
                    case CrewView.HandView.Mine(var cards) ->
                        words.text("open-hand", Map.of("n", cards.size(), "cards", cards(cards)));
                });
        parts.add(
                switch (member.inventory()) {
                    case CrewView.InventoryView.Theirs(var items) ->
                        words.text("items-count", "items", words.list(backs(items)));
                    case CrewView.InventoryView.Mine(var items) -> words.text("items-count", "items", items(items));
                });
    }

    private String status(CrewView member) {
        String room = member.room();
        Integer pod = member.exit();
        return switch (member.status()) {
            case "aboard" -> words.text("status.aboard", "room", room == null ? "?" : words.room(view, room));
            case "in-pod" -> words.text("status.in-pod", "n", pod == null ? 0 : pod);
            default -> words.text("status." + member.status());
        };
    }

    private String serious(CrewView member) {
        List<String> wounds = new ArrayList<>();
        member.wounds().forEach(wound -> wounds.add(words.name("wound", wound)));
        member.dressed().forEach(wound -> wounds.add(words.text("dressed", "wound", words.name("wound", wound))));
        return wounds.isEmpty() ? words.text("no-serious") : words.text("serious", "wounds", words.list(wounds));
    }

    private void marks(CrewView member, List<String> parts) {
        if (member.slime()) {
            parts.add(words.name("marker", "slime"));
        }
        if (member.counters().getOrDefault("larva", 0) > 0) {
            parts.add(words.name("marker", "larva"));
        }
        if (member.signal()) {
            parts.add(words.text("signal"));
        }
        if (member.passed()) {
            parts.add(words.text("passed"));
        }
    }

    private List<String> backs(List<FaceDown> items) {
        return items.stream()
                .map(item -> {
                    String id = item.id();
                    return id == null ? words.back(item.back()) : words.name("item", id);
                })
                .toList();
    }

    private List<String> held(List<HeldView> items) {
        return items.stream()
                .map(item -> {
                    Integer ammo = item.ammo();
                    String name = words.name("item", item.item());
                    String attached = item.attached().isEmpty() ? "" : " + " + words.list(held(item.attached()));
                    return (ammo == null ? name : words.text("ammo", Map.of("item", name, "n", ammo))) + attached;
                })
                .toList();
    }

    private List<String> objects(List<String> objects) {
        return objects.stream().map(words::object).toList();
    }

    // ---------------------------------------------------------------- mine

    List<String> mine() {
        CrewView me = view.crew().get(view.seat());
        List<String> lines = new ArrayList<>();
        if (me.playsOn()) {
            intruderCards(me, lines);
            return lines;
        }
        if (me.hand() instanceof CrewView.HandView.Mine(var cards)) {
            add(lines, words.text("my-hand", Map.of("n", cards.size(), "cards", cards(cards))));
        }
        if (me.inventory() instanceof CrewView.InventoryView.Mine(var items)) {
            add(lines, words.text("my-items", "items", items(items)));
        }
        add(lines, words.text("my-quests", "items", items(me.quests())));
        new SpeciesLines(words).mine(me).forEach(line -> add(lines, line));
        for (String card : before(me.seat())) {
            add(
                    lines,
                    words.text("my-card-before", Map.of("card", words.revealed(card), "text", words.explained(card))));
        }
        add(lines, words.text("my-deck", Map.of("n", me.deck(), "cards", cards(me.discard()))));
        if (me.objectives() instanceof CrewView.ObjectivesView.Mine(var objectives) && !objectives.isEmpty()) {
            lines.add(words.text(objectives.size() > 1 ? "my-objectives-two" : "my-objectives"));
            objectives(lines, objectives);
        }
        if (!view.sharedObjectives().isEmpty()) {
            lines.add(words.text("shared-objectives"));
            objectives(lines, view.sharedObjectives());
        }
        return lines;
    }

    private void objectives(List<String> lines, List<String> ids) {
        ids.forEach(id -> entry(lines, "objective", id));
    }

    /** Name and text of something. */
    private void entry(List<String> lines, String kind, String id) {
        String text = words.name(kind, id) + ": " + words.effect(kind, id);
        Wrap.lines(text, WIDTH - 2).forEach(line -> lines.add("  " + line));
    }

    /** The cards of the player of the Intruders. */
    private void intruderCards(CrewView me, List<String> lines) {
        if (me.hand() instanceof CrewView.HandView.Mine(var cards)) {
            lines.add(words.text("my-intruder-cards", "n", cards.size()));
            cards.forEach(id -> entry(lines, "intruder-action", id));
        }
        add(lines, words.text("my-deck", Map.of("n", me.deck(), "cards", cards(me.discard()))));
    }

    private static void add(List<String> lines, String text) {
        lines.addAll(Wrap.lines(text, WIDTH));
    }

    private String cards(List<String> ids) {
        return words.list(ids.stream().map(words::card).toList());
    }

    private String items(List<String> ids) {
        return words.list(ids.stream().map(id -> words.name("item", id)).toList());
    }
}
