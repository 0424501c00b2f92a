/** The games of the casino that is to break, by their numbers: the second one asks its players for choices. */
export const GAMES = { slot: 1, table: 2 } as const
