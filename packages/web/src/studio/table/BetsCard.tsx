import { tableStudio } from '@spilvaerk/messages/tableStudio'
import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import { BONUS_WORDS, KINDS } from '@spilvaerk/table-games'
import { formatProvedRtp } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { SpotReturns } from '../../table/room/SpotReturns.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** What the table is: its kind, its rules in words, each bet with its figures, its bonus games. */
export function BetsCard({ game }: { readonly game: TableGame }) {
  const t = textsOf(tableStudio)
  const language = pageLanguage()
  const { bonuses = [] } = game.definition
  return (
    <Card aria-labelledby="bets" className="studio-card grid grid-cols-1 gap-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="bets" className="text-lg">
          {KINDS[game.kind].words[language].name}
        </h2>
        <Badge tone="lamp">{t('proved', { rtp: formatProvedRtp(game.rtp) })}</Badge>
      </div>
      <ul className="grid list-disc gap-1 pl-5">
        {game.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section aria-label={textsOf(tables)('returns.title')} tabIndex={0} className="overflow-x-auto">
        <div className="min-w-md">
          <SpotReturns definition={game.definition} spots={game.spots} />
        </div>
      </section>
      {bonuses.length > 0 && (
        <div>
          <h3 className="mb-1 text-base">{t('bonuses')}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {bonuses.map(({ id, name, on, game: { type } }) => (
              <li key={id}>
                {name ?? BONUS_WORDS[language].games[type]}:{' '}
                <span className="text-muted">{on ? t('onTop') : t('ownSpot')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
