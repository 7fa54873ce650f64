package coldwake.bots.mind;

import coldwake.bots.sight.Ask;
import coldwake.bots.sight.Deed;
import coldwake.bots.sight.Sight.Engine;
import coldwake.bots.sight.Word;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.state.Thing;

/** What answers are worth outside the choice of an action. */
final class Answers {
    private static final NoiseFace[] NOISE = NoiseFace.values();
    private static final CombatFace[] COMBAT = CombatFace.values();

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;
    private final Combat combat;
    private final Kit kit;
    private final Turn turn;
    private final Values values;
    private final Trader trader;
    Why why = Why.HABIT;

    Answers(
            Outlook outlook,
            Aims aims,
            Wishes wishes,
            Combat combat,
            Kit kit,
            Values values,
            Trader trader,
            Turn turn) {
        o = outlook;
        this.aims = aims;
        this.wishes = wishes;
        this.combat = combat;
        this.kit = kit;
        this.values = values;
        this.trader = trader;
        this.turn = turn;
    }

    /** Whether a question can be answered without knowing where one wants to go. */
    static boolean needsPlan(Ask ask) {
        return switch (ask) {
            case TARGET, ROOM_ACTION, LAUNCH, IN_POD, NOISE, CONSENT, STAGE, SPECIES, ACTION -> true;
            default -> false;
        };
    }

    double score(Ask ask, Option option) {
        why = Why.HABIT;
        return switch (ask) {
            case PAYMENT -> because(Why.GIVE_LEAST, -values.card(option.a()));
            case DISCARD -> discard(option);
            case OBJECTIVES -> because(Why.KEEP_BEST, aims.promise(o.sight.word(option.a())));
            case FOUND -> because(Why.KEEP_BEST, values.item(option.a()));
            case MAKE_ROOM -> because(Why.GIVE_LEAST, drop(option));
            case ENGINE_ORDER -> because(Why.CHECK_ENGINES, engineOrder(option.kind()));
            case LAST_DROP -> lastDrop(option);
            case IN_POD, LAUNCH -> because(Why.GO_HOME, pod(option.kind()));
            case DEFENCE -> because(Why.REFUSE_HARM, agrees(option.kind()));
            case REACTION -> reaction(option.kind());
            case CONSENT -> o.combat ? agrees(option.kind()) : -agrees(option.kind());
            case EXTRA_AMMO -> o.ammo > 1 ? agrees(option.kind()) : -agrees(option.kind());
            case NOISE_REROLL -> noiseReroll() ? -agrees(option.kind()) : agrees(option.kind());
            case COMBAT_REROLL -> combatReroll() ? -agrees(option.kind()) : agrees(option.kind());
            case SPECIES -> species(option);
            case PARTNER -> because(Why.TRADE, trader.partner(option));
            case OFFER -> because(Why.TRADE, trader.offer(option));
            case DEAL -> because(Why.TRADE, trader.accepts() ? agrees(option.kind()) : -agrees(option.kind()));
            case DOORS -> -agrees(option.kind());
            case NOISE -> -turn.worth(farEnd(option.a()));
            case ROOM_ACTION -> wishes.roomDeed(o.sight.word(option.a()), o.sight.deed(option.a(), option.b()), o.here);
            default -> target(option);
        };
    }

    private double because(Why reason, double score) {
        why = reason;
        return score;
    }

    /** Yes is 1, no is -1. */
    private static double agrees(OptionKind kind) {
        return switch (kind) {
            case DECLINE, DONE, WAIT -> -1;
            default -> 1;
        };
    }

    /** Contamination goes, so that better cards come; unless a rest can scan it. */
    private double discard(Option option) {
        if (option.kind() == OptionKind.DONE) {
            return 0;
        }
        Word card = o.sight.word(option.a());
        boolean dead = card == Word.CONTAMINATION || card == Word.INFECTED;
        boolean scanSoon = o.holds(Word.REST) && !o.sight.larva(o.me) && card == Word.CONTAMINATION;
        return dead && !scanSoon && !o.combat ? 1 : -1;
    }

    private double drop(Option option) {
        if (option.kind() == OptionKind.DROP_THING) {
            return aims.holdsFor(option.a()) ? -20 : 0;
        }
        return -values.item(option.a());
    }

    /** Before a turn ends: what was brought to its place stays there. */
    private double lastDrop(Option option) {
        return switch (option.kind()) {
            case DROP_THING -> because(Why.OBJECTIVE, wishes.deliver(option.a(), o.here) - 1);
            case DROP -> -1;
            default -> 0;
        };
    }

    /** A working engine belongs on top. */
    private double engineOrder(OptionKind kind) {
        int engine = Turn.engineOf(o.sight.room(o.here));
        boolean damaged = engine >= 0 && o.sight.engine(engine) == Engine.DAMAGED;
        return (kind == OptionKind.SWAP) == damaged ? 1 : 0;
    }

    private double pod(OptionKind kind) {
        boolean go = wishes.launch();
        return switch (kind) {
            case LAUNCH -> go ? 2 : 0;
            case WAIT -> 1;
            default -> -1;
        };
    }

    /** Who must die for my objective must not get away. */
    private double reaction(OptionKind kind) {
        boolean leaving = o.isHere(Word.HIBERNATORIUM) && o.hibernationOpen() || (o.podSlots & 1 << o.here) != 0;
        boolean hostile =
                aims.victim >= 0 && o.sight.question().actor() == aims.victim && leaving && o.nature.malice() > 0.5;
        return hostile ? because(Why.OBJECTIVE, agrees(kind)) : -agrees(kind);
    }

    private boolean noiseReroll() {
        NoiseFace face = NOISE[Math.max(0, o.sight.question().face())];
        return face == NoiseFace.DANGER
                || face.number() > 0 && o.sight.noisy(o.sight.board().exit(o.here, face.number()));
    }

    private boolean combatReroll() {
        CombatFace face = COMBAT[Math.max(0, o.sight.question().face())];
        return face == CombatFace.MISS || face == CombatFace.CREEPER;
    }

    private int farEnd(int passage) {
        return o.sight.board().isCorridor(passage) ? o.sight.board().across(passage, o.here) : o.here;
    }

    // ---------------------------------------------------------------- targets

    private double target(Option option) {
        return switch (option.kind()) {
            case ROOM -> room(option.a());
            case FOE -> option.a() < 0 ? -5 : foe(option.a());
            case WEAPON -> o.sight.ammo(option.a());
            case DECK -> deck(option.a());
            case POD -> o.sight.podLocked(option.a()) ? 1 : 0;
            case DESTINATION -> course(option.a());
            case THING -> thing(option.a());
            case SEAT -> kit.treat(o.sight.question().deed(), option.a()) + (option.a() == o.me ? 0.1 : 0);
            case CORRIDOR -> corridor(option.a());
            case CHOOSE_CARD -> because(Why.GIVE_LEAST, -values.item(option.a()));
            case DISCARD, PAY -> because(Why.GIVE_LEAST, -values.card(option.a()));
            case DROP, OFFER -> because(Why.GIVE_LEAST, -values.item(option.a()));
            case KEEP -> because(Why.KEEP_BEST, values.item(option.a()));
            case ACCEPT -> accept();
            case DONE -> -0.1;
            case CRAFT -> 1;
            default -> 0;
        };
    }

    /** Calming down is always good; a scan is weighed; of two mutations the better one is kept. */
    private double species(Option option) {
        if (option.kind() == OptionKind.KEEP) {
            return because(Why.KEEP_BEST, values.mutation(option.a()));
        }
        boolean calming = o.sight.knowsInsanity() && o.sight.question().ofSpecies() == 0;
        boolean good = calming || wishes.scan(o.sight.contaminationInHand()) > 0;
        return because(Why.DECONTAMINATE, good ? agrees(option.kind()) : -agrees(option.kind()));
    }

    private double accept() {
        double scan = wishes.scan(o.sight.contaminationInHand());
        return o.sight.ask() == Ask.STAGE && scan < 0 ? -1 : 1;
    }

    private double room(int slot) {
        Deed deed = o.sight.question().deed();
        if (deed == Deed.DOUSE) {
            int spare = o.sight.firesLeft();
            return (o.sight.burning(slot) ? 10 - spare : 0) + (o.crewIsIn(slot) && o.foes(slot) != 0 ? 8 : 0);
        }
        if (deed == Deed.REMOTE_ROOM_ACTION) {
            return wishes.roomWorth(o.sight.room(slot), slot, false);
        }
        if (deed == Deed.THROW
                || deed == Deed.THROW_AT_EGGS
                || deed == Deed.DEPRESSURIZE
                || deed == Deed.REMOTE_SABOTAGE) {
            return o.crewIsIn(slot) ? -10 : Integer.bitCount(o.foes(slot));
        }
        return turn.target(slot);
    }

    /** The intruder that is likeliest to fall and worst to leave. */
    private double foe(int intruder) {
        return combat.falls(intruder, o.sight.injuries(intruder) + 1) * combat.attack(intruder);
    }

    /** Green heals, red arms, yellow repairs. */
    private double deck(int colour) {
        double health = 9 - o.health;
        return switch (colour) {
            case 0 -> o.ammo < 2 ? 5 : 2;
            case 1 -> 2.5;
            default -> 2.2 + health;
        };
    }

    private double course(int space) {
        String there = o.sight.leadsTo(space);
        return there == null ? 0 : there.equals(wishes.home()) ? 10 : 0;
    }

    private double thing(int thing) {
        return switch (thing) {
            case Thing.EGG -> aims.wantsEgg ? 3 : 1;
            case Thing.CARCASS -> aims.wantsCarcass ? 3 : 1;
            default -> aims.wantsCorpse ? 2 : 0.5;
        };
    }

    /** A closed door in the way is worth opening. */
    private double corridor(int passage) {
        boolean closed = o.sight.board().isCorridor(passage) && o.sight.doorClosed(passage);
        return closed ? turn.target(farEnd(passage)) : -5;
    }
}
