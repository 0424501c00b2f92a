import { createHash } from 'node:crypto'
import type { CommentPart, GameArt, GameTexts } from '@spilvaerk/schemas'
import { pieceAt, symbolAt, TEXT_LANGUAGES, TEXT_PLACES, textField } from '@spilvaerk/schemas'
import { type Anchor, anchorOf, type Place, placeOf } from '@spilvaerk/schemas/field-anchor'
import { canonicalJson } from '@spilvaerk/slot-engine'
import { isTable } from '../../../platform/engines/definitions.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import { pictureFormOf } from '../art/forms.ts'

/** All of a game that has fields. */
export interface Subject {
  readonly playable: Playable
  readonly art: GameArt
  readonly texts: GameTexts
}

interface Fields {
  /** Of a field by its name; nothing where the game has no such field. */
  anchor(subject: Subject, field: string): Anchor | undefined
  /** Nothing where the game has it no more. */
  place(subject: Subject, anchor: Anchor): Place | undefined
}

export const namesIn = (anchor: Anchor): string[] => anchor.filter((step) => typeof step === 'string')

const hasText = ({ playable: { definition } }: Subject, place: string): boolean =>
  TEXT_PLACES.some((one) => one === place) ||
  (!isTable(definition) && definition.symbols.some(({ id }) => id === symbolAt(place)))

const FIELDS: Readonly<Record<CommentPart, Fields>> = {
  game: {
    anchor: (_, field) => (field === '' ? [] : undefined),
    place: () => ({ field: '', value: undefined }),
  },
  maths: {
    anchor: ({ playable: { definition } }, field) => anchorOf(definition, field),
    place: ({ playable: { definition } }, anchor) => placeOf(definition, anchor),
  },
  art: {
    anchor: ({ playable }, field) => (pictureFormOf(field, playable) ? [field] : undefined),
    place: ({ playable, art }, anchor) => {
      const [slot = ''] = namesIn(anchor)
      return pictureFormOf(slot, playable) && { field: slot, value: pieceAt(art, slot) }
    },
  },
  texts: {
    anchor: (subject, field) => {
      const [language = '', ...rest] = field.split(':')
      const place = rest.join(':')
      return TEXT_LANGUAGES.some((one) => one === language) && hasText(subject, place) ? [language, place] : undefined
    },
    place: (subject, anchor) => {
      const [language = '', place = ''] = namesIn(anchor)
      const own = subject.texts.find((one) => one.language === language && one.place === place)
      return hasText(subject, place) ? { field: textField(language, place), value: own?.text } : undefined
    },
  },
}

export const anchorIn = (subject: Subject, part: CommentPart, field: string): Anchor | undefined =>
  FIELDS[part].anchor(subject, field)

export const placeIn = (subject: Subject, part: CommentPart, anchor: Anchor): Place | undefined =>
  FIELDS[part].place(subject, anchor)

/** Longer values are only told to be others. */
const SHOWN = 300

/** A value as it is kept: in short where it can be read, and by its hash. */
export function keptValue(value: unknown): { readonly value: string | null; readonly valueHash: string } {
  const whole = canonicalJson([value ?? null])
  const isPlain = value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
  const text = isPlain ? String(value ?? '') : undefined
  return {
    value: text !== undefined && text.length <= SHOWN ? text : null,
    valueHash: createHash('sha256').update(whole).digest('hex'),
  }
}
