import type { Draft, Figure, Unit } from './layout.ts'
import type { Basis } from './texts.ts'

/** Makes figures that all stand on one basis. */
export interface FigureMaker {
  share(value: number, error?: number): Figure
  /** A probability: as many digits as matter. */
  chance(value: number, error?: number): Figure
  /** One in how many. */
  odds(chance: number, error?: number): Figure
  decimal(value: number, unit: Unit, digits: number, error?: number): Figure
  whole(value: number, unit: Unit, error?: number): Figure
  rough(value: number, unit: Unit, error?: number): Figure
}

/** What stands where a figure has no value. */
const DASH = '–'

export function figures({ numbers, texts }: Pick<Draft, 'numbers' | 'texts'>, basis: Basis): FigureMaker {
  const make = (value: number, unit: Unit, format: (value: number) => string, error?: number): Figure => ({
    text: format(value),
    value,
    unit,
    basis,
    ...(error === undefined
      ? {}
      : { error: { value: error, text: `± ${numbers.error(error, unit === 'share' ? 'percent' : 'number')}` } }),
  })
  const chance = (value: number, error?: number): Figure => {
    const unseen = basis === 'simulated' && value === 0
    return unseen ? { text: texts.notSeen, value, unit: 'share', basis } : make(value, 'share', numbers.chance, error)
  }
  return {
    share: (value, error) => make(value, 'share', numbers.percent, error),
    chance,
    odds(value, error) {
      if (value === 0) return { text: DASH, value: null, unit: 'rounds', basis }
      // The delta method: the error of 1/p is that of p over p².
      return make(1 / value, 'rounds', numbers.odds, error === undefined ? undefined : error / value ** 2)
    },
    decimal: (value, unit, digits, error) => make(value, unit, (x) => numbers.decimal(x, digits), error),
    whole: (value, unit, error) => make(value, unit, numbers.whole, error),
    rough: (value, unit, error) => make(value, unit, numbers.rough, error),
  }
}

/** `Exact`, or `Simulated, 2,000,000 rounds`. */
export const basisText = (
  { numbers, texts }: Pick<Draft, 'numbers' | 'texts'>,
  method: 'exact' | 'simulated',
  rounds?: number,
  unit = texts.rounds,
): string =>
  rounds === undefined || method === 'exact'
    ? texts.bases[method]
    : `${texts.bases[method]}, ${numbers.whole(rounds)} ${unit}; ${texts.oneStandardError}`

/** A symbol's name, or its id. */
export function symbolName({ detail }: Pick<Draft, 'detail'>, id: string): string {
  return detail.definition.symbols.find((symbol) => symbol.id === id)?.name ?? id
}
