import { connect } from '../../platform/storage/postgres/connection.ts'
import { storeOf } from '../stores.ts'

/** What the files of all tables and indexes hold, also of rows that are deleted. Only the administrator may read them. */
export async function bytesIn(dataDir: string): Promise<Buffer> {
  const session = await connect(String((await storeOf(dataDir)).DATABASE_URL), true)
  try {
    await session.query('CHECKPOINT')
    const { rows } = await session.query(
      `SELECT pg_read_binary_file(pg_relation_filepath(oid), 0, pg_relation_size(oid), true) AS bytes FROM pg_class
       WHERE relkind IN ('r', 'i', 't') AND relnamespace IN (current_schema()::regnamespace, 'pg_toast'::regnamespace)
         AND pg_relation_size(oid) > 0`,
    )
    return Buffer.concat(rows.map(({ bytes }) => bytes as Buffer))
  } finally {
    await session.close()
  }
}
