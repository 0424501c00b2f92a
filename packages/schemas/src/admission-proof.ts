import { type AdmissionProof, UNPROVED_REASONS } from '@spilvaerk/slot-engine'
import { z } from 'zod'

const bounds = z.object({ low: z.number(), high: z.number() })

const mode = {
  mode: z.string().meta({ description: 'base for the plain bet, else the id of the bet mode' }),
  betCoins: z.int(),
  greatestWinCoins: z
    .number()
    .meta({ description: 'The most that a round pays, and beside it the pools that must be hit' }),
}

const provedMode = z.object({
  proved: z.literal(true),
  ...mode,
  method: z.enum(['exact', 'sampled']),
  rounds: z.int().meta({ description: 'Rounds sampled; 0 where the return is exact' }),
  strategies: z.int().meta({ description: 'Combinations of options that were looked at' }),
  rtp: bounds.meta({ description: 'Under every strategy, pools included' }),
  worst: bounds.meta({ description: 'Under the worst strategy, the gamble included' }),
  best: bounds.meta({ description: 'Under the best strategy' }),
  pools: bounds.meta({ description: 'The part that progressive jackpots pay beside the round' }),
  topWin: z.object({ coins: z.number(), chance: bounds, seen: z.int().exactOptional() }),
})

const unprovedMode = z.object({ proved: z.literal(false), ...mode, reason: z.enum(UNPROVED_REASONS) })

/** Bounds on what a game returns, in every bet mode and under every strategy, which hold together with this confidence. */
export const admissionProof: z.ZodType<AdmissionProof> = z
  .object({
    confidence: z.number(),
    method: z.enum(['exact', 'sampled']),
    rounds: z.int(),
    seed: z.string(),
    greatestWinCoins: z.number(),
    modes: z.array(z.discriminatedUnion('proved', [provedMode, unprovedMode])),
  })
  .meta({ id: 'AdmissionProof' })
