package coldwake.engine.card;

/** What is printed on a card, token or tile. Definitions are shared by all games of a ruleset and never change. */
public sealed interface Definition
        permits ActionCard,
                ItemCard,
                RoomDef,
                EventCard,
                AttackCard,
                WoundCard,
                WeaknessCard,
                ObjectiveCard,
                IntruderToken,
                ExplorationToken,
                ContaminationCard,
                ModuleCard,
                IntruderActionCard {
    String id();

    PieceKind kind();
}
