import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'
import { windowOf } from './reel-changes.ts'
import type { Change, Words } from './words.ts'

const isTable = (sheet: ParSheet | TableSheet): sheet is TableSheet => 'mainSpot' in sheet

/** What is proved of a game, as it is shown beside that of another. */
export const figuresOf = (words: Words, sheet: ParSheet | TableSheet): ReadonlyMap<string, string> =>
  isTable(sheet) ? ofTable(words, sheet) : ofSlot(words, sheet)

function ofSlot(words: Words, sheet: ParSheet): ReadonlyMap<string, string> {
  const { t, share, times } = words
  return new Map([
    [t('rtp'), share(sheet.rtp)],
    [t('hitFrequency'), share(sheet.hitFrequency)],
    [t('deviation'), deviation(words, sheet.standardDeviation)],
    [t('volatility'), words.volatility(sheet.volatilityClass)],
    [t('maxWin'), times(sheet.maxWin.capCoins / sheet.betCoins)],
    [t('sheet'), t(`methods.${sheet.method}`)],
  ])
}

/** What each group of spots returns under the first strategy, and how much the main bet swings. */
function ofTable(words: Words, { spots, strategies, mainSpot }: TableSheet): ReadonlyMap<string, string> {
  const { t, share } = words
  const best = spots.filter(({ strategy }) => strategy === strategies[0])
  const main = best.find(({ spot }) => spot === mainSpot)
  return new Map([
    [t('rtp'), share(main?.returned.value ?? 0)],
    [t('hitFrequency'), share(main?.hitFrequency.value ?? 0)],
    [t('deviation'), deviation(words, main?.standardDeviation ?? 0)],
    ...best.map(({ group, returned }) => [t('returnOf', { group }), share(returned.value)] as const),
  ])
}

const deviation = ({ number }: Words, of: number): string => number(Math.round(of * 1000) / 1000)

/** Those that moved. The cap is told by the definition already. */
export function figureChanges(words: Words, from: ParSheet | TableSheet, to: ParSheet | TableSheet): Change[] {
  const [here, there] = [figuresOf(words, from), figuresOf(words, to)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((name) => name !== words.t('maxWin'))
    .flatMap((name) => words.change('figures', name, here.get(name), there.get(name)))
}

/** What a slot is at a glance: its window, how it counts wins, and what it has. */
export function gridOf(words: Words, definition: Definition | TableDefinition): ReadonlyMap<string, string> {
  if ('kind' in definition) return new Map()
  const { t, number } = words
  const { reelSets, wins, symbols, features = [] } = definition
  const base = reelSets.base ?? Object.values(reelSets)[0] ?? []
  const rule = words.rule(wins.type)
  return new Map([
    [t('grid.window'), windowOf(base)],
    [t('grid.wins'), wins.type === 'lines' ? `${number(wins.lines.length)} ${rule}` : rule],
    [t('grid.symbols'), number(symbols.length)],
    [t('grid.features'), features.map(({ type }) => words.feature(type)).join(', ') || t('grid.none')],
  ])
}
