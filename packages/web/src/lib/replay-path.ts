/** The page that plays a stored round again. */
export const replayOf = (roundId: string): string => `/rounds/${roundId}`
