package coldwake.server.table;

import coldwake.server.store.Store;
import coldwake.server.store.StoreException;
import java.util.List;

/** Tables as files: written for whoever sat there, and read to go on or to look at them. */
public final class TableFiles {
    private final Tables tables;
    private final Store store;
    private final LoadedTables loadedTables;

    TableFiles(Tables tables, Store store, LoadedTables loadedTables) {
        this.tables = tables;
        this.store = store;
        this.loadedTables = loadedTables;
    }

    /** Makes a table from a file. Returns its id. */
    public String importFrom(Export export) {
        return importFrom(IdempotencyKey.anyhow(), export);
    }

    /** Makes a table from a file, unless it was made before when the same was asked for. Returns its id. */
    public String importFrom(IdempotencyKey once, Export export) {
        String id = once.table();
        if (store.exists(id)) {
            return opened(id, once);
        }
        tables.checkRoom();
        List<Export.Line> lines = Exports.imported(export, tables.now());
        String title = ((Entry.Created) lines.getFirst().entry()).title();
        try {
            loadedTables.write(id, title, lines, once.opening(), export.finished() ? "over" : "running");
        } catch (StoreException e) {
            // Somebody was faster who asked for the same, perhaps at another node.
            if (!store.exists(id)) {
                throw e;
            }
        }
        tables.read(id, Table::version);
        return opened(id, once);
    }

    private String opened(String id, IdempotencyKey once) {
        if (store.find(id, once.opening()).isEmpty()) {
            throw IdempotencyKey.usedOtherwise();
        }
        return id;
    }

    /** The file of a table for a seat at it: a finished one, or an unfinished one if every person agreed. */
    public Export export(String id, int seat) {
        return tables.read(id, table -> {
            if (!table.exportable()) {
                throw new TableException(
                        "needs-consent",
                        "An unfinished table can be exported once its game has begun and every person has agreed.");
            }
            if (DailyShips.sealed(table, tables.now())) {
                DailyShips.refuseAt(table, "its record is open when its day is over");
            }
            // Another node may have written more since the table was brought up to date.
            List<Export.Line> record = loadedTables.record(id).subList(0, table.entries());
            return Exports.of(table, Exports.heard(table, seat, record));
        });
    }
}
