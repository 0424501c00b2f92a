/** What sounds at rest, what comes to it in a feature, and what comes to both in a big win. */
export const LAYERS = ['rest', 'feature', 'big'] as const
export type Layer = (typeof LAYERS)[number]

export const MUSIC_RATE = 24_000
