import type { MessagePort } from 'node:worker_threads'
import {
  analyse,
  compile,
  type Definition,
  detailedSheet,
  LANGUAGES,
  type Language,
  type Report,
  type RngResult,
  rngTests,
  sheetToHtml,
  sheetToMarkdown,
  simulate,
} from '@spilvaerk/slot-engine'
import {
  analyse as analyseTable,
  mainBet,
  type PlacedBet,
  simulateTable,
  type TableDefinition,
  type TableReport,
  tableSheetToHtml,
  tableSheetToMarkdown,
} from '@spilvaerk/table-games'
import { type AnyDefinition, type AnySheet, isTable } from '../engines/definitions.ts'
import type { StoredChoice } from '../engines/engine.ts'
import { engineOf } from '../engines/engines.ts'
import { hashOfEvents } from './events-hash.ts'
import { recordRounds } from './record-rounds.ts'

export interface CertifyTask {
  readonly kind: 'certify'
  readonly definition: AnyDefinition
  /** Of the definition: the sheets print it, and the seeds of the test rounds begin with it. */
  readonly hash: string
  readonly rounds: number
  readonly seed: string
  /** After so long the simulation ends with the rounds that it has. */
  readonly mostMs: number
  /** Is told how many rounds are played. */
  readonly port: MessagePort
}

/** A round that whoever has the definition can play again. */
export interface TestRound {
  readonly seed: string
  readonly mode: string | null
  readonly bets: readonly PlacedBet[] | null
  readonly choices: readonly StoredChoice[]
  readonly stakedCoins: number
  readonly totalCoins: number
  /** SHA-256 of the events as JSON. */
  readonly eventsHash: string
}

/** What a laboratory is given of the mathematics of a game. */
export interface Certified {
  readonly report: Report | TableReport
  readonly sheet: AnySheet
  readonly printed: Readonly<Record<Language, { readonly markdown: string; readonly html: string }>>
  readonly rng: readonly RngResult[]
  readonly testRounds: readonly TestRound[]
}

const TELL_EVERY_MS = 400
/** Of each test of the generator: a tenth of the rounds, and at most so many. */
const MOST_DRAWS = 1_000_000
const LEAST_DRAWS = 20_000
const TABLE_ROUNDS = 200

/** Runs in a thread of its own, which ends when it is cancelled. */
export async function certify({ definition, hash, rounds, seed, mostMs, port }: CertifyTask): Promise<Certified> {
  const endsAt = Date.now() + mostMs
  const isLate = () => Date.now() >= endsAt
  let toldAt = 0
  const onProgress = ({ done }: { readonly done: number }): void => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return
    toldAt = Date.now()
    port.postMessage(done)
  }
  const draws = Math.min(Math.max(LEAST_DRAWS, Math.floor(rounds / 10)), MOST_DRAWS)
  const rng = [...rngTests(seed, draws)]
  const run = { rounds, seed, isLate, onProgress }
  const own = isTable(definition) ? await ofTable(definition, hash, run) : await ofSlot(definition, hash, run)
  return { ...own, rng }
}

interface Run extends Pick<CertifyTask, 'rounds' | 'seed'> {
  readonly isLate: () => boolean
  readonly onProgress: (progress: { readonly done: number }) => void
}

async function ofSlot(definition: Definition, hash: string, { rounds, seed, isLate, onProgress }: Run) {
  const game = compile(definition)
  const report = await simulate(game, { spins: rounds, seed, enough: isLate, onProgress })
  const detail = detailedSheet(game)
  const testRounds = recordRounds(game, hash).map(({ seed: drawn, mode, choices, round }): TestRound => {
    const { betCoins: stakedCoins, totalCoins, events } = round
    return {
      ...{ seed: drawn, mode: mode ?? null, bets: null, choices, stakedCoins, totalCoins },
      eventsHash: hashOfEvents(events),
    }
  })
  const printed = inEach((language) => ({
    markdown: sheetToMarkdown(detail, { language, hash }),
    html: sheetToHtml(detail, { language, hash }),
  }))
  return { report, sheet: analyse(game), printed, testRounds }
}

async function ofTable(definition: TableDefinition, hash: string, { rounds, seed, isLate, onProgress }: Run) {
  const finish = {
    get aborted() {
      return isLate()
    },
  }
  const bets = mainBet(definition)
  const simulated = await simulateTable(definition, { rounds, seed, bets, finish, onProgress })
  if (!simulated.ok) throw new Error(`the main bet is refused: ${JSON.stringify(simulated.problems)}`)
  const sheet = analyseTable(definition)
  const printed = inEach((language) => ({
    markdown: tableSheetToMarkdown(definition, sheet, { language, hash }),
    html: tableSheetToHtml(definition, sheet, { language, hash }),
  }))
  return { report: simulated.report, sheet, printed, testRounds: tableRounds(definition, hash, bets) }
}

/** Rounds of the main bet: where one waits, it is answered as it is for a player who is gone. */
function tableRounds(definition: TableDefinition, hash: string, bets: readonly PlacedBet[]): TestRound[] {
  const engine = engineOf(definition)
  return Array.from({ length: TABLE_ROUNDS }, (_, n) => {
    const choices: StoredChoice[] = []
    const course = { seed: `${hash}/${n}`, mode: null, bets, choices }
    for (let turn = engine.play(course); ; turn = engine.play(course)) {
      const { stakedCoins, totalCoins, round } = turn
      if (!turn.waits) return { ...course, stakedCoins, totalCoins, eventsHash: hashOfEvents(round.events) }
      choices.push(engine.byDefault(turn))
    }
  })
}

const inEach = <T>(make: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
