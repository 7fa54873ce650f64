package coldwake.content;

import coldwake.content.aftermath.AftermathEvents;
import coldwake.content.aftermath.AftermathOption;
import coldwake.content.aftermath.AftermathReasons;
import coldwake.content.aftermath.Alerts;
import coldwake.content.aftermath.EpilogueMode;
import coldwake.content.hive.HiveEvents;
import coldwake.content.hive.HiveReasons;
import coldwake.content.hourglass.HourglassEvents;
import coldwake.content.intruders.IntruderPlayerEvents;
import coldwake.content.promos.PromoEvents;
import coldwake.content.promos.PromoReasons;
import coldwake.content.prototype.PrototypeEvents;
import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipConsequences;
import coldwake.content.ship.ShipEvents;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.Ending;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The kinds of events, forms of options, reasons and endings that there are: those of every game, and those of single boxes. The
 * lists are the registration; files and messages know each of them by its name.
 */
public final class Declarations {
    /** Where events are defined. */
    private static final List<Class<?>> EVENT_HOLDERS = List.of(
            GameEvent.class,
            ShipEvents.class,
            HiveEvents.class,
            HourglassEvents.class,
            IntruderPlayerEvents.class,
            AftermathEvents.class,
            PromoEvents.class,
            PrototypeEvents.class);

    /** Enums of forms of options. */
    private static final List<Class<? extends OptionForm>> OPTION_HOLDERS =
            List.of(OptionKind.class, ShipOption.class, AftermathOption.class);

    /** Where reasons and endings are declared. */
    private static final List<Class<?>> REASON_HOLDERS =
            List.of(Reason.class, ShipReasons.class, HiveReasons.class, AftermathReasons.class, PromoReasons.class);

    private static final List<Class<?>> ENDING_HOLDERS =
            List.of(Ending.class, Ship.class, Alerts.class, EpilogueMode.class);

    /** The records of all events. */
    public static final List<Class<?>> EVENTS = EVENT_HOLDERS.stream()
            .<Class<?>>flatMap(holder -> Arrays.stream(holder.getDeclaredClasses()))
            .filter(type -> type.isRecord() && GameEvent.class.isAssignableFrom(type))
            .toList();

    /** Where consequences of answers are defined. */
    private static final List<Class<?>> CONSEQUENCE_HOLDERS = List.of(Consequence.class, ShipConsequences.class);

    /** The records of all consequences of answers. */
    public static final List<Class<?>> CONSEQUENCES = CONSEQUENCE_HOLDERS.stream()
            .<Class<?>>flatMap(holder -> Arrays.stream(holder.getDeclaredClasses()))
            .filter(type -> type.isRecord() && Consequence.class.isAssignableFrom(type))
            .toList();

    public static final List<OptionForm> OPTIONS = OPTION_HOLDERS.stream()
            .<OptionForm>flatMap(holder -> Arrays.stream(holder.getEnumConstants()))
            .toList();

    /** All reasons, OK not among them. */
    public static final List<Reason> REASONS = constants(Reason.class, REASON_HOLDERS)
            .filter(reason -> reason != Reason.OK)
            .toList();

    /** All endings, of every place. */
    public static final List<Ending> ENDINGS = constants(Ending.class, ENDING_HOLDERS)
            .filter(ending -> ending != Ending.NONE)
            .toList();

    private Declarations() {}

    private static <T> Stream<T> constants(Class<T> type, List<Class<?>> holders) {
        return holders.stream()
                .flatMap(holder -> Arrays.stream(holder.getDeclaredFields()))
                .filter(field -> field.getType() == type)
                .map(field -> constant(type, field));
    }

    private static <T> T constant(Class<T> type, Field field) {
        try {
            return type.cast(field.get(null));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + field, e);
        }
    }
}
