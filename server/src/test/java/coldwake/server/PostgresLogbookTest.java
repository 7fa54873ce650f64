package coldwake.server;

/** Logbooks on PostgreSQL. */
class PostgresLogbookTest extends LogbookSuite {
    @Override
    String database() {
        return TestPostgres.url();
    }
}
