package coldwake.lab;

import coldwake.content.Choices.CharacterChoice;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Says with which characters each game of a plan is played. Rulesets are made once for each crew. */
public final class Seating {
    private static final int CACHED = 400;

    private final Plan plan;
    private final Ruleset base;
    private final Map<List<String>, Ruleset> cache = new LinkedHashMap<>(CACHED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, Ruleset> eldest) {
            return size() > CACHED;
        }
    };

    public Seating(Plan plan) {
        this.plan = plan;
        base = Rulesets.of(plan.setup());
    }

    /** The rules of a game, with its characters. */
    public Ruleset rulesOf(int game) {
        if (!plan.randomCharacters()) {
            return base;
        }
        GameSetup setup = plan.setup().withCrew(crew(game));
        synchronized (cache) {
            return cache.computeIfAbsent(setup.crew(), crew -> Rulesets.of(setup));
        }
    }

    /** Characters in random order; each colour can be in a game once. */
    private List<String> crew(int game) {
        SplittableRandom random = new SplittableRandom(plan.seedOf(game));
        List<CharacterChoice> left = new ArrayList<>(Rulesets.choices().characters());
        List<String> crew = new ArrayList<>();
        while (crew.size() < plan.setup().seats()) {
            if (left.isEmpty()) {
                throw new IllegalArgumentException("there are fewer characters than seats");
            }
            CharacterChoice dealt = left.get(random.nextInt(left.size()));
            crew.add(dealt.id());
            left.removeIf(other -> other.colour().equals(dealt.colour()));
        }
        return crew;
    }
}
