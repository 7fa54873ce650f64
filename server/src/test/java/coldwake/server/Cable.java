package coldwake.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The line between a node and its database, which can fall silent without anybody being told. */
final class Cable implements AutoCloseable {
    private final int database;
    private final ServerSocket entrance;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition speaks = lock.newCondition();
    private boolean silent;

    private Cable(int database) throws IOException {
        this.database = database;
        entrance = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    /** A line to the database that listens on a port of this machine. */
    static Cable to(int database) {
        try {
            return new Cable(database);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** From now on nothing gets through, or everything does again. */
    void silence(boolean on) {
        lock.lock();
        try {
            silent = on;
            speaks.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void accept() {
        try {
            while (true) {
                Socket near = entrance.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), database);
                ends.add(near);
                ends.add(far);
                Thread.ofVirtual().start(() -> carry(near, far));
                Thread.ofVirtual().start(() -> carry(far, near));
            }
        } catch (IOException e) {
            // Closed: the test is over.
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] buffer = new byte[8_192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                awaitSpeech();
                out.write(buffer, 0, n);
            }
        } catch (IOException e) {
            // One end hung up, and so does the other.
        }
    }

    private void awaitSpeech() {
        lock.lock();
        try {
            while (silent) {
                speaks.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() throws IOException {
        silence(false);
        entrance.close();
        for (Socket end : ends) {
            end.close();
        }
    }
}
