package coldwake.bots;

import coldwake.bots.mind.Why;

/**
 * What a bot chose, and why.
 *
 * @param index of the option it takes
 */
public record Answer(int index, Why why) {
    /** The key of the sentence that tells why, in the messages of every language. */
    public String key() {
        return "bot.why." + why.id();
    }
}
