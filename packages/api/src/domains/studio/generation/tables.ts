import { index, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/** What was generated for whom. A request key gives its answer again; old ones are cleared away. */
export const generations = table(
  'generations',
  {
    id: text().primaryKey(),
    owner: text().notNull(),
    requestKey: text(),
    /** SHA-256 of the request: a key stands for one request only. */
    requestHash: text().notNull(),
    /** Of the game that was generated, where it is one. */
    definitionHash: text(),
    making: text(),
    /** The whole answer as JSON. */
    answer: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('generations_by_key').on(t.owner, t.requestKey), index('generations_by_time').on(t.createdAt)],
)
