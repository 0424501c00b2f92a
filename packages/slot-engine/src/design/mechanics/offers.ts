import type { Choice, Definition, Wheel } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { copiesOnceIn, sown } from './parts.ts'

const FEATURE = 'offers'

/** What is opened: how often, what it is worth, and what may lie behind it. */
interface Box {
  readonly weight: number
  readonly worth: number
  readonly inside?: readonly Box[]
}

/**
 * In half bets. What is offered is what opening the next box brings on average, so whoever takes it and whoever goes on
 * get as much.
 */
const BOXES: readonly Box[] = [
  {
    ...{ weight: 2, worth: 4 },
    inside: [
      { ...{ weight: 1, worth: 2 }, inside: boxes([1, 1], [1, 3]) },
      { ...{ weight: 1, worth: 6 }, inside: boxes([1, 2], [1, 10]) },
    ],
  },
  {
    ...{ weight: 1, worth: 16 },
    inside: [
      { ...{ weight: 2, worth: 8 }, inside: boxes([2, 4], [1, 16]) },
      { ...{ weight: 1, worth: 32 }, inside: boxes([2, 16], [1, 64]) },
    ],
  },
]

function boxes(...each: readonly (readonly [weight: number, worth: number])[]): Box[] {
  return each.map(([weight, worth]) => ({ weight, worth }))
}

/** Three bonus symbols open boxes: after each the player is offered a sum, or opens the next one. */
export const offers: Mechanic = {
  prizes: { feature: FEATURE, share: 0.08 },
  write: (game, { coins, special }) => {
    const bonus = special('bonus', game)
    const whole = sown(game, { ...bonus, kind: 'scatter' }, copiesOnceIn(game, 150, 3), ['base'])
    const [first, ...rest] = opened(FEATURE, BOXES, coins(0.5))
    if (first?.type !== 'wheel') return game
    const started = { ...first, trigger: { symbol: bonus.id, at: 3 } }
    return { ...whole, features: [...(whole.features ?? []), started, ...rest] }
  },
}

/** The wheel that opens a box, and all that it leads to. */
function opened(id: string, inside: readonly Box[], unit: number): NonNullable<Definition['features']> {
  const within = inside.map(({ inside: next }, i) =>
    next ? [offered(`${id}-${i + 1}`, inside[i]?.worth ?? 0, next, unit)] : [],
  )
  const wheel: Wheel = {
    ...{ type: 'wheel', id },
    segments: inside.map(({ weight, worth, inside: next }, i) => ({
      weight,
      prize: next ? { feature: `${id}-${i + 1}` } : { coins: worth * unit },
    })),
  }
  return [wheel, ...within.flat(2)]
}

function offered(id: string, worth: number, inside: readonly Box[], unit: number): NonNullable<Definition['features']> {
  const choice: Choice = {
    ...{ type: 'choice', id },
    options: [{ prize: { coins: worth * unit } }, { prize: { feature: `${id}-open` } }],
  }
  return [choice, ...opened(`${id}-open`, inside, unit)]
}
