/** Kinds whose pays are worked out from the return that is asked. */
import { choose, Fraction } from '../../fraction.ts'
import type { DesignWish, TableDesigner } from '../designer.ts'
import { type Prize, tunedPays } from '../tune-pays.ts'

/** Where nobody says what the main bet should return. */
export const USUAL_RETURN = 0.96

/** A value of a rule: what goes with the other wishes. */
const USUAL = 'usual'

/** The largest power of ten that a bet may be a multiple of. */
export const chipOf = ({ maxCoins }: DesignWish, most: number): number => {
  let chip = most
  while (chip > maxCoins) chip /= 10
  return chip
}

const share = (ways: bigint, of: bigint): number => Fraction.of(ways, of).toNumber()

export const coinDesigner: TableDesigner = {
  rules: { tosses: ['5', '1', '3', '8', '10', '12'] },
  sideBets: [],
  build({ tosses = '5' }, wish) {
    const [chip, target] = [chipOf(wish, 1000), wish.target ?? USUAL_RETURN]
    return {
      ...{ kind: 'coin', chip },
      back: Array.from({ length: Number(tosses) }, (_, i) => Math.max(1, Math.floor(chip * target * 2 ** (i + 1)))),
    }
  },
  mainGroup: 'side',
}

/** What the steps of a flight pay, in hundredths of the bet. */
const HEIGHTS: Readonly<Record<string, readonly number[]>> = {
  100: [110, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000, 7500, 10_000],
  1000: [120, 150, 200, 300, 500, 1000, 2000, 3500, 5000, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000],
  10000: [150, 200, 300, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000],
  10: [105, 110, 120, 130, 140, 150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 800, 1000],
}
const FLIGHTS = 10_000_000

/** Each step is reached so often that to stop there returns what is asked, and never more. */
export const crashDesigner: TableDesigner = {
  rules: { highest: ['100', '10', '1000', '10000'] },
  sideBets: [],
  chosen: { highest: ['100', '10', '1000'] },
  build({ highest = '100' }, wish) {
    const [chip, target] = [chipOf(wish, 100), wish.target ?? USUAL_RETURN]
    const backs = [...new Set((HEIGHTS[highest] ?? []).map((hundredths) => Math.round((chip * hundredths) / 100)))]
    const steps = backs.map((back) => ({ back, flights: Math.floor((FLIGHTS * target * chip) / back) }))
    return { kind: 'crash', chip, flights: FLIGHTS, steps: steps.filter(({ flights }) => flights <= FLIGHTS) }
  },
  mainGroup: 'flight',
}

/** In hundredths, the main bet first. */
const CHANCES = {
  low: [50, 10, 1, 25, 75, 90],
  medium: [10, 50, 1, 25, 75, 90],
  high: [1, 50, 10, 25, 75, 90],
} as const

export const diceDesigner: TableDesigner = {
  rules: { sides: ['10000', '100', '1000'] },
  sideBets: [],
  build({ sides = '10000' }, wish) {
    const [chip, target, all] = [chipOf(wish, 1000), wish.target ?? USUAL_RETURN, Number(sides)]
    return {
      ...{ kind: 'dice', sides: all, chip },
      spots: CHANCES[wish.volatility ?? 'low'].flatMap((percent) => {
        const ways = (all * percent) / 100
        const back = Math.max(1, Math.floor((chip * target * all) / ways))
        return [
          { id: `under-${ways}`, from: 1, to: ways, back },
          { id: `over-${all - ways}`, from: all - ways + 1, to: all, back },
        ]
      }),
    }
  },
  mainGroup: 'range',
}

/** No pay of a field is more than so many coins. */
const MOST_BACK = 100_000_000

/** Mines, the main bet first. */
const FIELDS = { low: [1, 3, 5, 10], medium: [3, 1, 5, 10], high: [10, 1, 3, 5] } as const

export const minesDesigner: TableDesigner = {
  // The mines of the main bet: as many as go with the volatility, unless the words say how many.
  rules: {
    cells: ['25', '16', '36'],
    mines: [USUAL, '1', '2', '3', '4', '5', '6', '7', '8', '10', '12', '15', '20', '24'],
  },
  sideBets: [],
  chosen: { cells: ['25', '16', '36'] },
  build({ cells = '25', mines: asked = USUAL }, wish) {
    const [chip, target, all] = [chipOf(wish, 1000), wish.target ?? USUAL_RETURN, Number(cells)]
    if (asked !== USUAL && Number(asked) >= all) return null
    const back = (mines: number): readonly number[] =>
      Array.from({ length: Math.min(10, all - mines) }, (_, i) => {
        const chance = share(choose(all - i - 1, mines), choose(all, mines))
        return Math.max(1, Math.floor((chip * target) / chance))
      }).filter((pays) => pays <= MOST_BACK)
    return {
      ...{ kind: 'mines', cells: all, chip },
      fields: fieldsWith(asked, wish)
        .filter((mines) => mines < all)
        .map((mines) => ({
          id: `mines-${mines}`,
          mines,
          back: back(mines),
        })),
    }
  },
  mainGroup: 'field',
}

const fieldsWith = (asked: string, { volatility }: DesignWish): readonly number[] => {
  const usual = FIELDS[volatility ?? 'medium']
  return asked === USUAL ? usual : [...new Set([Number(asked), ...usual])]
}

/** How much more a prize is worth the rarer it is: shares grow by this power of its odds. */
const POWERS = { low: -0.45, medium: -0.15, high: 0.1 } as const
const NAMES = ['low', 'medium', 'high'] as const

export const plinkoDesigner: TableDesigner = {
  rules: { rows: ['12', '8', '10', '14', '16'] },
  sideBets: [],
  build({ rows = '12' }, wish) {
    const [chip, target, all] = [chipOf(wish, 100), wish.target ?? USUAL_RETURN, Number(rows)]
    const main = wish.volatility ?? 'medium'
    return {
      ...{ kind: 'plinko', chip },
      boards: [main, ...NAMES.filter((name) => name !== main)].map((id) => ({
        id,
        back: bucketsOf(all, POWERS[id], target, chip),
      })),
    }
  },
  mainGroup: 'board',
}

/** From the middle outwards: the same on both sides. */
function bucketsOf(rows: number, power: number, target: number, chip: number): readonly number[] {
  const total = 2n ** BigInt(rows)
  const half = Math.floor(rows / 2)
  const prizes = Array.from({ length: half + 1 }, (_, i): Prize => {
    const ways = choose(rows, half - i) * (rows % 2 === 0 && i === 0 ? 1n : 2n)
    const chance = share(ways, total)
    return { chance, share: chance ** -power }
  })
  const pays = tunedPays(prizes, target, chip)
  return Array.from({ length: rows + 1 }, (_, bucket) => pays[half - Math.min(bucket, rows - bucket)] ?? 0)
}

export const kenoDesigner: TableDesigner = {
  rules: { numbers: ['80', '40'], mostPicks: ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] },
  sideBets: [],
  chosen: { numbers: ['80', '40'] },
  build({ numbers = '80', mostPicks = '10' }, wish) {
    const [all, drawn] = numbers === '40' ? [40, 10] : [80, 20]
    const target = wish.target ?? USUAL_RETURN
    const picks = [4, 1, 2, 3, 5, 6, 7, 8, 9, 10].filter((count) => count <= Number(mostPicks))
    return {
      ...{ kind: 'keno', numbers: all, drawn, chip: chipOf(wish, 10) },
      tickets: picks.map((count) => ({
        ...{ id: `pick-${count}`, picks: count },
        back: ticketPays(count, {
          all,
          drawn,
          target,
          power: POWERS[wish.volatility ?? 'medium'],
          chip: chipOf(wish, 10),
        }),
      })),
    }
  },
  mainGroup: 'ticket',
}

interface Draw {
  readonly all: number
  readonly drawn: number
  readonly target: number
  readonly power: number
  readonly chip: number
}

/** From the hits that are rarer than one in three on. */
function ticketPays(picks: number, { all, drawn, target, power, chip }: Draw): Readonly<Record<string, number>> {
  const total = choose(all, picks)
  const hits = Array.from({ length: picks }, (_, i) => i + 1)
  const prizes = hits.map((hit) => {
    const chance = share(choose(drawn, hit) * choose(all - drawn, picks - hit), total)
    return { hit, chance, share: chance ** -power }
  })
  const paid =
    picks < 3
      ? prizes.slice(-1)
      : prizes.filter(({ hit, chance }) => chance < 1 / 3 && hit >= picks * (all === 80 ? 0.4 : 0.4))
  const pays = tunedPays(paid, target, chip)
  return Object.fromEntries(paid.flatMap(({ hit }, i) => ((pays[i] ?? 0) > 0 ? [[`${hit}`, pays[i] ?? 0]] : [])))
}

/** Of a million cards. */
const CARDS = 1_000_000
const SYMBOLS = ['clover', 'cherry', 'bell', 'star', 'crown', 'diamond', 'seven']
const BACKS = [1, 2, 5, 10, 100, 1000, 10_000]

/** The prizes of a card whose greatest is this one: those below it, and it. */
const prizesUpTo = (top: number): readonly number[] => [...BACKS.slice(0, -1).filter((back) => back < top), top]

export const scratchCardDesigner: TableDesigner = {
  rules: {
    cells: ['9', '6', '12'],
    top: ['10000', '100', '200', '250', '500', '1000', '2000', '5000', '20000', '50000', '100000'],
  },
  sideBets: [],
  chosen: { cells: ['9', '6', '12'] },
  build({ cells = '9', top = '10000' }, wish) {
    const backs = prizesUpTo(Number(top))
    const target = wish.target ?? USUAL_RETURN
    const power = { low: -0.5, medium: -0.25, high: -0.1 }[wish.volatility ?? 'medium']
    const shares = backs.map((back) => back ** power)
    const all = shares.reduce((sum, one) => sum + one, 0)
    const weights = backs.map((back, i) => Math.max(1, Math.floor((CARDS * target * (shares[i] ?? 0)) / (all * back))))
    const returned = weights.reduce((sum, weight, i) => sum + weight * (backs[i] ?? 0), 0)
    // The least prize gives the money back: it takes up what is left, to a millionth.
    weights[0] = Math.max(1, (weights[0] ?? 0) + Math.floor(CARDS * target) - returned)
    const blank = CARDS - weights.reduce((sum, weight) => sum + weight, 0)
    if (blank < 1) return null
    return {
      ...{ kind: 'scratchCard', chip: 1, cells: Number(cells), blank },
      prizes: backs.map((back, i) => ({ id: SYMBOLS[i] ?? '', back, weight: weights[i] ?? 1 })),
    }
  },
  mainGroup: 'card',
}
