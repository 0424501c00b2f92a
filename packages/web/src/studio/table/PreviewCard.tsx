import { tableStudio } from '@spilvaerk/messages/tableStudio'
import type { TableGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { TablePreview } from '../../table/preview/TablePreview.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The table itself, to be tried without money. */
export function PreviewCard({ game }: { readonly game: TableGame }) {
  const t = textsOf(tableStudio)
  return (
    <Card aria-labelledby="preview" className="studio-card grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-lg">
          {t('preview.title')}
        </h2>
        <Badge tone="petrol" className="whitespace-normal!">
          {t('preview.test')}
        </Badge>
      </div>
      <TablePreview key={game.definitionHash} game={game} />
      <Link
        to="/games/$id"
        params={{ id: String(game.id) }}
        className={buttonClass('secondary', 'sm', 'justify-self-start')}
      >
        {t('preview.open')}
      </Link>
    </Card>
  )
}
