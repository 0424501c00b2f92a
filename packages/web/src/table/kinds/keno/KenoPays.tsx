import { felts } from '@spilvaerk/messages/felts'
import type { KenoTicket } from '@spilvaerk/table-games'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import '../poker/poker.css'

type KenoPaysProps = {
  readonly ticket: KenoTicket
  /** How many picks were drawn, once they were. */
  readonly hits: number | undefined
  readonly chip: number
}

/** What the ticket pays by how many picks are drawn, in times the bet. */
export function KenoPays({ ticket, hits, chip }: KenoPaysProps) {
  const t = textsOf(felts)
  const rows = Object.entries(ticket.back).sort(([a], [b]) => Number(b) - Number(a))
  return (
    <table className="pay-table keno-pays">
      <caption>{t('keno.ticket', { count: ticket.picks })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('keno.hits')}</th>
          <td>{t('pays')}</td>
        </tr>
      </thead>
      <tbody>
        {rows.map(([count, back]) => (
          <tr key={count} data-made={Number(count) === hits || undefined}>
            <th scope="row">{count}</th>
            <td>{formatNumber(back / chip)} ×</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
