import { entryOf } from '../../entries.ts'

export interface Node {
  readonly at: number
  readonly weight: number
}

/**
 * Points with weights such that Σ weight × p(at) = Σ values[s] × p_s for every polynomial p(x) = Σ p_s x^s of as many
 * coefficients. They are those of P. L. Chebyshev, at which little is lost to rounding; the weights solve
 * Σ_j weight_j at_j^s = values[s], by elimination.
 */
export function interpolation(values: readonly number[]): readonly Node[] {
  const size = values.length
  const at = Array.from({ length: size }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / size))
  const rows = values.map((value, s) => [...at.map((x) => x ** s), value])
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, r) =>
        r >= column && Math.abs(entryOf(row, column)) > Math.abs(entryOf(entryOf(rows, best), column)) ? r : best,
      column,
    )
    const lead = entryOf(rows, pivot)
    rows[pivot] = entryOf(rows, column)
    rows[column] = lead
    for (const [r, row] of rows.entries()) {
      if (r === column) continue
      const factor = entryOf(row, column) / entryOf(lead, column)
      rows[r] = row.map((value, i) => value - factor * entryOf(lead, i))
    }
  }
  return at.map((x, j) => ({ at: x, weight: entryOf(entryOf(rows, j), size) / entryOf(entryOf(rows, j), j) }))
}
