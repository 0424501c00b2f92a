import { generator } from '@spilvaerk/messages/generator'
import type { TableGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { formatProvedRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** A table game that was made: what each bet returns, and the way to its table. */
export function TableCard({ game }: { readonly game: TableGame }) {
  const t = textsOf(generator)
  const names = [...new Map(game.spots.map((spot) => [spot.group, spot])).values()]
  return (
    <Card aria-labelledby="preview" className="studio-card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-lg">
          {t('preview.game')}
        </h2>
        <Badge tone="lamp">{t('table.proved', { rtp: formatProvedRtp(game.rtp) })}</Badge>
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col">{t('table.bet')}</th>
            <th scope="col" className="text-right">
              {t('table.returned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ id, name, returned }) => (
            <tr key={id} className="border-line border-t">
              <td className="py-1">{name}</td>
              <td className="py-1 text-right">{formatProvedRtp(Math.round(returned * 10_000))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/games/$id" params={{ id: String(game.id) }} className={buttonClass()}>
        {t('table.open')}
      </Link>
    </Card>
  )
}
