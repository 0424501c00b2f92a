import { canonicalJson } from '../../game/canonical.ts'
import type { Game } from '../../game/core/game.ts'
import { type AnalyseOptions, analyse } from '../analyse/analyse.ts'
import type { ParSheet } from '../sheet.ts'

/** Two games side by side. */
export interface GameComparison {
  readonly sheets: readonly [ParSheet, ParSheet]
  readonly figures: readonly ComparedFigure[]
  /** Where their definitions differ: paths such as `symbols[2].pays.5`, with what stands there as JSON. */
  readonly fields: readonly DifferentField[]
}

export interface ComparedFigure {
  readonly name: (typeof FIGURES)[number] | `feature ${string}`
  readonly values: readonly [number, number]
  readonly change: number
  /** Of the change, where a figure of either is simulated and has one: within 1.96 of it the two may be the same. */
  readonly standardError?: number
}

export interface DifferentField {
  readonly field: string
  readonly values: readonly [string | null, string | null]
}

const FIGURES = ['rtp', 'uncappedRtp', 'hitFrequency', 'standardDeviation', 'capBets', 'capProbability'] as const

/** @throws RangeError for a bet mode that one of them does not have */
export function compareGames(one: Game, other: Game, options: AnalyseOptions = {}): GameComparison {
  const sheets = [analyse(one, options), analyse(other, options)] as const
  const plain = FIGURES.map((name) => figure(name, [figureOf(sheets[0], name), figureOf(sheets[1], name)], sheets))
  return { sheets, figures: [...plain, ...featureFigures(sheets)], fields: differences(one, other) }
}

function figureOf({ maxWin, betCoins, ...sheet }: ParSheet, name: (typeof FIGURES)[number]): number {
  if (name === 'capBets') return maxWin.capCoins / betCoins
  return name === 'capProbability' ? maxWin.capProbability : sheet[name]
}

function figure(
  name: ComparedFigure['name'],
  values: readonly [number, number],
  sheets: readonly [ParSheet, ParSheet],
): ComparedFigure {
  const errors = sheets.map((sheet) => (sheet.method === 'exact' || name !== 'rtp' ? 0 : sheet.standardError))
  const standardError = Math.hypot(...errors)
  return { name, values, change: values[1] - values[0], ...(standardError > 0 && { standardError }) }
}

/** What each feature returns, of those that either has. */
function featureFigures(sheets: readonly [ParSheet, ParSheet]): ComparedFigure[] {
  const [one, other] = sheets.map(({ rtpBySource }) => rtpBySource.features)
  const ids = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...ids].map((id) => figure(`feature ${id}`, [one?.[id] ?? 0, other?.[id] ?? 0], sheets))
}

function differences(one: Game, other: Game): DifferentField[] {
  const [a, b] = [one, other].map(({ definition }) => leaves(JSON.parse(canonicalJson(definition)), ''))
  const paths = new Set([...(a ?? new Map()).keys(), ...(b ?? new Map()).keys()])
  return [...paths].flatMap((field) => {
    const values = [a?.get(field) ?? null, b?.get(field) ?? null] as const
    return values[0] === values[1] ? [] : [{ field, values }]
  })
}

/** Every value that is no object, by its path. Lists of plain values are one value: a strip is read as a whole. */
function leaves(value: unknown, path: string, into = new Map<string, string>()): Map<string, string> {
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || (Array.isArray(value) && value.every((item) => typeof item !== 'object'))) {
    return into.set(path, JSON.stringify(value))
  }
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`
    leaves(item, path + step, into)
  }
  return into
}
