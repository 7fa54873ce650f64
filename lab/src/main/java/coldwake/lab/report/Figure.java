package coldwake.lab.report;

import coldwake.lab.plot.Chart;
import java.util.List;

/**
 * A chart with what must be said about it.
 *
 * @param id the name of its file
 * @param note sample and interval
 * @param table the same in numbers, its first row the head
 */
public record Figure(String id, String title, String note, Chart chart, List<List<String>> table) {}
