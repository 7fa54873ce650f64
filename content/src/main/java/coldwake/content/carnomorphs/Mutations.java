package coldwake.content.carnomorphs;

import coldwake.content.SpeciesModule;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.rules.EndGame;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Mutation cards and markers of characters. CARNO-MUT. */
final class Mutations {
    static final int DEADLY = 4;
    private static final int DRAWN = 2;
    private static final int CARDS_CHECKED = 4;

    private Mutations() {}

    /** The mutation card of a character, or -1. */
    private static int card(GameState s, int seat) {
        return s.pieces.first(s.rules().zones().pile(SpeciesModule.CARDS) + seat);
    }

    static boolean has(GameState s, int seat) {
        return card(s, seat) >= 0;
    }

    /** A marker for whoever has a mutation card, a card for whoever has none. CARNO-MUT-06 and 07. */
    static void takeMarker(Play p, int seat) {
        if (has(p.state(), seat)) {
            addMarker(p, seat);
        } else {
            p.then(take(seat));
        }
    }

    /** The step in which a character takes a mutation card. */
    static Step take(int seat) {
        return new Step.ModuleWork(Carnomorphs.Work.TAKE_MUTATION, seat, 0, 0);
    }

    /** Draws two cards to keep one; nothing for whoever has a card already. CARNO-MUT-01. */
    static void draw(Play p, int seat) {
        if (!p.state().crew.awake(seat) || has(p.state(), seat)) {
            return;
        }
        p.changes().decks.lookAtModuleCards(seat, SpeciesModule.CARDS, DRAWN);
        p.then(new Step.ModuleQuestion(seat, Carnomorphs.Ask.KEEP_MUTATION, 0, 0));
    }

    static void listDrawn(GameState s, int seat, OptionList options) {
        for (int card = s.pieces.first(Zone.lookedAt(seat)); card >= 0; card = s.pieces.next(card)) {
            options.add(OptionKind.KEEP, card, new Step.ModuleWork(Carnomorphs.Work.MUTATION_KEPT, seat, card, 0));
        }
    }

    static void keep(Play p, int seat, int card) {
        p.changes().decks.takeModuleCard(seat, card);
        p.changes().decks.putBackModuleCards(seat, SpeciesModule.CARDS);
    }

    /** The fourth marker kills, and a Shambler takes the place of whoever dies in a room. CARNO-MUT-08, wnd-006. */
    static void addMarker(Play p, int seat) {
        GameState s = p.state();
        int markers = s.counter(Carnomorphs.MUTATIONS, seat) + 1;
        p.changes().setCounter(Carnomorphs.MUTATIONS, seat, markers);
        if (markers >= DEADLY) {
            boolean inRoom = s.crew.aboard(seat);
            int slot = s.crew.roomOf(seat);
            WoundRules.die(p, seat);
            if (inRoom) {
                IntruderRules.appear(p, Carnomorphs.SHAMBLER, slot);
            }
        }
    }

    /** The card is shuffled back; markers stay. CARNO-MUT-09. */
    static void removeCard(Play p, int seat) {
        int card = card(p.state(), seat);
        if (card >= 0) {
            p.changes().decks.returnModuleCard(seat, card);
        }
    }

    /** Each contamination card among four is one more marker, for whoever has a mutation card by then. CARNO-END. */
    static boolean survives(Play p, int seat) {
        GameState s = p.state();
        if (!has(s, seat) && p.changes().hands.scan(seat, Zone.deck(seat), Zone.hand(seat), Zone.discard(seat)) > 0) {
            p.changes().decks.takeModuleCard(seat, p.changes().decks.top(SpeciesModule.CARDS));
        }
        if (has(s, seat)) {
            int more = EndGame.drawsContamination(p, seat, CARDS_CHECKED);
            if (more > 0) {
                int markers = s.counter(Carnomorphs.MUTATIONS, seat) + more;
                p.changes().setCounter(Carnomorphs.MUTATIONS, seat, markers);
            }
            return s.counter(Carnomorphs.MUTATIONS, seat) < DEADLY;
        }
        return true;
    }
}
