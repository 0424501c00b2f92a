import { generator } from '@spilvaerk/messages/generator'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ExportButtons } from '../exports/ExportButtons.tsx'
import { sayNoGame } from '../no-game.ts'

export const ExportCard = ({ gameId }: { readonly gameId: number | undefined }) => {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="export" className="studio-card grid grid-cols-1 gap-3 text-sm">
      <h2 id="export" className="text-lg">
        {t('export.title')}
      </h2>
      {gameId === undefined ? (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={sayNoGame}>
          HTML5
        </Button>
      ) : (
        <ExportButtons gameId={gameId} />
      )}
      <p className="text-muted">{t('export.limit')}</p>
    </Card>
  )
}
