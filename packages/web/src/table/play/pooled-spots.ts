import type { compileTable } from '@spilvaerk/table-games'

/** Spots whose bets grow a jackpot pool: what they return is that of a pool that has just begun. */
export const pooledSpots = ({ rules }: ReturnType<typeof compileTable>): ReadonlySet<string> =>
  new Set(rules.pools?.map(({ spot }) => spot))
