import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Game } from '../../game/core/game.ts'
import { type BookMode, bookMode, bookText, indexText, rowText, TENTH } from '../../proof/books/format.ts'
import { type BookOptions, type BookPlan, payoutUnits, planBooks } from '../../proof/books/plan-books.ts'
import { weightOfNext } from '../../proof/books/weigh.ts'
import { roundTeller } from '../../proof/outcomes/make-outcomes.ts'
import { cannotWrite, writeOutput } from '../io.ts'
import type { Watch } from './watch.ts'
import { compressor } from './zstd.ts'

/** Rounds that are told and compressed together. */
const BATCH = 256

/** Writes the files of one mode, whole or not at all. */
export async function writeMode(game: Game, options: BookOptions, folder: string, watch: Watch): Promise<BookPlan> {
  const plan = await watch.through(planBooks(game, options), options.rounds)
  const { events, weights } = modeOf(plan)
  const [books, table] = [join(folder, events), join(folder, weights)]
  const [bookDraft, tableDraft] = [books, table].map((path) => `${path}.${process.pid}.part`) as [string, string]
  try {
    mkdirSync(folder, { recursive: true })
    const rows = createWriteStream(tableDraft)
    const texts = Readable.from(bookTexts(game, options, plan, rows, watch))
    await Promise.all([pipeline(texts, compressor(), createWriteStream(bookDraft)), finished(rows)])
    renameSync(bookDraft, books)
    renameSync(tableDraft, table)
    return plan
  } catch (error) {
    throw cannotWrite(folder, error)
  } finally {
    for (const draft of [bookDraft, tableDraft]) if (existsSync(draft)) rmSync(draft)
  }
}

const modeOf = ({ mode, cost }: BookPlan): BookMode => bookMode(mode, cost)

/** The last file: who finds it, finds the others. */
export const writeIndex = (folder: string, plans: readonly BookPlan[]): void =>
  writeOutput(join(folder, 'index.json'), indexText(plans.map(modeOf)))

/** The books, and on the way the rows of the table: each round is told once. */
async function* bookTexts(game: Game, options: BookOptions, plan: BookPlan, rows: WriteStream, watch: Watch) {
  const { rounds, seed, mode, step = TENTH } = options
  const tell = roundTeller(game, seed, mode)
  const payoutOf = payoutUnits(game, step)
  const weightOf = weightOfNext(plan.paid, plan.weights)
  for (let from = 1; from <= rounds; from += BATCH) {
    let [books, table] = ['', '']
    for (let id = from; id < Math.min(from + BATCH, rounds + 1); id++) {
      const round = tell(id)
      const payout = payoutOf(round.totalCoins)
      books += bookText(id, payout, round)
      table += rowText({ id, weight: weightOf(payout), payout })
    }
    if (!rows.write(table)) await once(rows, 'drain')
    await watch.breathe(from, rounds)
    yield books
  }
  rows.end()
}
