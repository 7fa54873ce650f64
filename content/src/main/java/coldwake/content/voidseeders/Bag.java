package coldwake.content.voidseeders;

import coldwake.content.facts.BagFacts;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** The bag: tokens for nightmares of any kind, and one token for the mind of each player. */
final class Bag {
    static final int VOID_SEEDER = 0;
    private static final int INSANITY = 1;

    private final BagFacts facts;
    private final Insanity insanity;

    Bag(BagFacts facts, Insanity insanity) {
        this.facts = facts;
        this.insanity = insanity;
    }

    void fill(Play p) {
        add(p, "blank", IntruderToken.BLANK);
        add(p, "void-seeder", VOID_SEEDER);
    }

    private void add(Play p, String kind, int type) {
        p.changes().bag.addTokens(type, "", facts.tokens(kind, p.state().seats()));
    }

    /** The token in the colour of a player. */
    static void addColour(Play p, int seat) {
        p.changes().bag.addToken(INSANITY, p.state().crew.character(seat).colour());
    }

    // ---------------------------------------------------------------- encounters

    /** A token in an encounter. One that goes back goes back when all is done. Ruling own-void-token-back. */
    void drawn(Play p, int token, int seat, int slot) {
        IntruderToken drawn = (IntruderToken) p.rules().piece(token);
        if (drawn.type() == VOID_SEEDER) {
            int intruder = appear(p, typeFor(p.state(), seat), slot);
            p.changes().bag.poolToken(token);
            if (intruder >= 0) {
                p.then(new Step.CompareHand(seat, intruder, token));
            }
            return;
        }
        p.changes().ship.placeNoiseIn(p.board().passagesOf(slot));
        if (drawn.type() == INSANITY) {
            p.then(VoidSeeders.panic(seat));
        }
        p.then(VoidSeeders.returnToken(token));
    }

    /** A token for a mind brings nothing but panic. */
    static boolean isThere(IntruderToken token) {
        return token.type() != INSANITY;
    }

    private int typeFor(GameState s, int seat) {
        boolean weakened = Insanity.of(s, seat) == 2 && Weakness.WEAKENED_CONTROL.known(s);
        return weakened ? VoidSeeders.LURKER : insanity.typeFor(s, seat);
    }

    /** Places one of a type or, with none left, of the next smaller one. Answers its index, or -1. Ruling own-void-none-left. */
    static int appear(Play p, int type, int slot) {
        int placed = -1;
        for (int smaller = type; smaller >= VoidSeeders.LURKER && placed < 0; smaller--) {
            placed = IntruderRules.appear(p, smaller, slot);
        }
        return placed;
    }

    // ---------------------------------------------------------------- development

    void develop(Play p, int token) {
        IntruderToken drawn = (IntruderToken) p.rules().piece(token);
        switch (drawn.type()) {
            case VOID_SEEDER -> {
                p.changes().bag.returnToken(token);
                p.then(new Step.EveryoneRollsNoise(0));
            }
            case INSANITY -> developInsanity(p, token, drawn.colour());
            default -> {
                p.changes().bag.returnToken(token);
                p.changes().bag.addToken(VOID_SEEDER);
            }
        }
    }

    /**
     * The token goes back first, then the character of its colour panics; if that one is gone, so is the token, and
     * another is drawn. Ruling own-void-token-back.
     */
    private void developInsanity(Play p, int token, String colour) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.awake(seat) && s.crew.character(seat).colour().equals(colour)) {
                p.changes().bag.returnToken(token);
                p.then(VoidSeeders.panic(seat));
                return;
            }
        }
        p.changes().bag.removeToken(token);
        int next = p.changes().bag.drawToken();
        if (next >= 0) {
            develop(p, next);
        }
    }
}
