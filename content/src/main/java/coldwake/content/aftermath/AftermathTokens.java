package coldwake.content.aftermath;

import coldwake.content.facts.TokenFacts;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Scope;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.Things;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tokens that lie in every room of the ship, explored or not, besides its exploration tokens. Each lies face down in a pile of
 * its own until somebody first enters the room.
 */
public final class AftermathTokens implements Module {
    static final String ID = "aftermath-tokens";

    /** The tokens in files and words. The pile of a room is called by the family and its number. */
    static final String FAMILY = "room-token";

    /** How many rooms the ship has without the shuttle, on either side of its board. */
    private static final int ROOMS = 21;

    /** The counter that says in which rooms everybody gets slimed. */
    private static final String SLIMED = "slimed-room";

    /** A corpse of nobody who plays. */
    static final Thing CORPSE = new Thing("nameless-corpse", Things.CORPSE_SLOT, false);

    /** The tokens as pieces. */
    static List<Definition> pieces(List<TokenFacts> facts) {
        return facts.stream()
                .<Definition>flatMap(token -> Collections.nCopies(
                        token.copies(), new ModuleCard(FAMILY, FAMILY, token.id(), 0, Combat.ANY, List.of(), 0))
                        .stream())
                .toList();
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(SLIMED, Scope.ROOM, 0));
    }

    @Override
    public List<Pile> piles() {
        return IntStream.range(0, ROOMS)
                .mapToObj(slot -> new Pile(pileOf(slot), Pile.Kind.FACE_DOWN))
                .toList();
    }

    private static String pileOf(int slot) {
        return "%s-%03d".formatted(FAMILY, slot + 1);
    }

    @Override
    public List<Thing> things() {
        return List.of(CORPSE);
    }

    @Override
    public List<String> draws() {
        return List.of(ID);
    }

    /** One token in each room of the ship; two stay unseen. */
    @Override
    public void setUp(Play p) {
        for (int slot = 0; slot < ROOMS; slot++) {
            SetupRules.drawCard(p, ID, FAMILY, pileOf(slot));
        }
    }

    // ---------------------------------------------------------------- what lies where

    /** The piles of the rooms are one behind the other. */
    private static int token(GameState s, int slot) {
        return slot < ROOMS ? s.pieces.first(s.rules().zones().pile(FIRST_PILE) + slot) : -1;
    }

    private static final String FIRST_PILE = pileOf(0);

    /** Whether a token lies face down in a room. */
    public static boolean isHidden(GameState s, int slot) {
        return token(s, slot) >= 0;
    }

    /** How many tokens are still face down. */
    public static int hidden(GameState s) {
        int hidden = 0;
        for (int slot = 0; slot < ROOMS; slot++) {
            hidden += token(s, slot) >= 0 ? 1 : 0;
        }
        return hidden;
    }

    private static int slimed(GameState s) {
        return s.rules().counter(ID + "." + SLIMED);
    }

    /** Lays a corpse of nobody who plays into a room. */
    static void putCorpse(Play p, int slot) {
        p.changes().ship.putThing(slot, p.rules().things().find(CORPSE.id()));
    }

    // ---------------------------------------------------------------- looking and entering

    @Override
    public boolean hidesIn(GameState s, int slot) {
        return token(s, slot) >= 0;
    }

    @Override
    public void lookedAt(Play p, int seat, int slot) {
        int token = token(p.state(), slot);
        p.changes().cards.learn(token, seat);
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.TokenSeen(new Who(seat), new Place(slot), new Card(token)));
        }
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.ROOM_ENTERED);
    }

    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.RoomEntered entered
                && p.state().counter(slimed(p.state()), entered.slot()) != 0) {
            p.species().slime(p, entered.seat());
        }
    }

    @Override
    public boolean discovered(Play p, int seat, int slot, int way, Step.Noise noise) {
        int token = token(p.state(), slot);
        p.changes().cards.toBottom(token, Zone.GONE);
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ExplorationRevealed(new Place(slot), new Card(token)));
        }
        return resolve(p, p.rules().idOf(token), seat, slot, way, noise);
    }

    /** Returns whether the usual noise still follows. Whoever moves carefully or unheard escapes danger and nothing else. */
    private static boolean resolve(Play p, String token, int seat, int slot, int way, Step.Noise noise) {
        boolean quiet = noise == Step.Noise.CAREFUL || noise == Step.Noise.NONE;
        switch (token) {
            case "danger" -> {
                if (!quiet) {
                    p.then(new Step.Danger(slot));
                }
                return quiet;
            }
            case "larva" -> {
                IntruderRules.appear(p, larva(p), slot);
                return quiet;
            }
            case "lockdown" -> lockDown(p, seat, slot, way);
            case "slimed-room" -> {
                p.changes().setCounter(slimed(p.state()), slot, 1);
                p.species().slime(p, seat);
            }
            case "fire" -> p.changes().ship.placeFire(slot);
            case "egg" -> put(p, slot, "intruder-egg");
            case "carcass" -> put(p, slot, "intruder-carcass");
            case "corpse" -> putCorpse(p, slot);
            default -> throw new IllegalStateException("no token is called " + token);
        }
        return true;
    }

    private static void put(Play p, int slot, String thing) {
        p.changes().ship.putThing(slot, p.rules().things().find(thing));
    }

    /** The kind of intruder that the cards of the box mean by a larva. */
    static int larva(Play p) {
        return OtherSpecies.larva(p.species());
    }

    /** All doors but the one somebody came through; who came by no corridor shuts all of them. */
    private static void lockDown(Play p, int seat, int slot, int way) {
        for (int corridor : p.board().corridorsOf(slot)) {
            if (corridor != way) {
                p.then(new Step.CloseDoor(seat, corridor));
            }
        }
    }
}
