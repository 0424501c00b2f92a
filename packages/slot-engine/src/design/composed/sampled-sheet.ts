import { compile } from '../../game/compile/compile.ts'
import { OutOfReach, unmetered } from '../../meter.ts'
import { simulatedSheet } from '../../proof/analyse/simulated-sheet.ts'
import { type ParSheet, volatilityClass } from '../../proof/sheet.ts'
import type { Draft } from './draft.ts'

/** Rounds played for what only rounds tell: how often they win what, and what each feature brings. */
const ROUNDS = 100_000

/**
 * The sheet of a game that has no exact one. Its RTP is the mean of large samples of spins and of exact parts (prizes, triggers,
 * mini-games), far nearer than so many rounds; the standard error is that of those samples.
 */
export function sampledSheet(
  { definition, rtp, sigma, standardError, cut }: Draft,
  seed: string,
  meter = unmetered(),
): ParSheet {
  const own = unmetered()
  const sheet = simulatedSheet(
    compile(definition),
    new OutOfReach('reelSets.base'),
    { spins: ROUNDS, seed: `${seed}/sheet` },
    own,
  )
  meter.count(own.steps)
  return {
    ...sheet,
    rtp,
    uncappedRtp: rtp + cut / definition.betCoins,
    standardError,
    standardDeviation: sigma,
    volatilityIndex: 1.96 * sigma,
    volatilityClass: volatilityClass(sigma),
  }
}
