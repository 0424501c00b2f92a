import type { RoundVerification, SlotVerification, TableVerification } from '@spilvaerk/schemas'
import { canonicalJson, compile, type Difference, verifyRound } from '@spilvaerk/slot-engine'
import { verifyTable } from '@spilvaerk/table-games'

/** What was found out about a round, each part by itself. */
export interface RoundCheck {
  /** The definition has the content hash that the round names; undefined where this browser cannot say. */
  readonly isHashRight: boolean | undefined
  /** The events recomputed, all as stored; else the first that differs. */
  readonly events: number
  readonly difference: Difference | undefined
  /** The seed comes from the two seeds that the player knows; undefined where they are not known, or not yet. */
  readonly isSeedRight: boolean | undefined
}

/** Plays a round again in this browser, with nothing but what the engine says, and compares. */
export async function checkRound(stored: RoundVerification): Promise<RoundCheck> {
  const { definition, definitionHash } = stored
  const played = stored.kind === 'slot' ? playSlot(stored) : playTable(stored)
  const hash = await sha256(canonicalJson(definition))
  return {
    isHashRight: hash === undefined ? undefined : hash === definitionHash,
    ...played,
    isSeedRight: await seedIsRight(stored),
  }
}

type Played = Pick<RoundCheck, 'events' | 'difference'>

function playSlot({ definition, seed, mode, choices, betCoins, totalCoins, round }: SlotVerification): Played {
  const played = verifyRound(compile(definition), {
    seed,
    betCoins,
    totalCoins,
    events: round.events,
    ...(mode === undefined ? {} : { mode }),
    ...(choices === undefined ? {} : { choices }),
  })
  return { events: played.round.events.length, difference: played.ok ? undefined : played.difference }
}

function playTable({ definition, round, ...stored }: TableVerification): Played {
  const played = verifyTable(definition, { ...stored, events: round.events })
  if ('problems' in played) throw new Error(played.problems.map(({ reason }) => reason).join(' '))
  return { events: played.round.events.length, difference: played.ok ? undefined : played.difference }
}

export const isRight = ({ isHashRight, difference, isSeedRight }: RoundCheck): boolean =>
  isHashRight !== false && difference === undefined && isSeedRight !== false

async function seedIsRight({ seed, seeds }: RoundVerification): Promise<boolean | undefined> {
  if (!seeds?.serverSeed) return undefined
  const { serverSeed, serverSeedHash, clientSeed, nonce } = seeds
  const [hash, drawn] = [await sha256(serverSeed), await hmac(serverSeed, `${clientSeed}:${nonce}`)]
  return hash === undefined || drawn === undefined ? undefined : hash === serverSeedHash && drawn === seed
}

const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers have it on https and on localhost only. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle

async function sha256(text: string): Promise<string | undefined> {
  const digest = await subtle()?.digest('SHA-256', bytes(text))
  return digest && hex(digest)
}

async function hmac(key: string, text: string): Promise<string | undefined> {
  const crypto = subtle()
  if (!crypto) return undefined
  const imported = await crypto.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(await crypto.sign('HMAC', imported, bytes(text)))
}
