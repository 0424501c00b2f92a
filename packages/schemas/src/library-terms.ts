/** A maker's own games and those that are put away, and what others show. */
export const LIBRARY_SHELVES = ['mine', 'archive', 'workshop', 'catalogue'] as const
export type LibraryShelf = (typeof LIBRARY_SHELVES)[number]

export const LIBRARY_ORDERS = ['newest', 'name', 'rtp', 'maxWin'] as const
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number]

export const LIBRARY_KINDS = ['all', 'slots', 'tables'] as const
export type LibraryKind = (typeof LIBRARY_KINDS)[number]

export const LIBRARY_STANDINGS = ['all', 'private', 'shared', 'listed', 'admitted', 'suspended', 'withdrawn'] as const
export type LibraryStanding = (typeof LIBRARY_STANDINGS)[number]

export const TAG_LENGTH = 30
export const MOST_TAGS = 10
