import { compile, createRng, type Definition, isWin, type ParSheet, spin } from '@spilvaerk/slot-engine'
import { RUNS_TRIED } from '../../../src/domains/games/catalogue/seed-proof.ts'
import type { Made } from './made.ts'
import { bend, nice, orderly, type Pays, paysOf, withPays } from './pays.ts'
import { proofSeed, sheetOf, sheetSeed } from './prove.ts'

/** How near the RTP has to come, in points. */
const NEAR = 0.03
/** Rounds that show which pays come up how often. */
const LOOK = 60_000
/** The same for cascades, which show several windows in each. */
const LOOK_AT_CASCADES = 15_000
/** Rounds for a first impression of a game that has to be simulated. */
const GLANCE = 400_000

/** How near the RTP of a proof has to come, in points. */
const CENTRED = 0.05

export interface Tuned {
  readonly definition: Definition
  readonly sheet: ParSheet
}

export interface Proved extends Tuned {
  /** Of the draws that the sheet comes from, where it is simulated. */
  readonly seed: string
}

/** Scales the pays until the game returns what it should, keeping them round numbers that rise with count and rank. */
export function tune({ slug, definition, rtp, rounds }: Made): Tuned {
  const spins = rounds?.tuned ?? GLANCE
  const measure = (pays: Pays, played: number): ParSheet => sheetOf(withPays(definition, pays), sheetSeed(slug), played)
  const wanted = rtp / 100
  const shape = paysOf(definition)
  const cap = definition.maxWin * definition.betCoins
  const { pays: rough, sheet: first } = scaled(shape, cap, wanted, (pays) => measure(pays, Math.min(spins, GLANCE)))
  const bent = bender(withPays(definition, rough))
  let pays = rough
  let sheet = first
  for (let step = 0; step < 12; step++) {
    if (first.method === 'simulated' && spins > GLANCE) sheet = measure(pays, spins)
    const gap = (wanted - sheet.rtp) * 100
    if (Math.abs(gap) <= NEAR) return { definition: withPays(definition, pays), sheet }
    pays = bent(pays, gap / 100)
    if (first.method === 'exact' || spins <= GLANCE) sheet = measure(pays, spins)
  }
  const near = (sheet.rtp * 100).toFixed(3)
  throw new Error(`${slug}: the pays do not come nearer to ${rtp} % than ${near} %`)
}

/**
 * Proves on other draws than those that the pays were found by, as these flatter what they found. Where the return is
 * off, a few pays are moved, and the game is proved on further draws.
 */
export function proved({ slug, rtp, rounds }: Made, tuned: Tuned): Proved {
  let { definition, sheet } = tuned
  if (sheet.method === 'exact' || rounds === undefined) return { ...tuned, seed: sheetSeed(slug) }
  const bent = bender(definition)
  for (let proof = 1; proof <= RUNS_TRIED; proof++) {
    sheet = sheetOf(definition, proofSeed(slug, proof), rounds.proved)
    const gap = rtp / 100 - sheet.rtp
    if (Math.abs(gap) * 100 <= CENTRED) return { definition, sheet, seed: proofSeed(slug, proof) }
    definition = withPays(definition, bent(paysOf(definition), gap))
  }
  throw new Error(`${slug}: the pays do not come nearer to ${rtp} % than ${(sheet.rtp * 100).toFixed(3)} %`)
}

/** Moves a few pays of a game for so much more of RTP, a share of the bet. */
function bender(definition: Definition): (pays: Pays, gap: number) => Pays {
  const seen = worthOf(definition)
  const worth = (row: number, count: number) => seen.get(`${definition.symbols[row]?.id}/${count}`) ?? 0
  const rows = definition.symbols.flatMap(({ kind }, row) => (kind === 'regular' ? [row] : []))
  return (pays, gap) => bend(pays, gap, worth, rows)
}

/** The scale at which round pays return about what they should: the RTP is all but linear in it. */
function scaled(shape: Pays, cap: number, wanted: number, measure: (pays: Pays) => ParSheet) {
  const at = (scale: number) => {
    const pays = orderly(
      shape.map((table) => table.map(([count, coins]) => [count, Math.min(cap, nice(coins * scale))])),
    )
    return { scale, pays, sheet: measure(pays) }
  }
  let [before, best] = [at(1), at(1.5)]
  for (let step = 0; step < 8 && Math.abs(best.sheet.rtp - wanted) > 0.008; step++) {
    const even = best.sheet.rtp / best.scale
    const seen = (best.sheet.rtp - before.sheet.rtp) / (best.scale - before.scale)
    const slope = Math.max(even / 4, Math.min(even * 1.2, seen))
    const next = at(Math.max(best.scale / 4, Math.min(best.scale * 4, best.scale + (wanted - best.sheet.rtp) / slope)))
    if (next.scale === best.scale) break
    before = best
    best = next
  }
  return best
}

/** By symbol and count: what one coin more would add to the RTP, from rounds that were played. */
function worthOf(definition: Definition): ReadonlyMap<string, number> {
  const game = compile(definition)
  const worth = new Map<string, number>()
  const rounds = definition.cascades ? LOOK_AT_CASCADES : LOOK
  const pays = new Map(definition.symbols.map((symbol) => [symbol.id, 'pays' in symbol ? (symbol.pays ?? {}) : {}]))
  for (let round = 0; round < rounds; round++) {
    for (const event of spin(game, createRng(`look/${definition.id}/${round}`)).events) {
      if (!isWin(event) || event.type === 'combinationWon') continue
      const table = pays.get(event.symbol) ?? {}
      const count = Object.keys(table)
        .map(Number)
        .filter((key) => key <= event.count)
        .pop()
      if (count === undefined) continue
      const key = `${event.symbol}/${count}`
      const times = event.coins / (table[count] ?? 1)
      worth.set(key, (worth.get(key) ?? 0) + times / rounds / definition.betCoins)
    }
  }
  return worth
}
