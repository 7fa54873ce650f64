package coldwake.content.facts;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A weapon: energy or classic, capacity, and how it bends the faces of the combat die. */
public record WeaponFacts(
        boolean energy,
        int ammo,
        Map<String, String> faceOverride,
        List<String> bonusInjuryOnFaces,
        int bonusInjuryOnHit,
        boolean minOneUnlessBlank,
        boolean rerollOnce,
        boolean drivesOff,
        @Nullable String fireMarkerOn,
        @Nullable String extraAmmoForInjuryOn) {

    /** Checks that the weapon can be loaded. */
    public WeaponFacts {
        faceOverride = Ordered.copy(faceOverride);
        bonusInjuryOnFaces = List.copyOf(bonusInjuryOnFaces);
        if (ammo < 1) {
            throw new IllegalArgumentException("expected room for at least 1 ammo, found " + ammo);
        }
    }

    /** Every die face the weapon names. */
    Stream<String> faces() {
        Stream<String> single = Stream.of(fireMarkerOn, extraAmmoForInjuryOn).flatMap(Stream::ofNullable);
        Stream<String> replaced = Stream.concat(faceOverride.keySet().stream(), faceOverride.values().stream());
        return Stream.concat(Stream.concat(single, replaced), bonusInjuryOnFaces.stream());
    }

    static WeaponFacts read(FactReader entry) {
        return new WeaponFacts(
                entry.truth("energy"),
                entry.number("ammo"),
                entry.maybeTextsByText("face-override"),
                entry.maybeTexts("bonus-injury-on-faces"),
                entry.count("bonus-injury-on-hit"),
                entry.flag("min-one-unless-blank"),
                entry.flag("reroll-once"),
                entry.flag("drives-off"),
                entry.maybeText("fire-marker-on"),
                entry.maybeText("extra-ammo-for-injury-on"));
    }
}
