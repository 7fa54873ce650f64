package coldwake.bots;

import coldwake.bots.mind.Why;

/** Takes any option, each as likely as the others. */
final class RandomBot implements Bot {
    private final BotRandom random;

    RandomBot(BotRandom random) {
        this.random = random;
    }

    @Override
    public Answer answer(SeatContext context) {
        return new Answer(random.below(context.options().size()), Why.CHANCE);
    }
}
