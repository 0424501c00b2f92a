import { browsing } from '@spilvaerk/messages/browsing'
import { lobby } from '@spilvaerk/messages/lobby'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { categoryLabel } from './categories.ts'
import type { LobbySearch } from './search-params.ts'

type ShownLineProps = { readonly shown: number; readonly total: number; readonly search: LobbySearch }

/** `Viser 4 spil for »farao« i Mytologi`, read aloud whenever it changes. */
export function ShownLine({ shown, total, search: { q, kategori } }: ShownLineProps) {
  const t = textsOf(lobby)
  const term = q.trim()
  const parts = [
    shown < total
      ? textsOf(browsing)('part', { shown: formatNumber(shown), amount: formatNumber(total) })
      : t('shown.games', { count: total, amount: formatNumber(total) }),
    ...(term ? [t('shown.forTerm', { term })] : []),
    ...(kategori === 'all' ? [] : [t('shown.inCategory', { category: categoryLabel(kategori) })]),
  ]
  return (
    <p role="status" className="mt-8 text-center text-muted text-sm">
      {parts.join(' ')}
    </p>
  )
}
