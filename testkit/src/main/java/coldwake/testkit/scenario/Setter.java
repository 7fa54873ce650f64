package coldwake.testkit.scenario;

import coldwake.engine.Game;
import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.PieceKind;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.TurnRules;
import coldwake.engine.state.Changes;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts what a scenario gives on the table of a game that is set up, and the game at the moment it starts from. */
final class Setter {
    /** The counter that says which seat plays the Intruders, one added. */
    static final String INTRUDER_PLAYER = "intruder-player.seat";

    private final TableDescription given;
    private final GameState s;
    private final Play play;
    private final ScenarioNames names;
    private final Rearrange r;

    private Setter(TableDescription given, Game game, ScenarioNames names) {
        this.given = given;
        this.names = names;
        play = game.play();
        s = game.state();
        r = new Rearrange(s);
    }

    static void set(TableDescription given, Game game, ScenarioNames names) {
        Setter setter = new Setter(given, game, names);
        new ShipSetter(given, game.state(), names, setter.r).set();
        new FoeSetter(game.state(), names, setter.r).set(given.foes());
        new PileSetter(game.state(), names, setter.r).set(orEmpty(given.piles()));
        new CrewSetter(given, game.state(), names, setter.r).set();
        orEmpty(given.box()).forEach(setter::putAway);
        orEmpty(given.counters()).forEach(c -> setter.r.counter(names.counter(c.name(), false), 0, c.value()));
        setter.setMoment();
    }

    /** Puts a piece into the box that lies on no room. */
    private void putAway(Word word) {
        int piece = r.find(p -> names.isCalled(p, word.text()) && s.pieces.zoneOf(p) != Zone.ON_BOARD);
        if (piece < 0) {
            throw names.mistake(word, "a piece that lies on no room");
        }
        r.put(piece, Zone.BOX);
    }

    private void setMoment() {
        TableDescription.Moment m = given.moment();
        if (m.round() != null) {
            r.round(m.round());
        }
        r.firstPlayer(m.firstPlayer() == null ? 0 : names.seat(m.firstPlayer()));
        for (Word seat : orEmpty(m.passed())) {
            r.passed(names.seat(seat), true);
        }
        r.firstDeath(m.firstDeath() == null ? someoneDead() : m.firstDeath());
        r.noTurns();
        if (m.intruderPlayer() != null) {
            setIntruderPlayer(m.intruderPlayer());
        }
        setAgenda(m);
    }

    /** The hand is exact; the other cards of the intruders are in the deck. */
    private void setIntruderPlayer(TableDescription.IntruderPlayer player) {
        int seat = names.seat(player.who());
        if (!s.rules().setup().options().contains("intruder-player")) {
            throw names.mistake(player.who(), "no intruder-player without setup: {options: [intruder-player]}");
        }
        boolean active = !Boolean.FALSE.equals(player.active());
        r.counter(s.rules().counter(INTRUDER_PLAYER), 0, seat + 1);
        r.playsOn(seat, active);
        if (!active) {
            return;
        }
        for (Word word : orEmpty(player.hand())) {
            int card = r.find(p -> s.rules().kind(p) == PieceKind.INTRUDER_ACTION && names.isCalled(p, word.text()));
            if (card < 0) {
                throw names.mistake(word, "a card of the intruders");
            }
            r.put(card, Zone.hand(seat));
        }
        for (int card : s.rules().ofKind(PieceKind.INTRUDER_ACTION)) {
            if (s.pieces.zoneOf(card) == Zone.BOX) {
                r.put(card, Zone.deck(seat));
            }
        }
    }

    private boolean someoneDead() {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (!s.crew.alive(seat)) {
                return true;
            }
        }
        return false;
    }

    private void setAgenda(TableDescription.Moment m) {
        Changes c = play.changes();
        if (m.ending() != null && !(m.phase() != null && m.phase().text().equals("end"))) {
            throw names.mistake(m.ending(), "an ending together with phase: end only");
        }
        switch (m.phase() == null ? "turn" : m.phase().text()) {
            case "turn" -> setTurn(m.turn());
            case "round" -> c.setAgenda(agenda(new Step.StartRound()));
            case "event" -> c.setAgenda(agenda(new Step.StartEventPhase()));
            case "end" -> {
                c.setAgenda(agenda(new Step.Nothing()));
                c.end(ending(m));
            }
            default -> throw names.mistake(required(m.phase()), "turn, round, event, end or setup");
        }
    }

    private static Word required(@Nullable Word word) {
        if (word == null) {
            throw new IllegalStateException("a word is missing");
        }
        return word;
    }

    private Ending ending(TableDescription.Moment m) {
        List<Ending> all =
                s.rules().endings().stream().filter(e -> e != Ending.NONE).toList();
        List<String> known = all.stream().map(Ending::id).toList();
        Word word = m.ending();
        if (word == null) {
            throw names.mistake(required(m.phase()), "also ending: one of " + String.join(", ", known));
        }
        if (!known.contains(word.text())) {
            throw names.mistake(word, "one of " + String.join(", ", known));
        }
        return all.get(known.indexOf(word.text()));
    }

    /** The turn of a seat, as if it had begun before; one in a pod begins it now. */
    private void setTurn(TableDescription.@Nullable Turn turn) {
        int seat = turn == null ? 0 : names.seat(turn.who());
        int after = s.clockwise(seat, 1);
        if (s.crew.status(seat) == Status.WAITING) {
            play.changes().setAgenda(agenda(new Step.TakeTurn(seat), new Step.NextTurn(after)));
            return;
        }
        if (s.playsOn(seat)) {
            r.turn(seat, 1);
            play.changes()
                    .setAgenda(agenda(
                            TurnRules.turnOf(s.rules(), seat), new Step.EndTurn(seat), new Step.NextTurn(after)));
            return;
        }
        r.turn(seat, turn == null ? 2 : turn.actions());
        play.changes().setAgenda(agenda(new Step.ChooseAction(seat), new Step.EndTurn(seat), new Step.NextTurn(after)));
    }

    private static Agenda agenda(Step... steps) {
        Agenda agenda = Agenda.EMPTY;
        for (int k = steps.length - 1; k >= 0; k--) {
            agenda = agenda.push(steps[k]);
        }
        return agenda;
    }

    static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }
}
