import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type AdmissionProof, admissionProof, compile, type Definition, type ParSheet } from '@spilvaerk/slot-engine'

/**
 * What is known of a game of the house, worked out when it was made, so that a first start has nothing to prove. Tests
 * prove it again.
 */
export interface Proof {
  /** Of the definition that was proved. */
  readonly hash: string
  readonly sheet: ParSheet
  /** Of a sheet that had to be simulated: its seed, and what the first rounds of the simulation paid together. */
  readonly simulation?: { readonly seed: string; readonly rounds: number; readonly coins: number }
  /** What the game returns at least and at most. Of a simulated sheet it follows from the sheet's distribution. */
  readonly admission?: AdmissionProof
}

/** Runs that a simulated sheet is chosen from at most: the first whose return came out near the wish. */
export const RUNS_TRIED = 4

/** @param seed of the draws that a simulated sheet comes from */
export const admissionOf = (definition: Definition, sheet: ParSheet, seed: string): AdmissionProof =>
  admissionProof(
    compile(definition),
    sheet.method === 'exact' ? {} : { played: { seed, histogram: sheet.distribution, outOf: RUNS_TRIED } },
  )

/** A sheet lists every win there is: packed, it is a third as long. */
export const proofFile = (folder: string, slug: string): string => join(folder, 'sheets', `${slug}.json.gz`)

const unpack = promisify(gunzip)

/** The proof of a game; `undefined` where nobody has proved it yet. */
export const readProof = (folder: string, slug: string): Promise<Proof | undefined> => readPacked(folder, slug)

/** What is packed beside a game; `undefined` where nothing is. */
export async function readPacked<T>(folder: string, slug: string): Promise<T | undefined> {
  try {
    return JSON.parse((await unpack(await readFile(proofFile(folder, slug)))).toString())
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
