import { generator } from '@spilvaerk/messages/generator'
import { playing } from '@spilvaerk/messages/playing'
import type { TableGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The whole sheet is a page of its own. */
export function SheetLink({ game }: { readonly game: TableGame }) {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="par-sheet" className="studio-card grid gap-3 text-sm">
      <h2 id="par-sheet" className="text-lg">
        {t('sheet.title')}
      </h2>
      <p className="text-muted">{t('sheet.what')}</p>
      <Link
        to="/games/$id/sheet"
        params={{ id: String(game.id) }}
        className={buttonClass('secondary', 'sm', 'justify-self-start')}
      >
        {textsOf(playing)('sheets.wholeSheet')}
      </Link>
    </Card>
  )
}
