import { tables } from '@spilvaerk/messages/tables'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { TableMistake } from '../play/table-server.ts'
import type { Names } from '../words/names.ts'

type MistakeProps = { readonly mistake: TableMistake; readonly names: Names }

/** What the latest move cost on average, and what the proved strategy would have done. */
export function Mistake({ mistake: { move, best, cost }, names }: MistakeProps) {
  const t = textsOf(tables)
  return (
    <p role="status" className="table-mistake">
      {t('advice.mistake', { move: names.move(move), amount: share(cost) })}.{' '}
      {t('advice.says', { move: names.move(best) })}
    </p>
  )
}
