import { z } from 'zod'
import { whole } from './checks.ts'
import { slotKind, tableKind } from './game-kinds.ts'
import { gameId } from './ids.ts'
import { report, tableReport } from './report.ts'

/** The most spins one simulation on the server may ask for. */
export const MAX_SIMULATED_SPINS = 1_000_000
/** What the studio's simulate buttons ask for. */
export const SIMULATION_SPINS = [1_000, 10_000] as const

export const simulateInput = z.object({
  id: gameId,
  spins: whole('Antallet af spins', 1, MAX_SIMULATED_SPINS),
  seed: z
    .string({ error: 'Seed skal være en tekst' })
    .min(1, { error: 'Seed må ikke være tom' })
    .max(200, { error: 'Seed må højst være 200 tegn' })
    .optional()
    .meta({ description: 'The same seed gives the same numbers, here and in the browser; drawn when left out' }),
})
export type SimulateInput = z.infer<typeof simulateInput>

const counted = z.object({
  totalSpins: z.int(),
  actualRtp: z.number().meta({ description: 'Percent: 96.31; of a table: of the first bets' }),
  winRate: z.number().meta({ description: 'Percent of rounds that won something; of a table: more than was staked' }),
  biggestWin: z.number().meta({ description: 'In times the bet' }),
  wins: z.int().meta({ description: 'Rounds that won something; of a table: more than was staked' }),
  seed: z.string(),
  exact: z.object({ rtp: z.number(), hitFrequency: z.number(), standardDeviation: z.number() }).meta({
    description:
      'What the game really is: shares of 1, deviation in bets; of a table: its main bet under the strategy played',
  }),
})

const slotSimulation = counted.extend({ kind: slotKind, report })
export type SlotSimulation = z.infer<typeof slotSimulation>
const tableSimulation = counted.extend({ kind: tableKind, report: tableReport })
export type TableSimulationResult = z.infer<typeof tableSimulation>
export const simulationResult = z
  .discriminatedUnion('kind', [slotSimulation, tableSimulation])
  .meta({ id: 'SimulationResult' })
export type SimulationResult = z.infer<typeof simulationResult>
