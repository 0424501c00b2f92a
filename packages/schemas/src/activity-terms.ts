/** Of why a version is sent back. */
export const REASON_LENGTH = 1000

/** What is told of a game's activity, by what it is about. */
export const ACTIVITY_KINDS = [
  ...(['maths', 'look', 'texts', 'members', 'comments', 'review', 'admission', 'sharing', 'taking', 'sales'] as const),
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
