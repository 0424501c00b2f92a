import type { Adjustment } from '@spilvaerk/schemas'
import { compileTable, parseTable, type TableDefinition } from '@spilvaerk/table-games'
import { because } from '../../games/catalogue/making.ts'
import type { LimitWishes } from '../composer/tables/limits.ts'
import { COINS } from '../studio/config.ts'

interface Limited {
  readonly definition: TableDefinition
  /** In DKK; the usual one where nobody says how much may be bet. */
  readonly coin?: number
  readonly adjustments: readonly Adjustment[]
}

interface Fit extends Limited {
  readonly coin: number
  /** How far the limits of the main bet are from what is asked, in DKK. */
  readonly off: number
}

const INSIDE = ['straight', 'split', 'street', 'corner', 'basket', 'sixLine'] as const
const OUTSIDE = ['evenMoney', 'dozen', 'column'] as const

/** The limits that are asked for in money, in coins of a worth that meets them: the greatest such coin. They change no return. */
export function withLimits(definition: TableDefinition, wished: LimitWishes | undefined): Limited {
  if (wished === undefined || Object.keys(wished).every((name) => name === 'currency'))
    return { definition, adjustments: [] }
  const { min, max } = wished
  if (min !== undefined && max !== undefined && min > max)
    return { definition, adjustments: [note('limits', `${min}–${max}`, false, 'tableLimitsCrossed')] }
  const fits = COINS.flatMap((coin) => fitOf(definition, wished, coin))
  const [best] = fits.toSorted((a, b) => a.off - b.off)
  return best ?? { definition, adjustments: [note('limits', `${min ?? ''}–${max ?? ''}`, false, 'tableLimits')] }
}

function fitOf(definition: TableDefinition, wished: LimitWishes, coin: number): readonly Fit[] {
  const coins = (money: number): number => Math.round(money / coin)
  const { min, max, round, inside, outside } = wished
  const low = Math.max(1, coins(min ?? Math.min(max ?? LEAST, LEAST)))
  const high = coins(max ?? Math.max(outside ?? 0, inside ?? 0, low * coin * USUAL_SPREAD))
  const spots = {
    ...spotsOf(definition, INSIDE, inside === undefined ? undefined : { min: low, max: coins(inside) }),
    ...spotsOf(definition, OUTSIDE, outside === undefined ? undefined : { min: low, max: coins(outside) }),
  }
  const { limits: usual } = definition
  // Where the kind needs a limit of the round, it stays as many times the most on a spot.
  const most = round === undefined ? usual.round && (usual.round * high) / usual.max : coins(round)
  const parsed = parseTable({
    ...definition,
    limits: {
      ...{ min: low, max: high },
      ...(most !== undefined && { round: Math.round(most) }),
      ...(Object.keys(spots).length > 0 && { spots }),
    },
  })
  if (!parsed.ok) return []
  const [main] = compileTable(parsed.definition).spots
  const got = { min: (main?.min ?? 0) * coin, max: (main?.max ?? 0) * coin }
  const adjustments = (['min', 'max'] as const).flatMap((name) => {
    const asked = wished[name]
    return asked === undefined || Math.abs(asked - got[name]) < coin / 2
      ? []
      : [note(`limits.${name}`, asked, got[name], 'tableLimits')]
  })
  const off = (['min', 'max'] as const).reduce(
    (sum, name) => sum + Math.abs((wished[name] ?? got[name]) - got[name]),
    0,
  )
  return [{ definition: parsed.definition, coin, adjustments, off }]
}

/** In DKK. */
const LEAST = 1
const USUAL_SPREAD = 1000

function spotsOf(
  definition: TableDefinition,
  groups: readonly string[],
  limits: { readonly min: number; readonly max: number } | undefined,
): Readonly<Record<string, { readonly min: number; readonly max: number }>> {
  if (limits === undefined || definition.kind !== 'roulette') return {}
  const own = new Set<string>(definition.spots.map(({ group }) => group))
  return Object.fromEntries(groups.filter((group) => own.has(group)).map((group) => [group, limits]))
}

const note = (
  field: string,
  wished: string | number,
  given: number | false,
  code: Parameters<typeof because>[0],
): Adjustment => ({ field, wished, given, ...because(code), from: 'prompt' })
