package coldwake.server;

/** Records on PostgreSQL. */
class PostgresRecordTest extends RecordSuite {
    @Override
    String database() {
        return TestPostgres.url();
    }
}
