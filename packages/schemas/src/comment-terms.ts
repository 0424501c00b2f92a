/** So many characters has a comment at most, a thread comments, and a game open threads, and threads in all. */
export const COMMENT_LENGTH = 1000
export const MOST_COMMENTS = 50
export const MOST_THREADS = 300
export const MOST_EVER = 3000

/** Of what of a game a field is: nothing but the game itself, its definition, a place of its pictures, a text. */
export const COMMENT_PARTS = ['game', 'maths', 'art', 'texts'] as const
export type CommentPart = (typeof COMMENT_PARTS)[number]

export const COMMENT_STATES = ['open', 'resolved', 'gone', 'all'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** Whose threads: all, or those in which the reader wrote or is mentioned. */
export const COMMENT_READERS = ['all', 'mine'] as const

/** A text of a game: `da:description`, `en:symbol:plum`. */
export const textField = (language: string, place: string): string => `${language}:${place}`
