import { createHash } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
import type { Making } from '@spilvaerk/schemas'

/** What a description says beside what follows from the definition and its sheet. */
export interface DescribedFrom {
  readonly language: Language
  readonly name: string
  /** The key of its theme, and whether somebody named it. */
  readonly theme: string
  readonly themeNamed: boolean
  /** A sentence that sets the scene. */
  readonly scene: string
  /** What it is about, where the prompt says so. */
  readonly about?: string
  /** Of a slot, best first. */
  readonly symbols: readonly { readonly kind: string; readonly name: string }[]
}

/** How a game came to be, with what its description was composed from where nobody wrote one. */
export interface StoredMaking extends Making {
  readonly described?: {
    readonly from: DescribedFrom
    /** Hashes of all texts that were composed: by these a text is known that nobody wrote. */
    readonly texts: readonly string[]
  }
}

const HASH_LENGTH = 16
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)

/** Whether the text was composed for the game, and is to follow its rules. */
export const isComposed = (making: StoredMaking | null, text: string | undefined): making is StoredMaking =>
  text !== undefined && making?.described?.texts.includes(hashOf(text)) === true

/** The same making, with a text that was composed. */
export const withComposed = <M extends StoredMaking>(making: M, from: DescribedFrom, text: string): M => {
  const known = making.described?.texts ?? []
  return { ...making, described: { from, texts: [...new Set([...known, hashOf(text)])] } }
}

/** Without what its texts are composed from. */
export const toldOf = ({ described: _, ...making }: StoredMaking): Making => making
