import type { Round } from '@spilvaerk/slot-engine'
import { ROUND } from '@spilvaerk/slot-engine/grammar'
import type { TableRound } from '@spilvaerk/table-games'
import { TABLE_ROUND } from '@spilvaerk/table-games/grammar'
import type { z } from 'zod'
import { objectSchema } from './grammar-schema.ts'

/** A round of a slot as it crosses the wire. Its type is written from the same grammar. */
export const round = objectSchema(ROUND).meta({ id: 'Round' }) as z.ZodType as z.ZodType<Round>

/** The same of a table. All its amounts are coins. */
export const tableRound = objectSchema(TABLE_ROUND).meta({ id: 'TableRound' }) as z.ZodType as z.ZodType<TableRound>
