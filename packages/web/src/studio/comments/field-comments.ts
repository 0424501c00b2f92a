import type { CommentPart, GameComments } from '@spilvaerk/schemas'
import { anchorOf, placeOf } from '@spilvaerk/schemas/field-anchor'
import { createContext, useContext } from 'react'

/** A field of the bench, as the newest version of the game names it. */
export interface ChosenField {
  readonly field: string
  readonly label: string
}

export interface FieldComments {
  readonly gameId: number
  readonly part: CommentPart
  readonly marks: GameComments['marks']
  /** As the newest version names a field of the draft; nothing where only the draft has it. */
  readonly nameOf: (field: string) => string | undefined
  readonly open: (field: ChosenField) => void
}

/** Nothing for who is no member of the game. */
export const FieldCommentsContext = createContext<FieldComments | undefined>(undefined)
export const useFieldComments = (): FieldComments | undefined => useContext(FieldCommentsContext)

/** What tells whoever looks from a focused control which field it is of. */
export const atField = (field: string, label: string) => ({ 'data-field': field, 'data-field-label': label })

/** A field of the draft as the stored version names it, which may have it elsewhere, or not at all. */
export function storedName(draft: unknown, stored: unknown, field: string): string | undefined {
  const anchor = anchorOf(draft, field)
  const place = anchor && placeOf(stored, anchor)
  return place && anchorOf(stored, place.field) ? place.field : undefined
}

/** The field, or the nearest around it that is stored. */
export function nearestName(nameOf: FieldComments['nameOf'], field: string): string | undefined {
  for (let at = field; at !== ''; at = at.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, '')) {
    const name = nameOf(at)
    if (name !== undefined) return name
  }
  return undefined
}
