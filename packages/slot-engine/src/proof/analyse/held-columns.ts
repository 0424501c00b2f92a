import { facesOf } from '../../game/tables/faces.ts'
import type { Reel } from '../../game/tables/reels.ts'

/** A column with its chance; as what is held, 0 where nothing is, else the token + 1. */
export interface Column {
  readonly cells: readonly number[]
  readonly chance: number
}

/** What a reel shows once what it holds is put back. */
export const shownBy = (reel: Reel, held: readonly Column[]): Column[] =>
  facesOf(reel).flatMap(({ tokens, weight }) =>
    held.map(({ cells, chance }) => ({
      cells: Array.from(tokens, (token, row) => {
        const stays = cells[row] ?? 0
        return stays > 0 ? stays - 1 : token
      }),
      chance: (chance * weight) / reel.weight,
    })),
  )

export function merged(columns: readonly Column[]): Column[] {
  const all = new Map<string, Column>()
  for (const { cells, chance } of columns) {
    if (chance === 0) continue
    const key = cells.join()
    all.set(key, { cells, chance: chance + (all.get(key)?.chance ?? 0) })
  }
  return [...all.values()]
}

/** The columns as a reel whose faces weigh as much as they are likely. */
export const reelOf = (reel: Reel, columns: readonly Column[], packed: Int32Array): Reel => ({
  ...reel,
  faces: columns.length,
  weight: 1,
  weights: Float64Array.from(columns, ({ chance }) => chance),
  faceOf: null,
  stops: new Uint16Array(columns.length),
  rows: Uint8Array.from(columns, () => reel.maxRows),
  tokens: Uint8Array.from(columns.flatMap(({ cells }) => cells)),
  scatters: Int32Array.from(columns, ({ cells }) => cells.reduce((sum, token) => sum + (packed[token] ?? 0), 0)),
})
