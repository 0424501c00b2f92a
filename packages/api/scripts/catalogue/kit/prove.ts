import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type AdmissionProof, analyse, compile, type Definition, type ParSheet, simulate } from '@spilvaerk/slot-engine'
import { identify } from '../../../src/domains/games/catalogue/definitions.ts'
import { admissionOf, type Proof, proofFile, readProof } from '../../../src/domains/games/catalogue/seed-proof.ts'

/** Enough to notice that a game plays otherwise than it did. */
const ROUNDS = 1 << 16

export const sheetSeed = (slug: string): string => `house/${slug}`
export const proofSeed = (slug: string, proof: number): string => `house/${slug}/proof/${proof}`

/** Room for all rounds that a sampled sheet of the house is asked to be of: minutes of work. */
const PROVED_BUDGET = { steps: 40_000_000_000 }

export const sheetOf = (definition: Definition, seed: string, spins?: number): ParSheet =>
  analyse(compile(definition), { seed, ...(spins !== undefined && { spins, budget: PROVED_BUDGET }) })

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
    admission: admissionOf(definition, sheet, seed),
  }
  await writeProof(folder, slug, proof)
}

/** Proves anew what a game returns at least and at most, by the sheet that it has. */
export async function keepAdmission(folder: string, slug: string, definition: Definition): Promise<AdmissionProof> {
  const proof = await readProof(folder, slug)
  if (proof?.hash !== identify(definition).definitionHash)
    throw new Error(`${slug} has no sheet: prove it with --sheets`)
  const admission = admissionOf(definition, proof.sheet, proof.simulation?.seed ?? sheetSeed(slug))
  await writeProof(folder, slug, { ...proof, admission })
  return admission
}

async function writeProof(folder: string, slug: string, proof: Proof): Promise<void> {
  const file = proofFile(folder, slug)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, gzipSync(JSON.stringify(proof), { level: 9 }))
}

async function simulationOf(definition: Definition, seed: string, { method }: ParSheet): Promise<Partial<Proof>> {
  if (method === 'exact') return {}
  const { totalCoins } = await simulate(compile(definition), { spins: ROUNDS, seed })
  return { simulation: { seed, rounds: ROUNDS, coins: totalCoins } }
}
