/** Whether a table game is as it should be, by the sheet that is proved of it. */
import { compileTable, type SpotSheet, type TableSheet } from '@spilvaerk/table-games'
import { toMicro } from '../../../platform/numbers/money.ts'
import { fact, type Verdict, type Words } from './rule.ts'
import type { Subject } from './subject.ts'

const TOLERANCE = 0.0005
const LEAST_MAIN = 0.85
const LOW_MAIN = 0.9
/** What to tune to. */
const BETTER = { rtp: 9500 }
const LEAST_SIDE = 0.75
const NO_TABLE = { missing: 'definition' }

const percentIn =
  ({ t, number }: Words) =>
  (share: number): string =>
    t('found.percent', { number: number(Math.round(share * 10_000) / 100) })

/** Each spot under the first strategy, the main one first. */
function linesOf({ spots, strategies, mainSpot }: TableSheet): readonly SpotSheet[] {
  const best = spots.filter(({ strategy }) => strategy === strategies[0])
  return [...best.filter(({ spot }) => spot === mainSpot), ...best.filter(({ spot }) => spot !== mainSpot)]
}

const mainReturn = (sheet: TableSheet): number => linesOf(sheet)[0]?.returned.value ?? 0

export function tableReturnIsProved({ table, declaredRtp }: Subject, _: string, words: Words): Verdict {
  if (!table) return NO_TABLE
  if (declaredRtp === undefined) return { missing: 'rtp' }
  const returned = mainReturn(table.sheet)
  if (Math.abs(returned - declaredRtp) <= TOLERANCE + 1e-9) return null
  const percent = percentIn(words)
  const expected = words.t('found.within', { share: percent(declaredRtp), points: words.number(0.05) })
  return { actual: percent(returned), expected, tune: { rtp: Math.round(declaredRtp * 10_000) } }
}

export function mainReturnInRange({ table }: Subject, _: string, words: Words): Verdict {
  if (!table) return NO_TABLE
  const returned = mainReturn(table.sheet)
  const percent = percentIn(words)
  if (returned > 1) return { actual: percent(returned), expected: `≤ ${percent(1)}`, tune: BETTER }
  if (returned >= LOW_MAIN) return null
  const severity = returned < LEAST_MAIN ? 'block' : 'warn'
  const least = severity === 'block' ? LEAST_MAIN : LOW_MAIN
  return { actual: percent(returned), expected: `≥ ${percent(least)}`, severity, tune: BETTER }
}

/** A return that is met by good play alone says so. */
export const strategyIsTold = (subject: Subject): Verdict => {
  if (!subject.table) return NO_TABLE
  return subject.table.sheet.strategies.length > 1 ? fact('strategyTold', true)(subject) : null
}

/** A pool pays all that is put into it, sooner or later. */
const longRunOf = ({ pools = [] }: TableSheet, { spot, returned }: SpotSheet): number =>
  pools.find((pool) => pool.spot === spot)?.inTheLongRun.value ?? returned.value

export function sideBetsReturnEnough({ table }: Subject, _: string, words: Words): Verdict {
  if (!table) return NO_TABLE
  const percent = percentIn(words)
  const [worst] = linesOf(table.sheet)
    .slice(1)
    .map((line) => ({ group: line.group, returned: longRunOf(table.sheet, line) }))
    .toSorted((a, b) => a.returned - b.returned)
  return worst === undefined || worst.returned >= LEAST_SIDE
    ? null
    : { actual: `${worst.group}: ${percent(worst.returned)}`, expected: `≥ ${percent(LEAST_SIDE)}` }
}

export function nothingOverPays({ table }: Subject, _: string, words: Words): Verdict {
  if (!table) return NO_TABLE
  const [spot] = table.sheet.overPaid
  return spot === undefined ? null : { actual: spot, expected: `≤ ${percentIn(words)(1)}` }
}

/** Every amount that is offered for the main bet is one that the table takes. */
export function betsAreOfTheTable({ table, config }: Subject, _: string, { t }: Words): Verdict {
  if (!table) return NO_TABLE
  const { betLevels: levels, coin } = config ?? {}
  if (!levels || coin === undefined) return { missing: levels ? 'config.coin' : 'betLevels' }
  const [main] = compileTable(table.definition).spots
  const [min, max, step] = [main?.min, main?.max, main?.step].map((coins) => (coins ?? 1) * toMicro(coin)) as [
    number,
    number,
    number,
  ]
  const wrong = levels.find((level, at) => {
    const amount = toMicro(level)
    return amount < min || amount > max || amount % step !== 0 || (at > 0 && level <= (levels[at - 1] ?? 0))
  })
  return levels.length > 0 && wrong === undefined
    ? null
    : { actual: String(wrong ?? t('found.noBets')), expected: t('found.tableBets') }
}

/** A round without a most takes as much as all spots together. */
export const limitsLeaveRoom = ({ table }: Subject, _: string, { t }: Words): Verdict => {
  if (!table) return NO_TABLE
  const spots = compileTable(table.definition).spots.filter(({ later }) => !later)
  if (spots.length <= MANY_SPOTS || table.definition.limits.round !== undefined) return null
  return { actual: t('found.noRoundLimit'), expected: t('found.roundLimit') }
}
const MANY_SPOTS = 20
