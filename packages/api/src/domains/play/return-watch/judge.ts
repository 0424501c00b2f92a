import { type Bounds, evidenceAgainst } from '@spilvaerk/slot-engine'
import { z } from 'zod'

const bounds = z.object({ low: z.number(), high: z.number() })
const provedMode = z.object({
  proved: z.literal(true),
  mode: z.string(),
  betCoins: z.number(),
  greatestWinCoins: z.number(),
  rtp: bounds,
  pools: bounds,
})

/** What of an admission's proof is held against rounds. Tables have another proof, and are not watched. */
export const watchedProof = z.object({ modes: z.array(z.union([provedMode, z.object({ proved: z.literal(false) })])) })

/** What was paid, and how often. */
export interface Paid {
  readonly mode: string
  readonly coins: number
  readonly rounds: number
}

export const STATES = ['normal', 'alarm', 'stop'] as const
export type State = (typeof STATES)[number]

export interface Judged {
  readonly mode: string
  readonly rounds: number
  /** Of the rounds themselves, without pools. */
  readonly returned: number
  /** Between what it lies by the proof, however players choose. */
  readonly declared: Bounds
  /** Powers of ten against the proof, on the side on which there are more. */
  readonly evidence: number
  readonly side: 'tooLow' | 'tooHigh'
  readonly state: State
}

/** A game beside it. */
export interface Watched extends Judged {
  readonly gameId: number
  readonly name: string
  readonly definitionHash: string
}

/** A game that is right ever passes a line with this chance, both sides together, however often it is looked. */
export const CHANCES = { alarm: 1e-3, stop: 1e-6 } as const
const lineOf = (chance: number) => Math.log10(2 / chance)

const stateOf = (evidence: number): State =>
  evidence >= lineOf(CHANCES.stop) ? 'stop' : evidence >= lineOf(CHANCES.alarm) ? 'alarm' : 'normal'

/** Holds rounds for money against what is proved of their game, mode by mode. */
export function judge(proof: z.infer<typeof watchedProof>, paid: readonly Paid[]): Judged[] {
  return proof.modes.flatMap((proved) => {
    const rows = proved.proved ? paid.filter(({ mode }) => mode === proved.mode) : []
    return proved.proved && rows.length > 0 ? [judgeMode(proved, rows)] : []
  })
}

function judgeMode(
  { mode, betCoins, greatestWinCoins, rtp, pools }: z.infer<typeof provedMode>,
  paid: readonly Paid[],
) {
  const rounds = paid.reduce((sum, row) => sum + row.rounds, 0)
  const coins = paid.reduce((sum, row) => sum + row.coins * row.rounds, 0)
  const declared = { low: rtp.low - pools.high, high: rtp.high - pools.low }
  const { evidence, side } = against(declared, betCoins, greatestWinCoins, paid)
  return { mode, rounds, returned: coins / rounds / betCoins, declared, evidence, side, state: stateOf(evidence) }
}

function against({ low, high }: Bounds, unit: number, greatest: number, paid: readonly Paid[]) {
  // What cannot be was paid.
  if (paid.some(({ coins }) => coins > greatest)) return { evidence: Number.MAX_VALUE, side: 'tooHigh' as const }
  const histogram = paid.map((row) => [row.coins, row.rounds] as const)
  const { tooLow, tooHigh } = evidenceAgainst({ histogram, greatest, unit }, { low: low * unit, high: high * unit })
  return tooHigh >= tooLow
    ? { evidence: tooHigh, side: 'tooHigh' as const }
    : { evidence: tooLow, side: 'tooLow' as const }
}
