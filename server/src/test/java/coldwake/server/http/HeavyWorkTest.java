package coldwake.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Heavy work has its own few threads; whatever is too much is refused, with words. */
class HeavyWorkTest {
    private final CountDownLatch end = new CountDownLatch(1);
    private final Semaphore begun = new Semaphore(0);
    private final ConcurrentLinkedQueue<String> threads = new ConcurrentLinkedQueue<>();

    private String hold() {
        threads.add(Thread.currentThread().getName());
        begun.release();
        try {
            end.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return "done";
    }

    private static void refused(HeavyWork work, String address, int status, String words) {
        assertThatThrownBy(() -> work.run(address, () -> "never"))
                .hasMessageContaining(words)
                .isInstanceOfSatisfying(
                        BadRequest.class, e -> assertThat(e.status()).isEqualTo(status));
    }

    @Test
    void noMoreRunsThanThereAreThreadsAndTheRestIsRefused() throws Exception {
        try (HeavyWork work = new HeavyWork(2, 3, Quota.GENEROUS);
                var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<String>> answers = new ArrayList<>();
            for (int k = 0; k < 2; k++) {
                String address = "address " + k;
                answers.add(people.submit(() -> work.run(address, this::hold)));
            }
            assertThat(begun.tryAcquire(2, 20, TimeUnit.SECONDS)).isTrue();
            for (int k = 2; k < 5; k++) {
                String address = "address " + k;
                answers.add(people.submit(() -> work.run(address, this::hold)));
                while (work.waiting() < k - 1) {
                    TimeUnit.MILLISECONDS.sleep(1);
                }
            }
            refused(work, "one more", 503, "as much as it can");
            end.countDown();
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo("done");
            }
            assertThat(threads).hasSize(5).allMatch(name -> name.startsWith(HeavyWork.NAME));
            assertThat(threads.stream().distinct()).hasSizeLessThanOrEqualTo(2);
            assertThat(work.run("one more", () -> "fine")).isEqualTo("fine");
        }
    }

    @Test
    void oneAddressCannotTakeAllThereIs() throws Exception {
        try (HeavyWork work = new HeavyWork(1, 100, Quota.GENEROUS);
                var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<String>> answers = new ArrayList<>();
            for (int k = 0; k < 4; k++) {
                answers.add(people.submit(() -> work.run("greedy", this::hold)));
            }
            while (work.waiting() < 3) {
                TimeUnit.MILLISECONDS.sleep(1);
            }
            refused(work, "greedy", 429, "waits for several");
            answers.add(people.submit(() -> work.run("modest", this::hold)));
            end.countDown();
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo("done");
            }
        }
    }

    @Test
    void timeIsABudget() {
        Quota little = new Quota(10, 10, 10, 10, 0.001, 10, false);
        try (HeavyWork work = new HeavyWork(1, 1, little)) {
            assertThat(work.run("a", () -> {
                        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(5);
                        while (System.nanoTime() < until) {
                            Thread.onSpinWait();
                        }
                        return "first";
                    }))
                    .isEqualTo("first");
            refused(work, "a", 429, "used up its time");
            assertThat(work.run("b", () -> "first")).isEqualTo("first");
        }
    }

    @Test
    void problemsOfTheWorkAreItsAnswer() {
        try (HeavyWork work = new HeavyWork(1, 1, Quota.GENEROUS)) {
            assertThatThrownBy(() -> work.run("a", () -> {
                        throw new BadRequest(400, "x", "wrong");
                    }))
                    .isInstanceOf(BadRequest.class)
                    .hasMessage("wrong");
            assertThat(work.run("a", () -> 1)).isEqualTo(1);
        }
    }
}
