/** The places of a game that a picture of its maker's can take, beside its symbols. */
export const ART_PLACES = ['background', 'backgroundTall', 'cabinet', 'logo', 'tile'] as const
export type ArtPlace = (typeof ART_PLACES)[number]

/** So much one file may be, and all files of one game together, in bytes. */
export const MOST_FILE_BYTES = 8 * 1024 * 1024
export const MOST_ART_BYTES = 60 * 1024 * 1024

export const symbolSlot = (id: string): string => `symbol:${id}`

/** Where a file of a maker lies. What is in it decides its name, so that it may be kept for ever. */
export const uploadPath = (file: string): string => `/uploads/${file}`

export const pieceAt = <P extends { readonly slot: string }>(
  art: readonly P[] | undefined,
  slot: string,
): P | undefined => art?.find((piece) => piece.slot === slot)
