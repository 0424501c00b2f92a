import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { analyse, compile, type Definition, type ParSheet, simulate } from '@spilvaerk/slot-engine'
import { identify } from '../../../src/catalogue/definitions.ts'
import { type Proof, proofFile } from '../../../src/catalogue/seed-proof.ts'

/** Enough to notice that a game plays otherwise than it did. */
const ROUNDS = 1 << 16

export const sheetSeed = (slug: string): string => `house/${slug}`
export const proofSeed = (slug: string, proof: number): string => `house/${slug}/proof/${proof}`

export const sheetOf = (definition: Definition, seed: string, spins?: number): ParSheet =>
  analyse(compile(definition), { seed, ...(spins !== undefined && { spins }) })

/**
 * Keeps what is known of a game beside its definition.
 * @param seed of the draws that a simulated sheet comes from
 */
export async function keepProof(
  folder: string,
  slug: string,
  { definition, sheet, seed }: { readonly definition: Definition; readonly sheet: ParSheet; readonly seed: string },
): Promise<void> {
  const proof: Proof = {
    hash: identify(definition).definitionHash,
    sheet,
    ...(await simulationOf(definition, seed, sheet)),
  }
  const file = proofFile(folder, slug)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, gzipSync(JSON.stringify(proof), { level: 9 }))
}

async function simulationOf(definition: Definition, seed: string, { method }: ParSheet): Promise<Partial<Proof>> {
  if (method === 'exact') return {}
  const { totalCoins } = await simulate(compile(definition), { spins: ROUNDS, seed })
  return { simulation: { seed, rounds: ROUNDS, coins: totalCoins } }
}
