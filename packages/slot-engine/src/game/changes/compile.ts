import type { CellChoice, Definition, NudgeChange, WindowChange } from '../../definition.ts'
import { LIMITS } from '../../definition.ts'
import { chargeOf } from '../chances/compile.ts'
import type { CellPlan, ChangePlan, ChangesPlan, InViewPlan, NudgePlan, Step } from '../core/change-plan.ts'
import type { Tokens } from '../tables/tokens.ts'
import { namedDraw, type WeightedDraw, weightedDraw } from '../tables/weighted-draw.ts'

const STEPS: Readonly<Record<NonNullable<CellChoice['towards']>[number], Step>> = {
  left: { reels: -1, rows: 0 },
  right: { reels: 1, rows: 0 },
  up: { reels: 0, rows: -1 },
  down: { reels: 0, rows: 1 },
  upLeft: { reels: -1, rows: -1 },
  upRight: { reels: 1, rows: -1 },
  downLeft: { reels: -1, rows: 1 },
  downRight: { reels: 1, rows: 1 },
}

interface ChangeSource {
  readonly definition: Definition
  readonly tokens: Tokens
}

/** `null` where nothing changes. */
export function changesPlan(changes: readonly WindowChange[] = [], source: ChangeSource): ChangesPlan | null {
  if (changes.length === 0) return null
  const plans = changes.map((change, index) => ({ when: change.when ?? 'before', plan: planOf(change, index, source) }))
  const at = (moment: NonNullable<WindowChange['when']>) =>
    plans.flatMap(({ when, plan }) => (when === moment ? [plan] : []))
  const charged = plans.flatMap(({ plan }) => (plan.charged === null ? [] : [plan]))
  return { stop: at('stop'), before: at('before'), loss: at('loss'), win: at('win'), end: at('end'), charged }
}

function planOf(change: WindowChange, index: number, source: ChangeSource): ChangePlan {
  const { chance, inView } = change
  const first = change.type === 'nudge' || change.first === true
  const cells: CellChoice = change.type === 'nudge' ? movable(change) : (change.cells ?? {})
  const { ifWins = false } = change.type === 'remove' ? {} : change
  const { charged } = change.type === 'nudge' ? {} : change
  const { drawn = 'cell' } = change.type === 'put' || change.type === 'turn' ? change : {}
  const isAfter = change.when === 'win' || change.when === 'end'
  return {
    index,
    first,
    odds: chance === undefined ? null : { hit: chance.hit, total: chance.hit + chance.miss },
    inView: inView === undefined ? null : inViewPlan(inView, source),
    charged: charged === undefined ? null : chargeOf(charged, source.definition.symbols, source.tokens),
    ifWins,
    cells: { ...cellPlan(cells, source), won: isAfter ? (cells.won ?? false) : null },
    ...drawsOf(change, source),
    drawn,
    removes: change.type === 'remove',
    nudge: change.type === 'nudge' ? nudgePlan(change, source) : null,
  }
}

/** Of reels that move a number may be drawn. */
const movable = ({ reels, number }: NudgeChange): CellChoice => ({ ...(reels && { reels }), ...(number && { number }) })

function nudgePlan({ symbols, until, towards, steps, adds }: NudgeChange, source: ChangeSource): NudgePlan {
  const { definition, tokens } = source
  const shows = showing(symbols, source)
  const token = (symbol: number, multiplier: number): number =>
    tokens.list.findIndex((one) => one.symbol === symbol && one.multiplier === multiplier)
  return {
    shows,
    until,
    down: towards !== 'up',
    up: towards !== 'down',
    steps: steps ?? LIMITS.stripLength,
    multiplied:
      adds === undefined
        ? null
        : tokens.list.map(({ symbol }, i) => {
            const wild = definition.symbols[symbol]
            if (shows[i] === 0 || wild?.kind !== 'wild') return null
            const own = typeof wild.multiplier === 'number' ? wild.multiplier : 1
            return Int32Array.from({ length: LIMITS.rows }, (_, gone) => token(symbol, own + adds * gone))
          }),
  }
}

const inViewPlan = (
  { symbol, at, upTo = LIMITS.reels * LIMITS.rows }: NonNullable<WindowChange['inView']>,
  source: ChangeSource,
): InViewPlan => ({ counts: showing([symbol], source), at, upTo })

function cellPlan(
  { symbols, towards = [], reach, oneOf = false, reels, number, besideWins = false, alike = 0, square }: CellChoice,
  source: ChangeSource,
): Omit<CellPlan, 'won'> {
  const { definition, tokens } = source
  return {
    besideWins,
    alike,
    square: square === undefined ? null : weightedDraw(square),
    symbolOf: Uint8Array.from(tokens.list, ({ symbol }) => symbol),
    uncovered: Uint8Array.from(tokens.list, ({ symbol }) => Number(definition.symbols[symbol]?.kind === 'scatter')),
    from: symbols === undefined ? null : showing(symbols, source),
    towards: towards.map((one) => STEPS[one]),
    reach: reach === undefined ? null : weightedDraw(reach),
    oneOf,
    reels: Uint8Array.from({ length: LIMITS.reels }, (_, reel) => (reels?.includes(reel) === false ? 0 : 1)),
    number: number === undefined ? null : weightedDraw(number),
  }
}

/** By token whether it shows one of the symbols. */
const showing = (ids: readonly string[], { definition, tokens }: ChangeSource): Uint8Array =>
  Uint8Array.from(tokens.list, ({ symbol }) => (ids.includes(definition.symbols[symbol]?.id ?? '') ? 1 : 0))

function drawsOf(change: WindowChange, { definition, tokens }: ChangeSource): Pick<ChangePlan, 'drawOf' | 'draws'> {
  const tokenOf = (id: string): number => definition.symbols.findIndex((symbol) => symbol.id === id)
  const draw = (choice: string | Readonly<Record<string, number>>): WeightedDraw =>
    namedDraw(typeof choice === 'string' ? { [choice]: 1 } : choice, tokenOf)
  const into =
    change.type === 'turn'
      ? Object.entries(change.into).sort(([a], [b]) => (a < b ? -1 : 1))
      : change.type === 'put'
        ? ([['', change.symbol]] as const)
        : []
  const drawOf = Int32Array.from(tokens.list, ({ symbol }) => {
    const shown = definition.symbols[symbol]
    if (shown === undefined || shown.kind === 'scatter') return -1
    return change.type === 'turn' ? into.findIndex(([id]) => id === shown.id) : 0
  })
  return { drawOf, draws: into.map(([, choice]) => draw(choice)) }
}
