package coldwake.testkit.guard;

import coldwake.content.text.Language;
import java.util.List;
import java.util.regex.Pattern;

/** What must not be in a text: wrong terms, and phrases thought in another language. */
final class TextHabits {
    /**
     * A habit.
     *
     * @param found what is looked for
     * @param example a text that has it
     * @param instead what to write
     */
    record Habit(Pattern found, String example, String instead) {
        boolean isIn(String text) {
            return found.matcher(text).find();
        }
    }

    private TextHabits() {}

    private static Habit habit(String found, String example, String instead) {
        return new Habit(Pattern.compile(found, Pattern.UNICODE_CHARACTER_CLASS), example, instead);
    }

    static List<Habit> of(Language language) {
        return switch (language) {
            case EN -> ENGLISH;
            case DE -> GERMAN;
            case PL -> POLISH;
        };
    }

    private static final List<Habit> ENGLISH = List.of(
            habit("(^|[.;:] )Who\\b[^?.;]*[.;]", "Who gets a card draws two.", "whoever"),
            habit("(?i)\\b(only|for|to|of|with|and) who\\b", "Waiting for who was invited.", "whoever"),
            habit("\\b[Oo]ne who\\b", "One who carries them fills a hand slot.", "whoever"),
            habit("\\banew\\b", "It is dealt anew.", "again"),
            habit("(?<![Tt]here )\\b(is|are) no (?!longer|more)\\w", "They are no items.", "is not, are not"),
            habit("\\b(is|are) rid of\\b", "{who} is rid of the slime.", "gets rid of"),
            habit("\\bby whomever\\b", "Discovered, by whomever.", "no matter by whom"),
            habit(
                    "(^|[.;:] )(Secret|Limited|Open to all|In the bag|Free) (is|are)\\b",
                    "Secret are your hand and your objectives.",
                    "the subject first"),
            habit("\\bNo [\\w ,]+ (is|are) (here|there|in your)\\b", "No Intruder is there.", "There is no ..."),
            habit("\\btruly\\b", "Say truly whether you swapped them.", "truthfully"),
            habit("\\bfree of cost\\b|\\bfor nothing\\b", "Repairs for nothing.", "at no cost, for free"),
            habit("\\bas they say\\b", "They leave the game, as they say.", "as printed on them"),
            habit("\\bbroken off\\b|\\bcalls it off\\b", "The procedure is broken off.", "aborted"),
            habit("(?<!one) of \\{(who|whose|by)}", "Wound of {who} healed.", "{who}’s wound"),
            habit("\\b(The|the|Carry the) bod(y|ies)\\b|^Body: |\\bBodies\\b", "The body lies there.", "corpse"),
            habit("(?i)first contact(?! protocol)", "Keep 1 at first contact.", "first encounter"),
            habit("\\bchanged so\\b", "No door can be changed so.", "that way"),
            habit("(?<![\\w{.-])intruders?\\b", "Staying with the intruders.", "Intruders"),
            habit("\\bthe nest\\b", "Eggs in the nest", "the Nest"),
            habit("\\b(burns|known|sent) already\\b", "This is known already.", "already before the verb"),
            habit("^(Injuries|Movement|Attack) of\\b", "Injuries of Intruders", "Intruder injuries"),
            habit("\\b[Cc]ards? of (a|the) species\\b", "A card of the species.", "species card"),
            habit("\\bnoise falls\\b", "If noise falls here again.", "a noise marker is due"),
            habit("(?<!far )\\bas I know\\b", "as I know", "as far as I know"),
            habit("\\b(those who watch|all who are)\\b", "Say to those who watch", "spectators, every character"),
            habit("\\botherwise than\\b|\\bGoes on with\\b", "Goes on with a saved game.", "differ from, continues"),
            habit("\\b(so many|so much) (days|cards|seconds)\\b", "For so many days.", "that many"),
            habit("\\p{L}'\\p{L}", "The attacker's kind.", "the apostrophe ’"),
            habit(
                    "(?<!\\{)\\{n} (cards|tokens|fires|malfunctions|seconds|actions)\\b(?!})",
                    "{n} tokens in the bag",
                    "a plural"));

    private static final List<Habit> GERMAN = List.of(
            habit("Besatzung", "Niemand von der Besatzung.", "Crew"),
            habit("Konzernziel", "Konzernziel", "Unternehmensziel"),
            habit("Operationssaal|Operationsset", "im Operationssaal", "Chirurgie, Chirurgie-Set"),
            habit("Beutelentwicklung", "Beutelentwicklung: ...", "Xeno-Ausbreitung"),
            habit("\\bAnpassung(en)?\\b", "Anpassungen: {cards}", "Adaptation"),
            habit("Zuguhr", "Zuguhr: {time}", "Bedenkzeit"),
            habit("Gegenstandszähler", "Der Gegenstandszähler fällt auf 0.", "Suchzähler"),
            habit("Technikgäng|\\bGänge\\b", "Technikgänge", "Wartungskorridore, Korridore"),
            habit("\\b(Wirkung|Wirkungen)\\b", "Die zweite Wirkung gilt.", "Effekt"),
            habit("\\bjene[nmrs]?\\b", "In jenem Raum.", "dieser, dort"),
            habit("[Kk]lassische Waffe", "Klassische Waffe", "Herkömmliche Waffe"),
            habit("\\b(leichte|schwere)[nrms]? (Wunde|Gegenst|Objekt)", "1 leichte Wunde", "groß: Leichte Wunde"),
            habit("[Ss]ignal\\b[^.]*\\bgesendet", "Das Signal ist gesendet.", "abgesetzt"),
            habit("Panikkarte[^.]*\\b(aus|ausführen|ausgeführt)\\b", "Er führt eine Panikkarte aus.", "handelt ab"),
            habit("\\bWahlen\\b", "2 Wahlen zurücknehmen", "Entscheidungen"),
            habit("\\bDeck\\b", "Dein Deck", "Stapel"),
            habit("\\b(Spiela|A)ufbau\\b", "Spielaufbau", "Vorbereitung"),
            habit("Quest", "Questgegenstand", "Aufgaben-Gegenstand"),
            habit("Evakuierungssekt", "Evakuierungssektor", "Evakuierungsbereich"),
            habit("Marker im Beutel", "Marker im Beutel", "Plättchen im Beutel"),
            habit("\\bZielmarker", "Zielmarker auf B", "Flugzielmarker"),
            habit("\\b[Uu]ntersuch", "Untersucht ein Ei.", "analysieren"),
            habit("\\bumsonst\\b", "Repariert umsonst.", "kostenlos"),
            habit("\\bpro Person\\b|\\bjede Person\\b", "1 pro Person", "Spieler"),
            habit("Erstkontakt(?!protokoll)", "Nach dem Erstkontakt.", "erste Begegnung"),
            habit("\\b(Item|Log)\\b", "Im Log steht alles.", "Gegenstand, Protokoll"),
            habit("\\bKarten?( | \\w+ )(der|einer) Spezies\\b", "Eine Karte der Spezies.", "Spezieskarte"),
            habit("\\beinmal zugleich\\b", "Jeder nur einmal zugleich.", "höchstens eine"),
            habit("Adaptation(en)? abgeworfen", "Adaptation abgeworfen.", "abgelegt"));

    private static final List<Habit> POLISH = List.of(
            habit("(?i)hałas", "rzut na hałas", "szmery"),
            habit("(?i)truchł", "zostawia truchło", "zwłoki intruza"),
            habit("\\b[Ww]or(ek|ku|ka|kiem)\\b", "żetony w worku", "kolonia"),
            habit("(?i)zainfekowan", "karta zainfekowana", "zarażona"),
            habit("(?i)ekwipun", "Ekwipunek", "plecak"),
            habit("(?i)współrzędn", "Współrzędne", "koordynaty"),
            habit("\\b[Tt]ali[aięą]\\b", "osobnej talii", "stos"),
            habit("(?i)autodestru", "Autodestrukcja", "samozniszczenie"),
            habit("(?i)sekcj\\w+ ewaku", "sekcje ewakuacji", "sektor ewakuacyjny"),
            habit("Rozwój kolonii", "Rozwój kolonii", "krok kolonii intruzów"),
            habit("(?i)\\bsal[ai] chirurg", "w sali chirurgicznej", "Komora dekontaminacyjna"),
            habit("(?i)\\b(lekk|ciężk)\\w+ ran", "lekka rana", "powierzchowna, głęboka"),
            habit("\\p{L}łeś\\b", "Nikt nie wie, czy mogłeś.", "a form for everybody"),
            habit("\\b[Ss]am\\b", "Jesteś sam.", "a form for everybody"),
            habit("\\b[Dd]otyka\\b", "Dotyka wszystkich.", "dotyczy, działa na"),
            habit("(?i)\\b(gr|tryb)\\w* standardow", "Gra standardowa", "tryb podstawowy"),
            habit("Granie intruz", "Granie intruzami", "Przejęcie kontroli nad intruzami"),
            habit("(?i)\\bzbadan|\\bZbadajcie\\b", "nie jest zbadany", "odkryty, przebadać"),
            habit("ilekolwiek", "ilekolwiek ich jest", "niezależnie od liczby"),
            habit("może to być także ty", "może to być także ty", "możesz też siebie"),
            habit("\\b(w|W) gnie[zź]dzie\\b", "Jaja w gnieździe", "Gniazdo"),
            habit("(?<=\\p{Ll} )Intruz", "jest tam Intruz", "intruz"),
            habit("(?i)znacznik\\w* celu", "Znacznik celu", "znacznik destynacji"),
            habit("\\bgdzie jest\\.", "Idź tam, gdzie jest.", "gdzie jakiś jest"));
}
