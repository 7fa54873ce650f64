package coldwake.bots.mind;

import coldwake.bots.sight.Deed;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight.Engine;
import coldwake.content.ship.ShipOption;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;

/** What answers are worth outside the choice of an action. */
final class Answers {
    /** From here on a noise roll is worth a card to avoid. */
    private static final double LOUD = 0.35;

    private static final NoiseFace[] NOISE = NoiseFace.values();
    private static final CombatFace[] COMBAT = CombatFace.values();

    /** At most one light wound: one more does not become a serious one. */
    private static final int RUSHING_HEALTH = 8;

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;
    private final Fights combat;
    private final Kit kit;
    private final Turn turn;
    private final Values values;
    private final Trader trader;
    Why why = Why.HABIT;

    Answers(
            Outlook outlook,
            Aims aims,
            Wishes wishes,
            Fights combat,
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
    static boolean needsPlan(QuestionKind ask) {
        return switch (ask) {
            case TARGET, ROOM_ACTION, LAUNCH, IN_POD, NOISE, CONSENT, STAGE, SPECIES, ACTION -> true;
            default -> false;
        };
    }

    double score(QuestionKind ask, Option option) {
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
            case ROOM_ACTION -> roomAction(option.a(), option.b());
            default -> target(option);
        };
    }

    private double roomAction(int tile, int branch) {
        return Worth.or(wishes.roomDeed(o.sight.word(tile), o.sight.deed(tile, branch), o.here), 0);
    }

    private double because(Why reason, double score) {
        why = reason;
        return score;
    }

    /** Yes is 1, no is -1. */
    private static double agrees(OptionForm kind) {
        return kind == OptionKind.DECLINE || kind == OptionKind.DONE || kind == OptionKind.WAIT ? -1 : 1;
    }

    /** Contamination goes, so that better cards come; unless a rest can scan it. */
    private double discard(Option option) {
        if (option.kind() == OptionKind.DONE) {
            return 0;
        }
        PieceWord card = o.sight.word(option.a());
        boolean dead = card == PieceWord.CONTAMINATION || card == PieceWord.INFECTED;
        boolean scanSoon = o.holds(PieceWord.REST) && !o.sight.larva(o.me) && card == PieceWord.CONTAMINATION;
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
            case OptionKind.DROP_THING -> because(Why.OBJECTIVE, wishes.deliver(option.a(), o.here) - 1);
            case OptionKind.DROP -> -1;
            default -> 0;
        };
    }

    /** A working engine belongs on top. */
    private double engineOrder(OptionForm kind) {
        int engine = o.sight.question().engine();
        boolean damaged = engine >= 0 && o.sight.engine(engine) == Engine.DAMAGED;
        return (kind == OptionKind.SWAP) == damaged ? 1 : 0;
    }

    private double pod(OptionForm kind) {
        boolean go = wishes.launch();
        if (kind == ShipOption.LAUNCH) {
            return go ? 2 : 0;
        }
        return kind == OptionKind.WAIT ? 1 : -1;
    }

    /** Whoever must die for my objective must not get away. */
    private double reaction(OptionForm kind) {
        boolean leaving = o.isHere(PieceWord.HIBERNATORIUM) && o.hibernationOpen() || (o.podSlots & 1 << o.here) != 0;
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
        return face == CombatFace.MISS || face == CombatFace.SMALL;
    }

    private int farEnd(int passage) {
        return o.sight.board().isCorridor(passage) ? o.sight.board().across(passage, o.here) : o.here;
    }

    // ---------------------------------------------------------------- targets

    private double target(Option option) {
        return switch (option.kind()) {
            case OptionKind kind -> target(kind, option);
            case ShipOption.POD -> o.sight.podLocked(option.a()) ? 1 : 0;
            case ShipOption.DESTINATION -> course(option.a());
            default -> 0;
        };
    }

    private double target(OptionKind kind, Option option) {
        return switch (kind) {
            case ROOM -> room(option.a());
            case FOE -> option.a() < 0 ? -5 : foe(option.a());
            case WEAPON -> o.sight.ammo(option.a());
            case DECK -> deck(option.a());
            case THING -> thing(option.a());
            case SEAT -> kit.treat(o.sight.question().deed(), option.a()) + (option.a() == o.me ? 0.1 : 0);
            case CORRIDOR -> corridor(option.a());
            case CHOOSE_CARD -> chosen(option.a());
            case REROLL -> o.sight.question().deed() == Deed.PUNCH && !combatReroll() ? -1 : 0;
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
        if (o.sight.question().isOfModule("choose-cache")) {
            return because(Why.FIND_ITEMS, deck(option.a()));
        }
        if (o.sight.question().isOfModule("keep-cache")) {
            return because(Why.KEEP_BEST, option.kind() == OptionKind.KEEP ? values.item(option.a()) : 0);
        }
        if (o.sight.question().isOfModule("use-exterminator")
                || o.sight.question().isOfModule("use-fireman")) {
            return because(Why.REFUSE_HARM, agrees(option.kind()));
        }
        if (option.kind() == OptionKind.KEEP) {
            return because(Why.KEEP_BEST, values.mutation(option.a()));
        }
        if (o.sight.question().isOfModule("choose-turret-status")) {
            return because(Why.REFUSE_HARM, turretStatus(option.kind()));
        }
        if (o.sight.question().isOfModule("choose-deactivation")) {
            // The hand fills up again in the draw step; a wound does not heal by itself.
            return because(Why.REFUSE_HARM, agrees(option.kind()));
        }
        if (o.sight.question().isOfModule("move-laika")) {
            return because(Why.EXPLORE, dog(option));
        }
        if (o.sight.question().isOfModule("keep-quiet")) {
            boolean loud = o.rollRisk(o.here) > LOUD && (o.sight.question().isAbout(o.me) || aims.shared());
            return because(Why.REFUSE_HARM, loud ? agrees(option.kind()) : -agrees(option.kind()));
        }
        if (o.sight.question().isOfModule("aggro-override")) {
            return because(Why.FIGHT, option.kind() == OptionKind.FOE ? foe(option.a()) : -1);
        }
        if (o.sight.question().isOfModule("shoot-again")) {
            // Eggs do not bite: the ammo is for what does.
            return o.combat ? agrees(option.kind()) : -agrees(option.kind());
        }
        if (o.sight.question().isOfModule("change-any-door")) {
            return -agrees(option.kind());
        }
        if (o.sight.question().isOfModule("rush")) {
            return rushes() ? agrees(option.kind()) : because(Why.REFUSE_HARM, -agrees(option.kind()));
        }
        if (o.sight.question().isOfModule("choose-one-more-turn")) {
            // The card itself is not counted: without another one there is little to do in a turn.
            return because(Why.HABIT, o.cards > 2 ? agrees(option.kind()) : -agrees(option.kind()));
        }
        if (o.sight.question().isOfModule("choose-to-take")) {
            // What another keeps is of some use, and aboard a ship of rivals it is better here.
            return because(Why.FIND_ITEMS, option.kind() == OptionKind.REACT && !aims.shared() ? 1 : 0);
        }
        if (o.sight.question().isOfModule("choose-to-go-along")) {
            return because(Why.GO_TO_TASK, goAlong(option));
        }
        if (o.sight.question().isOfModule("choose-to-follow")) {
            return because(Why.GO_TO_TASK, isWorthGoing() ? agrees(option.kind()) : -agrees(option.kind()));
        }
        boolean calming = o.sight.question().isOfModule("calm-down");
        boolean good = calming || wishes.scan(o.sight.contaminationInHand()) > 0;
        return because(Why.DECONTAMINATE, good ? agrees(option.kind()) : -agrees(option.kind()));
    }

    /** She belongs in the room where one goes next; with the override she bites instead. */
    private double dog(Option option) {
        return switch (option.kind()) {
            case OptionKind.ROOM -> ahead(option.a());
            case OptionKind.DECLINE -> o.combat && o.owns(PieceWord.AGGRO_OVERRIDE) ? 100 : Math.max(0, ahead(o.dog));
            default -> o.isNextDoor(o.dog) ? -1 : 0.1;
        };
    }

    private double ahead(int slot) {
        boolean useful = o.isNextDoor(slot) && turn.worth(slot) > turn.worth(o.here) && o.foes(slot) == 0;
        return useful ? 0.2 + turn.worth(slot) - turn.worth(o.here) : -1;
    }

    /** A turret is best against intruders and worst against everybody. */
    private static double turretStatus(OptionForm status) {
        return switch (status.word()) {
            case "turret-target-intruders" -> 2;
            case "turret-inactive" -> 1;
            default -> 0;
        };
    }

    /** One scratch more is worth an action in a fight, or with cards left to spend; with wounds it is not. */
    private boolean rushes() {
        int cards = o.sight.handSize(o.me);
        return o.health >= RUSHING_HEALTH && (o.combat ? cards > 0 : cards > 2);
    }

    /** A card for a move without noise, where one would go anyway. */
    private double goAlong(Option option) {
        return option.kind() == OptionKind.DISCARD && isWorthGoing() ? 1 - 0.01 * values.card(option.a()) : 0;
    }

    /** Whether the room that another one goes to is better, and a card is left for it. */
    private boolean isWorthGoing() {
        return turn.worth(o.sight.question().goalAlong()) > turn.worth(o.here) && o.cards > 1;
    }

    private double accept() {
        if (o.sight.question().deed() == Deed.PUNCH) {
            return hitHarder() ? 1 : -1;
        }
        double scan = wishes.scan(o.sight.contaminationInHand());
        return o.sight.ask() == QuestionKind.STAGE && scan < 0 ? -1 : 1;
    }

    private double chosen(int card) {
        if (o.sight.question().deed() == Deed.COORDINATES) {
            return because(Why.SET_COURSE, o.sight.wouldLeadTo(card).equals(wishes.home()) ? 1 : 0);
        }
        if (o.sight.question().deed() == Deed.TEST_ONE || o.sight.question().deed() == Deed.TEST_GROUP) {
            return because(Why.DECONTAMINATE, o.sight.word(card) == PieceWord.CONTAMINATION ? 1 : 0);
        }
        return because(Why.GIVE_LEAST, -values.item(card));
    }

    /** The robot keeps an energy, unless the intruder is about to fall or to stay anyway. */
    private boolean hitHarder() {
        int foe = o.sight.question().target();
        int injuries = o.sight.injuries(foe) + o.sight.question().secondTarget();
        return o.sight.energy(o.me) > 1 && combat.falls(foe, injuries) < 0.9;
    }

    private double room(int slot) {
        Deed deed = o.sight.question().deed();
        if (deed == Deed.ENGINE) {
            return wishes.engine(Turn.engineOf(o.sight.room(slot)), true);
        }
        if (deed == Deed.DOUSE) {
            int spare = o.sight.firesLeft();
            return (o.sight.burning(slot) ? 10 - spare : 0) + (o.crewIsIn(slot) && o.foes(slot) != 0 ? 8 : 0);
        }
        if (deed == Deed.SET_STATUS) {
            return wishes.disarm(slot);
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
        if (o.sight.question().deed() == Deed.MOVE) {
            // It comes along, so it had better be harmless.
            return -combat.attack(intruder);
        }
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
        if (thing == o.sight.egg()) {
            return aims.wantsEgg ? 3 : 1;
        }
        if (thing == o.sight.carcass()) {
            return aims.wantsCarcass ? 3 : 1;
        }
        return aims.wantsCorpse ? 2 : 0.5;
    }

    /** A closed door in the way is worth opening. */
    private double corridor(int passage) {
        boolean closed = o.sight.board().isCorridor(passage) && o.sight.doorClosed(passage);
        return closed ? turn.target(farEnd(passage)) : -5;
    }
}
