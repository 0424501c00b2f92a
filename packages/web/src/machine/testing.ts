import type { ReelsStopped, Round, RoundEvent } from '@spilvaerk/slot-engine'
import type { Face } from './face.ts'
import type { Stage } from './stage.ts'

/** A small face and hand-written rounds for tests of the machine. */
export const face: Face = {
  name: 'Prøve',
  palette: ['#000000', '#111111', '#222222', '#333333'],
  betCoins: 10,
  maxCoins: 10_000,
  gamble: { factor: 2, up: 1, down: 1, steps: 3 },
  symbols: [
    { id: 'A', name: 'Krone', emoji: '👑', kind: 'regular' },
    { id: 'B', name: 'Bær', emoji: '🍒', kind: 'regular' },
    { id: 'S', name: 'Stjerne', emoji: '⭐', kind: 'scatter' },
    { id: '-', name: 'tom', kind: 'blank' },
  ],
  reelSets: {
    base: [
      { strip: ['A', 'B', 'S', '-'], rows: 3 },
      { strip: ['B', 'A', 'S', 'B'], rows: 3 },
      { strip: ['A', 'S', 'B', 'B'], rows: 3 },
    ],
  },
  topReels: {},
  modes: {},
  lines: [
    [1, 1, 1],
    [0, 0, 0],
  ],
  triggers: [
    { symbol: 'S', needed: 3, during: 'paid' },
    { symbol: 'S', needed: 2, during: { feature: 'free' } },
  ],
  features: {
    free: { kind: 'freeSpins', sticky: [], walking: [], keepsView: false, untilGone: false },
    wheel: {
      kind: 'wheel',
      segments: [
        { weight: 3, prize: { coins: 20 } },
        { weight: 1, prize: { jackpot: 'top' } },
        { weight: 2, prize: { nothing: true } },
      ],
    },
    pick: { kind: 'pick', items: [{ coins: 10 }, { coins: 30 }, { nothing: true }], tiles: 4 },
    ladder: { kind: 'ladder', rungs: [{ coins: 5 }, { coins: 25 }, { coins: 100 }] },
    choice: { kind: 'choice', options: [{ prize: { feature: 'free', spins: 5 } }, { prize: { coins: 40 } }] },
    hold: { kind: 'holdAndWin', respins: 3, fullCoins: 500 },
  },
  factors: {},
  meters: { paid: [], free: {} },
  jackpots: [{ id: 'top', name: 'Topgevinst', coins: 1000 }],
}

export const stopped = (...window: readonly string[]): ReelsStopped => ({
  type: 'reelsStopped',
  reelSet: 'base',
  stops: window.map(() => 0),
  window: window.map((column) => [...column]),
})

export const lineWon = (coins: number, line = 0): RoundEvent => ({
  type: 'lineWon',
  line,
  direction: 'left',
  symbol: 'A',
  count: 3,
  cells: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  multiplier: 1,
  coins,
})

export const round = (totalCoins: number, ...events: readonly RoundEvent[]): Round => ({
  betCoins: 10,
  totalCoins,
  events,
})

const scatters = [
  [0, 0],
  [1, 0],
  [2, 0],
] as const

/** Two free spins from three scatters, the second of which wins. */
export const freeSpinRound = round(
  60,
  stopped('SAB', 'SAB', 'SAB'),
  { type: 'scatterPaid', symbol: 'S', count: 3, cells: scatters, multiplier: 1, coins: 20 },
  { type: 'freeSpinsAwarded', feature: 'free', symbol: 'S', count: 3, cells: scatters, spins: 2, retrigger: false },
  { type: 'freeSpinStarted', feature: 'free', number: 1, remaining: 1, multiplier: 2 },
  stopped('ABB', 'ABA', 'ABA'),
  { type: 'freeSpinStarted', feature: 'free', number: 2, remaining: 0, multiplier: 2 },
  stopped('BAB', 'BAB', 'BAB'),
  lineWon(40),
  { type: 'freeSpinsEnded', feature: 'free', spins: 2, coins: 40 },
)

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A stage that draws nothing: each thing to show takes one task, and a win counts up in ten. */
export const undrawnStage = (): Stage => ({
  spin: () => {},
  land: nextTask,
  fall: nextTask,
  change: nextTask,
  showWins: nextTask,
  point: nextTask,
  celebrate: nextTask,
  dwell: () => {},
  setMood: () => {},
  wait: nextTask,
  tween: async (_, step) => {
    for (let tenth = 1; tenth <= 10; tenth++) {
      await nextTask()
      step(tenth / 10)
    }
  },
  hurry: () => {},
})
