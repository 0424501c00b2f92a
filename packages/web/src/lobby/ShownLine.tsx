import { formatNumber } from '../lib/format.ts'
import { categoryLabel } from './categories.ts'
import type { LobbySearch } from './search-params.ts'

type ShownLineProps = { readonly count: number; readonly search: LobbySearch }

/** `Viser 4 spil for »farao« i Mytologi`, read aloud whenever it changes. */
export function ShownLine({ count, search: { q, kategori } }: ShownLineProps) {
  const term = q.trim()
  return (
    <p role="status" className="mt-8 text-center text-muted text-sm">
      Viser {formatNumber(count)} spil
      {term && ` for »${term}«`}
      {kategori !== 'all' && ` i ${categoryLabel(kategori)}`}
    </p>
  )
}
