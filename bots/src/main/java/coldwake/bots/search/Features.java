package coldwake.bots.search;

import coldwake.bots.mind.Mind;
import coldwake.bots.mind.Personality;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.Arrays;

/**
 * What an imagined game looks like to one seat, in numbers from about 0 to 1. An imagined game has no secrets, so what
 * the seat will find out later (engines, course, infection) counts too.
 */
public final class Features {
    private static final PieceWord[] OBJECTIVES = Arrays.copyOfRange(
            PieceWord.values(),
            PieceWord.SALVAGING_THE_PRIME_ASSET.ordinal(),
            PieceWord.THE_FINAL_ENLIGHTENMENT.ordinal() + 1);

    private static final int SHIP = 27;
    private static final int BODY = 30;
    private static final int CHARACTERS = 6;

    /** How many numbers describe a seat. */
    public static final int COUNT = SHIP + BODY + CHARACTERS + OBJECTIVES.length + Mind.PROSPECTS;

    private final Sight sight;
    private final Mind mind;
    private final double[] into = new double[COUNT];
    private int at;

    /** @param like any state of a game with the rules to be played */
    public Features(GameState like) {
        this(new Sight(like, 0));
    }

    private Features(Sight sight) {
        this(sight, new Mind(sight, Personality.BALANCED));
    }

    /** Uses eyes and mind that are there already. */
    Features(Sight sight, Mind mind) {
        this.sight = sight;
        this.mind = mind;
    }

    /** Reads the features of a living seat. */
    public double[] read(GameState s, int seat) {
        Arrays.fill(into, 0);
        at = 0;
        sight.look(s, seat);
        ship(s);
        crew(s, seat);
        at = SHIP;
        body(s, seat);
        at = SHIP + BODY;
        if (s.crew.characterIndex(seat) < CHARACTERS) {
            into[at + s.crew.characterIndex(seat)] = 1;
        }
        at += CHARACTERS;
        for (int card = s.pieces.first(Zone.objectives(seat)); card >= 0; card = s.pieces.next(card)) {
            int known = sight.word(card).ordinal() - OBJECTIVES[0].ordinal();
            if (known >= 0) {
                into[at + known] = s.pieces.count(Zone.objectives(seat)) == 1 ? 1 : 0.5;
            }
        }
        at += OBJECTIVES.length;
        if (s.crew.awake(seat)) {
            mind.prospects(sight, into, at);
        }
        return into;
    }

    private void put(double value) {
        into[at++] = value;
    }

    private void put(boolean value) {
        into[at++] = value ? 1 : 0;
    }

    private void ship(GameState s) {
        put((s.board().timeEnd() - s.ship.time()) / 15.0);
        put(Ship.isHibernationOpen(s));
        put(SelfDestruct.isOn(s));
        put(SelfDestruct.isIrreversible(s));
        put(SelfDestruct.isOn(s) ? (Ship.of(s).tracks().selfDestructEnd() - SelfDestruct.space(s)) / 6.0 : 0);
        put(sight.firesLeft() / 8.0);
        put(sight.malfunctionsLeft() / 8.0);
        put(Integer.bitCount(s.intruders.onBoard()) / 8.0);
        put(sight.eggs() / 8.0);
        put(sight.nestDestroyed());
        put(sight.queenDead());
        put(s.ship.weaknessesKnown() / 3.0);
        put(s.hadFirstEncounter());
        put(Long.bitCount(s.ship.noisyPassages()) / 16.0);
        put(s.pieces.count(Zone.BAG) / 20.0);
        int working = 0;
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            working += Engines.works(s, engine) ? 1 : 0;
        }
        put(working >= 2);
        put(working / 3.0);
        String goal = course(s);
        put("earth".equals(goal));
        put("mars".equals(goal));
        pods(s);
    }

    private static String course(GameState s) {
        return Course.card(s) < 0 ? "" : Course.destination(s);
    }

    private void pods(GameState s) {
        int open = 0;
        int locked = 0;
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            if (Pods.isThere(s, pod)) {
                open += Pods.isLocked(s, pod) ? 0 : sight.podPlacesLeft(pod);
                locked += Pods.isLocked(s, pod) ? sight.podPlacesLeft(pod) : 0;
            }
        }
        put(Math.min(1, open));
        put(open / 4.0);
        put(locked / 4.0);
    }

    private void crew(GameState s, int seat) {
        int aboard = 0;
        int asleep = 0;
        int launched = 0;
        int dead = 0;
        int wounds = 0;
        for (int who = 0; who < s.seats(); who++) {
            if (who == seat) {
                continue;
            }
            aboard += s.crew.awake(who) ? 1 : 0;
            asleep += s.crew.took(who, Ship.ASLEEP) ? 1 : 0;
            launched += s.crew.took(who, Ship.LAUNCHED) ? 1 : 0;
            dead += s.crew.alive(who) ? 0 : 1;
            wounds += s.crew.awake(who) ? s.seriousWounds(who) : 0;
        }
        put(aboard / 4.0);
        put(asleep / 2.0);
        put(launched / 2.0);
        put(dead / 4.0);
        put(wounds / 6.0);
    }

    private void body(GameState s, int seat) {
        put(s.crew.aboard(seat));
        put(s.crew.took(seat, Ship.IN_POD));
        put(s.crew.took(seat, Ship.ASLEEP));
        put(s.crew.took(seat, Ship.LAUNCHED));
        int serious = s.seriousWounds(seat);
        put(serious / 3.0);
        put(serious >= 2);
        put(serious >= 3);
        put(s.crew.lightWounds(seat) / 2.0);
        put(sight.undressed(seat) / 3.0);
        put(sight.bleeds(seat));
        put(sight.contamination() / 6.0);
        put(Math.min(3, infected(s, seat)) / 3.0);
        put(infected(s, seat) > 0 || sight.larva(seat));
        put(sight.larva(seat));
        put(s.crew.slimed(seat));
        put((s.handSize(seat) - sight.contaminationInHand()) / 6.0);
        put(s.crew.sentSignal(seat));
        put(sight.itemCount(seat) / 8.0);
        put(ammo(s, seat) / 6.0);
        put(s.crew.carries(seat, sight.egg()));
        put(s.crew.carries(seat, sight.carcass()));
        put(s.crew.carries(seat, sight.blueCorpse()));
        put(sight.leadsTo(0) != null);
        surroundings(s, seat);
    }

    private void surroundings(GameState s, int seat) {
        if (!s.crew.aboard(seat)) {
            return;
        }
        int here = s.crew.roomOf(seat);
        int foes = 0;
        int size = 0;
        int near = 0;
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            boolean same = s.intruders.room(intruder) == here;
            foes += same ? 1 : 0;
            size = same ? Math.max(size, s.intruders.typeOf(intruder).size()) : size;
            near += (s.board().neighbours(here) & 1 << s.intruders.room(intruder)) != 0 ? 1 : 0;
        }
        put(Math.min(1, foes));
        put(foes / 3.0);
        put(size / 5.0);
        put(near / 3.0);
        put(s.ship.burning(here));
        put(Integer.bitCount(s.crew.in(here)) > 1);
        put(s.crew.passed(seat));
    }

    private static int ammo(GameState s, int seat) {
        int ammo = 0;
        for (int item = s.pieces.first(Zone.held(seat)); item >= 0; item = s.pieces.next(item)) {
            ammo += s.pieces.ammo(item);
        }
        return ammo;
    }

    /** Infected cards among the cards of a seat, scanned or not. */
    private static int infected(GameState s, int seat) {
        return infectedIn(s, Zone.deck(seat)) + infectedIn(s, Zone.hand(seat)) + infectedIn(s, Zone.discard(seat));
    }

    private static int infectedIn(GameState s, int zone) {
        int n = 0;
        for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
            boolean contamination = s.rules().kind(card) == PieceKind.CONTAMINATION;
            n += contamination && ((ContaminationCard) s.rules().piece(card)).infected() ? 1 : 0;
        }
        return n;
    }
}
