package coldwake.bots.mind;

import coldwake.bots.sight.Deed;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.setup.Board;

/**
 * How a player who plays the intruders thinks: nobody of the crew must win, so it goes for those who are easiest to kill
 * and for those who are about to get home or have done what objectives ask for.
 */
final class Hunter {
    private static final double NOTHING = -10;

    private Sight s;
    final Why why = Why.HUNT;

    Hunter(Sight sight) {
        s = sight;
    }

    void look(Sight at) {
        s = at;
    }

    double score(QuestionKind ask, Option option) {
        return switch (ask) {
            case INTRUDER_ACTION -> option.kind() == OptionKind.PASS ? 0.5 : Worth.or(card(option.a(), option.b()), 0);
            case INTRUDER_CARD -> option.kind() == OptionKind.KEEP ? keep(option.a()) : 0;
            default -> target(option);
        };
    }

    // ---------------------------------------------------------------- prey

    /** What it is worth to hurt somebody. */
    private double prey(int who) {
        if (!s.awake(who)) {
            return 0;
        }
        int serious = s.seriousWounds(who);
        double weak = serious >= 3 ? 30 : serious == 2 ? 22 : serious == 1 ? 6 : 0;
        return 10
                + weak
                + s.lightWounds(who)
                + nearHome(who)
                + (s.signal(who) ? 4 : 0)
                + (s.carriesAnything(who) ? 4 : 0);
    }

    private double nearHome(int who) {
        PieceWord room = s.room(s.roomOf(who));
        boolean sleep = room == PieceWord.HIBERNATORIUM && s.time() >= s.ship().hibernationFrom();
        boolean pods = room == PieceWord.EVACUATION_SECTION_A || room == PieceWord.EVACUATION_SECTION_B;
        return sleep || pods ? 12 : 0;
    }

    /** The best prey in a room; 0 if nobody is there. */
    private double preyIn(int slot) {
        double best = 0;
        for (int rest = s.crewIn(slot); rest != 0; rest &= rest - 1) {
            best = Math.max(best, prey(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double strength(int intruder) {
        return switch (s.kindOf(intruder)) {
            case LARVA -> 0.6;
            case CREEPER -> 0.5;
            case QUEEN -> 1.8;
            case BREEDER -> 1.3;
            default -> 1;
        };
    }

    // ---------------------------------------------------------------- cards

    /** What a branch of a card is worth; {@link Worth#UNKNOWN} if nobody has taught it. */
    double card(int piece, int branch) {
        return switch (s.deed(piece, branch)) {
            case EFFECT -> effect(s.word(piece));
            case ATTACK -> bestAttack() + s.question().attackCards(piece);
            case MOVE -> bestMove(s.question().direction(piece));
            default -> Worth.UNKNOWN;
        };
    }

    private double bestAttack() {
        double best = NOTHING;
        for (int rest = s.intruders(); rest != 0; rest &= rest - 1) {
            best = Math.max(best, attack(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double bestMove(int direction) {
        double best = NOTHING;
        for (int rest = s.intruders(); rest != 0; rest &= rest - 1) {
            best = Math.max(best, move(Integer.numberOfTrailingZeros(rest), direction));
        }
        return best;
    }

    private double attack(int intruder) {
        double prey = preyIn(s.intruderRoom(intruder));
        return prey == 0 ? NOTHING : prey * strength(intruder);
    }

    private double move(int intruder, int direction) {
        int from = s.intruderRoom(intruder);
        if (direction > 0) {
            return through(intruder, s.board().exit(from, direction));
        }
        double best = NOTHING;
        for (int corridor : s.board().corridorsOf(from)) {
            best = Math.max(best, through(intruder, corridor));
        }
        return best;
    }

    /** What it is worth to send an intruder through a passage; a closed door is broken, ducts swallow it. */
    private double through(int intruder, int passage) {
        Board board = s.board();
        int from = s.intruderRoom(intruder);
        double left = preyIn(from);
        if (!board.isCorridor(passage)) {
            return NOTHING - left;
        }
        int to = board.across(passage, from);
        double gain =
                s.doorClosed(passage) ? 0.2 * preyIn(to) : preyIn(to) + 0.2 * around(to) - left - 0.2 * around(from);
        return 0.6 * gain * strength(intruder);
    }

    /** The best prey next door. */
    private double around(int slot) {
        double best = 0;
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            best = Math.max(best, preyIn(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double effect(PieceWord card) {
        return switch (card) {
            case PURSUIT -> bestPursuit();
            case COORDINATED_HUNT -> hunt();
            case METAMORPHOSIS -> 4 + larvae();
            case PLANNING -> 6;
            case SELF_HEALING -> 2;
            default -> Worth.UNKNOWN;
        };
    }

    private double bestPursuit() {
        double best = NOTHING;
        for (int who = 0; who < s.seats(); who++) {
            best = Math.max(best, pursuit(who));
        }
        return best;
    }

    /** A noise roll of somebody: the more noise there is already, the likelier something comes. */
    private double pursuit(int who) {
        if (!s.aboard(who) || s.intrudersIn(s.roomOf(who)) != 0) {
            return NOTHING;
        }
        double risk = 0.15 + 0.2 * s.noisyNumbers(s.roomOf(who));
        return risk * prey(who);
    }

    /** Those next door to somebody all come at once. */
    private double hunt() {
        double sum = 0;
        for (int rest = s.intruders(); rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            int room = s.intruderRoom(intruder);
            sum += preyIn(room) == 0 ? 0.5 * around(room) : 0;
        }
        return sum;
    }

    /** Whoever carries a larva does not live through it. */
    private double larvae() {
        double sum = 0;
        for (int who = 0; who < s.seats(); who++) {
            sum += s.awake(who) && s.larva(who) ? 40 : 0;
        }
        return sum;
    }

    /** Which card is worth keeping for the next round. */
    private double keep(int piece) {
        return switch (s.word(piece)) {
            case METAMORPHOSIS -> 4 + larvae();
            case PURSUIT -> 2 + s.question().attackCards(piece);
            case PLANNING -> 3;
            default -> 2;
        };
    }

    // ---------------------------------------------------------------- targets

    private double target(Option option) {
        Deed deed = s.question().deed();
        return switch (option.kind()) {
            case OptionKind.FOE -> foe(deed, option.a());
            case OptionKind.SEAT -> deed == Deed.ATTACK ? prey(option.a()) : pursuit(option.a());
            case OptionKind.CORRIDOR -> through(s.question().target(), option.a());
            case OptionKind.CHOOSE_CARD -> deed == Deed.ATTACK ? blow(option.a()) : 0;
            default -> 0;
        };
    }

    private double foe(Deed deed, int intruder) {
        return switch (deed) {
            case ATTACK -> attack(intruder);
            case MOVE -> move(intruder, s.question().direction());
            default -> s.injuries(intruder) * strength(intruder);
        };
    }

    /** The attack that hurts most of those that work for the intruder. */
    private double blow(int card) {
        if (!s.question().attackWorks(card, s.question().target())) {
            return 0;
        }
        int serious = s.seriousWounds(s.question().secondTarget());
        return switch (s.question().attackOf(card)) {
            case "tail-attack" -> serious >= 1 ? 20 : 8;
            case "bite", "frenzy" -> serious >= 2 ? 20 : 8;
            case "claw-attack" -> 6;
            case "summoning", "transformation" -> 4;
            default -> 3;
        };
    }
}
