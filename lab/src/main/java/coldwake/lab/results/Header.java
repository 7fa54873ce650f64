package coldwake.lab.results;

import coldwake.lab.Plan;
import coldwake.lab.Shard;
import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The first line of a file of results.
 *
 * @param rules the version of the rules that the games were played with
 * @param shard which part of the plan the file holds
 */
@JsonInclude(JsonInclude.Include.ALWAYS)
public record Header(String coldwake, int format, String rules, Plan plan, String shard) {
    static final String KIND = "results";
    static final int FORMAT = 1;

    public static Header of(String rules, Plan plan, Shard shard) {
        return new Header(KIND, FORMAT, rules, plan, shard.toString());
    }

    public Shard part() {
        return Shard.parse(shard);
    }

    Header whole() {
        return of(rules, plan, Shard.WHOLE);
    }
}
