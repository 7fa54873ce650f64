package coldwake.bots;

import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.view.CrewView.HeldView;

/** How good the answers to questions outside the choice of an action look. */
final class AnswerThumb {
    private AnswerThumb() {}

    static int score(Situation s, Decision decision, OptionKind kind, String argument) {
        return switch (decision.reason()) {
            case "choose-payment", "discard-action-card" -> -Worth.card(argument);
            case "discard-on-pass", "discard-any" -> discard(kind, argument);
            case "keep-objective" -> Worth.objective(argument);
            case "choose-found" -> Worth.item(argument);
            case "make-room" -> drop(s, kind, argument);
            case "choose-engine-order" -> engine(s, kind);
            case "choose-in-pod" -> kind == OptionKind.LAUNCH ? 10 : 0;
            case "choose-launch", "choose-defence", "choose-scan" -> saysYes(kind);
            case "choose-extra-ammo" -> s.ammo() > 1 ? saysYes(kind) : -saysYes(kind);
            case "place-event" -> kind == OptionKind.BOTTOM ? 10 : 0;
            case "choose-partner", "choose-offer", "answer-offer", "choose-deal", "choose-reaction" -> -saysYes(kind);
            default -> target(s, kind, argument);
        };
    }

    /** The dead weight goes first; useful cards stay as a guard against surprise. */
    private static int discard(OptionKind kind, String card) {
        return kind == OptionKind.DONE ? 0 : Situation.isContamination(card) ? 10 : -10;
    }

    private static int saysYes(OptionKind kind) {
        return switch (kind) {
            case DECLINE, DONE, WAIT -> -10;
            default -> 10;
        };
    }

    /** Objects before items, empty weapons before loaded ones. */
    private static int drop(Situation s, OptionKind kind, String item) {
        if (kind == OptionKind.DROP_THING) {
            return 10;
        }
        int ammo = 0;
        for (HeldView held : s.me().held()) {
            Integer loaded = held.ammo();
            ammo = held.item().equals(item) && loaded != null ? loaded : ammo;
        }
        return -ammo;
    }

    /** Leaves a working engine on top. */
    private static int engine(Situation s, OptionKind kind) {
        String tile = s.tile();
        char number = tile.isEmpty() ? ' ' : tile.charAt(tile.length() - 1);
        boolean damaged = number >= '1'
                && number <= '3'
                && s.view().ship().engines().get(number - '1').equals("damaged");
        return (kind == OptionKind.SWAP) == damaged ? 10 : 0;
    }

    /** Quiet, empty rooms; weak foes; oneself. */
    private static int target(Situation s, OptionKind kind, String argument) {
        return switch (kind) {
            case ROOM -> room(s, s.board().slotNumbered(argument));
            case SEAT -> argument.equals(s.me().character()) ? 10 : 0;
            case FOE -> argument.equals("eggs") ? -20 : argument.startsWith("queen") ? -10 : 0;
            case DONE, DECLINE -> -5;
            case DISCARD, PAY -> -Worth.card(argument);
            default -> 0;
        };
    }

    private static int room(Situation s, int slot) {
        return (s.occupied(slot) ? -50 : 0)
                - (s.room(slot).fire() ? 15 : 0)
                + (s.room(slot).explored() ? 0 : 5)
                - s.noisyPassages(slot);
    }
}
