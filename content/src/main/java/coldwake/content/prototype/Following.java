package coldwake.content.prototype;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Whoever is in the room of a character that moves can pay a card and go along; only the one who leads makes noise. */
final class Following {
    /** Those who go along with the move that is going on, as a bit set of seats. */
    static final String FOLLOWERS = "followers";
    /** The way of that move. */
    static final String WAY = "way";

    private Following() {}

    private static int counter(GameState s, String id) {
        return s.rules().counter(Prototype.ID + "." + id);
    }

    /** Only the movement action can be followed, no careful movement. Everybody with a card of any kind is asked, so that no hand shows. */
    static void offer(Play p, Happening.SetsOff move) {
        GameState s = p.state();
        if (move.noise() != Noise.ROLL) {
            return;
        }
        boolean asked = false;
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (canFollow(s, seat, move.seat())) {
                p.then(new Step.ModuleQuestion(seat, Prototype.Ask.CHOOSE_TO_FOLLOW, move.to(), move.seat()));
                asked = true;
            }
        }
        if (asked) {
            p.changes().setCounter(counter(s, WAY), 0, move.way() - Way.NONE);
            p.then(new Step.ModuleWork(Prototype.Work.GO, move.seat(), move.to(), move.scope()));
        }
    }

    private static boolean canFollow(GameState s, int seat, int leader) {
        return seat != leader
                && s.crew.aboard(seat)
                && s.crew.roomOf(seat) == s.crew.roomOf(leader)
                && s.handSize(seat) > 0;
    }

    static void list(Play p, Step.ModuleQuestion question, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        if (holdsActionCard(p.state(), question.seat())) {
            options.add(
                    OptionKind.ACCEPT,
                    new Step.Both(
                            new Step.Pay(question.seat(), 1),
                            new Step.ModuleWork(Prototype.Work.FOLLOW, question.seat(), question.b(), 0)));
        }
    }

    private static boolean holdsActionCard(GameState s, int seat) {
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().kind(card) == PieceKind.ACTION) {
                return true;
            }
        }
        return false;
    }

    static void follow(Play p, int seat, int leader) {
        int counter = counter(p.state(), FOLLOWERS);
        p.changes().setCounter(counter, 0, p.state().counter(counter, 0) | 1 << seat);
        p.changes().emit(new PrototypeEvents.MoveFollowed(new Who(seat), new Who(leader)));
    }

    /** The move of one gives way to one of all. */
    static void go(Play p, int leader, int to, int scope) {
        GameState s = p.state();
        int followers = s.counter(counter(s, FOLLOWERS), 0);
        if (followers != 0) {
            p.changes().setCounter(counter(s, FOLLOWERS), 0, 0);
            p.changes().setAgenda(s.agenda().unwind(scope));
            MoveRules.moveAll(p, leader, followers, to, s.counter(counter(s, WAY), 0) + Way.NONE, Noise.ROLL);
        }
    }
}
