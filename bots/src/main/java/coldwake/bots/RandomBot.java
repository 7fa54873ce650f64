package coldwake.bots;

/** Takes any option, each as likely as the others. */
final class RandomBot implements Bot {
    private final BotRandom random;

    RandomBot(BotRandom random) {
        this.random = random;
    }

    @Override
    public int choose(SeatContext context) {
        return random.below(context.options().size());
    }
}
