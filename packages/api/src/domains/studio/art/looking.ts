import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Reader } from '../../../platform/storage/storage.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import * as store from './store.ts'

/** Who asks for a file by its address. */
export interface Asking {
  readonly viewer: Viewer
  /** Whether a page of this site shows it: link holders see the pictures of a shared game there. */
  readonly isOwnPage: boolean
}

interface LookingNeeds {
  readonly read: Reader
  readonly catalogue: Pick<Catalogue, 'art' | 'seen' | 'standings'>
  readonly sealing: Pick<Sealing, 'keyedHash'>
}

const PURPOSE = 'a picture for staff'
const KEY_LENGTH = 32

/** Who sees a file of makers at its address: an address of this site says that the casino shows it. */
export function createLooking({ read, catalogue, sealing }: LookingNeeds) {
  const keyOf = (hash: string): string => sealing.keyedHash(PURPOSE, hash).slice(0, KEY_LENGTH)

  /** Whether staff let others see it in any game. */
  const isShown = async (hash: string, games: readonly number[]): Promise<boolean> => {
    for (const id of games) {
      const { shownArt } = (await catalogue.art.of(read, id)) ?? {}
      if (shownArt?.some(({ file }) => file === `${hash}.webp`)) return true
    }
    return false
  }

  /** Whether it is in a game that the caller sees as its makers do. */
  const isSeen = async (games: readonly number[], { viewer, isOwnPage }: Asking): Promise<boolean> => {
    for (const id of games) {
      const seen = await catalogue.seen(id, viewer)
      if (seen.ok && seen.value.isMaker) return true
      if (isOwnPage && (await catalogue.standings.of(read, id)).some(({ state }) => state === 'shared')) return true
    }
    return false
  }

  return {
    /** What opens a file for staff, who decide about it and are no viewers. */
    keyOf,
    /** For whom a file is there; undefined: not for this caller. */
    audienceOf: async (
      hash: string,
      asking: () => Promise<Asking>,
      key: string | undefined,
    ): Promise<'everybody' | 'caller' | undefined> => {
      const games = await store.gamesWith(read, hash)
      if (await isShown(hash, games)) return 'everybody'
      if (key !== undefined && isSame(key, keyOf(hash))) return 'caller'
      return (await isSeen(games, await asking())) ? 'caller' : undefined
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
