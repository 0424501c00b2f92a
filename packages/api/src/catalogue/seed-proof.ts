import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { AdmissionProof, ParSheet } from '@spilvaerk/slot-engine'

/**
 * What is known of a game of the house, worked out when it was made, so that a first start has nothing to prove. Tests
 * prove it again.
 */
export interface Proof {
  /** Of the definition that was proved. */
  readonly hash: string
  readonly sheet: ParSheet
  /** What admits the game to play for money. */
  readonly admission?: AdmissionProof
  /** Of a sheet that had to be simulated: its seed, and what the first rounds of the simulation paid together. */
  readonly simulation?: { readonly seed: string; readonly rounds: number; readonly coins: number }
}

/** A sheet lists every win there is: packed, it is a third as long. */
export const proofFile = (folder: string, slug: string): string => join(folder, 'sheets', `${slug}.json.gz`)

const unpack = promisify(gunzip)

/** The proof of a game; `undefined` where nobody has proved it yet. */
export async function readProof(folder: string, slug: string): Promise<Proof | undefined> {
  try {
    return JSON.parse((await unpack(await readFile(proofFile(folder, slug)))).toString())
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
