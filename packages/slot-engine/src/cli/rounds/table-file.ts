import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { cannotWrite } from '../io.ts'

/** A column of whole numbers, or of any numbers. */
export interface Column {
  readonly name: string
  readonly type: 'INT64' | 'DOUBLE'
}

/** Rows by batches: per column, its values. */
export type Batches = AsyncIterable<readonly (readonly number[])[]>

export const TABLE_FORMATS = ['csv', 'parquet'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

const WRITERS = { csv: writeCsv, parquet: writeParquet } as const satisfies Record<TableFormat, typeof writeParquet>

/** Writes a table batch by batch, whole or not at all. @param facts what is told of the table beside its rows, where the format has a place for it */
export async function writeTable(
  file: string,
  format: TableFormat,
  columns: readonly Column[],
  batches: Batches,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  try {
    await WRITERS[format](draft, columns, batches, facts)
    renameSync(draft, file)
  } catch (error) {
    throw cannotWrite(file, error)
  } finally {
    if (existsSync(draft)) rmSync(draft)
  }
}

async function writeCsv(file: string, columns: readonly Column[], batches: Batches): Promise<void> {
  const stream = createWriteStream(file)
  const done = finished(stream)
  // Awaited below; until then a failure shall not count as one that nobody takes.
  done.catch(() => {})
  stream.write(`${columns.map(({ name }) => name).join(',')}\n`)
  for await (const batch of batches) {
    const rows = Array.from({ length: batch[0]?.length ?? 0 }, (_, i) => batch.map((values) => values[i]).join(','))
    if (!stream.write(`${rows.join('\n')}\n`)) await Promise.race([once(stream, 'drain'), done])
  }
  stream.end()
  await done
}

async function writeParquet(
  file: string,
  columns: readonly Column[],
  batches: Batches,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const { fileWriter, ParquetWriter, schemaFromColumnData } = await import('hyparquet-writer')
  const sources = (batch: readonly (readonly number[])[]) =>
    columns.map(({ name, type }, i) => {
      const values = batch[i] ?? []
      return { name, type, nullable: false, data: type === 'INT64' ? values.map(BigInt) : [...values] }
    })
  const schema = schemaFromColumnData({ columnData: sources([]) })
  const kvMetadata = Object.entries(facts).map(([key, value]) => ({ key, value }))
  const writer = new ParquetWriter({ writer: fileWriter(file), schema, kvMetadata, createdBy: 'slot-engine' })
  for await (const batch of batches) writer.write({ columnData: sources(batch), rowGroupSize: batch[0]?.length ?? 1 })
  await writer.finish()
}
