import { MOST_ART_BYTES, MOST_FILE_BYTES } from '@spilvaerk/schemas'
import { danish, english } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type ArtRefusal =
  | { readonly code: 'fileTooLarge' }
  | { readonly code: 'pictureUnknown' }
  | { readonly code: 'pictureDamaged' }
  | { readonly code: 'pictureHides' }
  | { readonly code: 'pictureMoves' }
  | { readonly code: 'pictureSmall' }
  | { readonly code: 'picturePixels'; readonly most: number }
  | { readonly code: 'svgUnsafe'; readonly what: string }
  | { readonly code: 'artSlotUnknown'; readonly slot: string }
  | { readonly code: 'artQuota' }
  | { readonly code: 'artRevisionUnknown' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    art: ArtRefusal
  }
}

/** What a file is refused with. */
export const PICTURE_CODES = [
  ...(['pictureUnknown', 'pictureDamaged', 'pictureHides', 'pictureMoves', 'pictureSmall'] as const),
  ...(['picturePixels', 'svgUnsafe'] as const),
] as const
export type PictureCode = (typeof PICTURE_CODES)[number]

const MEGA = 1_000_000
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

export const ART_TERMS: TermsOf<ArtRefusal> = {
  fileTooLarge: {
    status: 'PAYLOAD_TOO_LARGE',
    da: () => `En fil må højst fylde ${megabytes(MOST_FILE_BYTES)} MB`,
    en: () => `A file may be at most ${megabytes(MOST_FILE_BYTES)} MB`,
    field: () => 'file',
  },
  pictureUnknown: {
    status: 'UNSUPPORTED_MEDIA_TYPE',
    da: () => 'Filen er hverken PNG, WebP eller SVG',
    en: () => 'The file is neither PNG, WebP nor SVG',
    field: () => 'file',
  },
  pictureDamaged: {
    status: 'BAD_REQUEST',
    da: () => 'Billedet er beskadiget og kan ikke vises',
    en: () => 'The picture is damaged and cannot be shown',
    field: () => 'file',
  },
  pictureHides: {
    status: 'BAD_REQUEST',
    da: () => 'Filen indeholder mere end et billede. Gem det som et nyt billede, og prøv igen.',
    en: () => 'The file has more in it than a picture. Save it as a new picture and try again.',
    field: () => 'file',
  },
  pictureMoves: {
    status: 'BAD_REQUEST',
    da: () => 'Billedet er en animation. Send et enkelt billede.',
    en: () => 'The picture is an animation. Send a single picture.',
    field: () => 'file',
  },
  pictureSmall: {
    status: 'BAD_REQUEST',
    da: () => 'Billedet er for lille til at stå skarpt her',
    en: () => 'The picture is too small to be sharp here',
    field: () => 'file',
  },
  picturePixels: {
    status: 'BAD_REQUEST',
    example: { most: 40 * MEGA },
    da: ({ most }) => `Billedet har mere end ${danish(most / MEGA)} millioner punkter`,
    en: ({ most }) => `The picture has more than ${english(most / MEGA)} million pixels`,
    field: () => 'file',
  },
  svgUnsafe: {
    status: 'BAD_REQUEST',
    example: { what: 'script' },
    da: ({ what }) => `SVG-filen indeholder noget, der ikke må være i den: ${what}. Send tegningen som PNG.`,
    en: ({ what }) => `The SVG has something in it that may not be there: ${what}. Send the drawing as PNG.`,
    field: () => 'file',
  },
  artSlotUnknown: {
    status: 'BAD_REQUEST',
    example: { slot: 'symbol:x' },
    da: ({ slot }) => `Spillet har ingen plads „${slot}“ til det`,
    en: ({ slot }) => `The game has no place “${slot}” for that`,
    field: () => 'slot',
  },
  artQuota: {
    status: 'BAD_REQUEST',
    da: () =>
      `Et spils filer må højst fylde ${megabytes(MOST_ART_BYTES)} MB tilsammen, og alle dine spils fem gange så meget`,
    en: () =>
      `The files of a game may be at most ${megabytes(MOST_ART_BYTES)} MB together, and those of all your games five times that`,
    field: () => 'file',
  },
  artRevisionUnknown: {
    status: 'NOT_FOUND',
    da: () => 'Den version af udseendet findes ikke mere',
    en: () => 'That version of the art is no longer there',
    field: () => 'revision',
  },
}
