package coldwake.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Who is behind an address, as far as limits are concerned. */
final class Addresses {
    private static final int NETWORK_BYTES = 8;
    private static final int MOST = 64;

    private Addresses() {}

    /** An address of IPv4, or the network of one of IPv6: who has one of those has 2^64. */
    static String household(String address) {
        String bare = address.strip().replace("[", "").replace("]", "");
        if (!bare.contains(":")) {
            return bare.substring(0, Math.min(MOST, bare.length()));
        }
        try {
            InetAddress literal = InetAddress.ofLiteral(bare);
            return literal instanceof Inet6Address
                    ? HexFormat.of().formatHex(Arrays.copyOf(literal.getAddress(), NETWORK_BYTES))
                    : literal.getHostAddress();
        } catch (IllegalArgumentException e) {
            return bare.substring(0, Math.min(MOST, bare.length()));
        }
    }
}
