import { lobby } from '@spilvaerk/messages/lobby'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { categoryLabel } from './categories.ts'
import type { LobbySearch } from './search-params.ts'

type ShownLineProps = { readonly count: number; readonly search: LobbySearch }

/** `Viser 4 spil for »farao« i Mytologi`, read aloud whenever it changes. */
export function ShownLine({ count, search: { q, kategori } }: ShownLineProps) {
  const t = textsOf(lobby)
  const term = q.trim()
  const parts = [
    t('shown.games', { count, amount: formatNumber(count) }),
    ...(term ? [t('shown.forTerm', { term })] : []),
    ...(kategori === 'all' ? [] : [t('shown.inCategory', { category: categoryLabel(kategori) })]),
  ]
  return (
    <p role="status" className="mt-8 text-center text-muted text-sm">
      {parts.join(' ')}
    </p>
  )
}
