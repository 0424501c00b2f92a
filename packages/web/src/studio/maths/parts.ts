export const PART_IDS = ['reels', 'pays', 'lines', 'features', 'solve', 'statistics', 'history', 'json'] as const
export type PartId = (typeof PART_IDS)[number]
export const FIRST_PART = 'reels' satisfies PartId
