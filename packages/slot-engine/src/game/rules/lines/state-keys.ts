import { entryOf } from '../../../entries.ts'
import type { Filled, LineReader, Run, RunReading, TellWin } from './reading.ts'

/**
 * Keys: the wins and what combinations have, as text, and behind those one letter for each run, or two. There may be millions of keys,
 * and few runs.
 */
export class StateKeys {
  private readonly combinations: number
  private readonly runs: Run[] = []
  private readonly numbers = new Map<number, number>()

  constructor(combinations: number) {
    this.combinations = combinations
  }

  readonly keyOf: LineReader['key'] = ({ runs, left, right, any, filled }, tell) => {
    let key = `${textOf(left, tell)}|${textOf(right, tell)}|${textOf(any, tell)}|`
    for (let i = 0; i < filled.length; i++) {
      if (i > 0) key += ','
      const sets = entryOf(filled, i)
      for (let k = 0; k < sets.length; k++) {
        const { mask, factor } = entryOf(sets, k)
        key += `${k === 0 ? '' : '.'}${mask}*${factor}`
      }
    }
    key += '|'
    for (let i = 0; i < runs.length; i++) key += lettersOf(this.numberOf(entryOf(runs, i)))
    return key
  }

  readonly stateOf: LineReader['stateOf'] = (key, reel) => {
    const [left = '', right = '', any = '', filled = ''] = key.split('|', WINS + 1)
    const texts = [left, right, any, filled]
    const sets = filled.split(',')
    const runs: Run[] = []
    for (let at = texts.reduce((sum, { length }) => sum + length, texts.length); at < key.length; at++) {
      const letter = key.charCodeAt(at)
      const number = letter < FIRST_OF_TWO ? letter : (letter - FIRST_OF_TWO) * LETTERS + key.charCodeAt(++at)
      runs.push(entryOf(this.runs, number))
    }
    return {
      reel,
      runs,
      left: winOf(left, 'left'),
      right: winOf(right, 'right'),
      any: winOf(any, 'any'),
      filled: Array.from({ length: this.combinations }, (_, i) =>
        partsOf(sets[i] ?? '', '.').map((text): Filled => {
          const [mask, factor] = text.split('*')
          return { mask: Number(mask), factor: Number(factor) }
        }),
      ),
    }
  }

  private numberOf(run: Run): number {
    const place = run.factor * RUN_PLACES + (run.from + 1) * 2 + (run.counts ? 1 : 0)
    const known = this.numbers.get(place)
    if (known !== undefined) return known
    this.numbers.set(place, this.runs.length)
    return this.runs.push(run) - 1
  }
}

/** Texts of wins in a key. */
const WINS = 3
/** More than where a run may begin, and whether it counts. */
const RUN_PLACES = 64
const LETTERS = 1 << 16
/** A letter from which on a second one follows. */
const FIRST_OF_TWO = 0xf000

const lettersOf = (number: number): string =>
  number < FIRST_OF_TWO
    ? String.fromCharCode(number)
    : String.fromCharCode(FIRST_OF_TWO + Math.floor(number / LETTERS), number % LETTERS)

function textOf(win: RunReading | null, tell: TellWin | undefined): string {
  if (win === null) return ''
  if (tell === undefined) return `${win.coins}/${win.count}`
  const { symbol = -1, from = -1 } = tell(win)
  return `${win.coins}/${win.count}/${symbol}/${from}`
}

const partsOf = (text: string, between: string): string[] => (text === '' ? [] : text.split(between))

function winOf(text: string, direction: RunReading['direction']): RunReading | null {
  if (text === '') return null
  const [coins, count, symbol = -1, from = -1] = text.split('/').map(Number)
  return { kind: 'run', symbol, direction, from, count: count ?? 0, multiplier: 1, coins: coins ?? 0 }
}
