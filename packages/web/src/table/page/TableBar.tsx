import { playing } from '@spilvaerk/messages/playing'
import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { ChartColumnBig, Settings2 } from 'lucide-react'
import { share } from '../../game/figures.ts'
import { SettingsSheet } from '../../game/SettingsSheet.tsx'
import { formatAmount } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { linkOf } from '../../lib/share-link.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import type { TableState } from '../play/table-state.ts'

/** What one may want to look up while playing: what each spot returns, settings, and the latest round. */
export function TableBar({ game, state }: { readonly game: TableGame; readonly state: TableState }) {
  const t = textsOf(playing)
  const { lastRoundId } = state
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-4 px-2 py-1">
      <Sheet
        title={textsOf(tables)('returns.title')}
        description={textsOf(tables)('returns.about')}
        className="w-[min(44rem,100vw)]"
        trigger={
          <Button variant="ghost" size="sm">
            <ChartColumnBig aria-hidden className="size-4 text-lamp" />
            {textsOf(tables)('returns.title')}
          </Button>
        }
      >
        <Returns game={game} />
        <Link
          to="/games/$id/sheet"
          params={{ id: String(game.id) }}
          search={{ link: linkOf(game.id) }}
          className={buttonClass('secondary', 'md', 'mt-5 w-full')}
        >
          {t('sheets.wholeSheet')}
        </Link>
      </Sheet>
      <SettingsSheet
        lastRoundId={lastRoundId}
        trigger={
          <Button variant="ghost" size="sm">
            <Settings2 aria-hidden className="size-4 text-lamp" />
            {t('settings.title')}
          </Button>
        }
      />
      {lastRoundId !== undefined && (
        <Link
          to="/rounds/$id"
          params={{ id: lastRoundId }}
          className="text-muted text-sm underline underline-offset-4 hover:text-paper"
        >
          {t('sheets.checkRound')}
        </Link>
      )}
    </div>
  )
}

/** Spots of a group return alike, mostly: they are told as one line. */
function Returns({ game }: { readonly game: TableGame }) {
  const t = textsOf(tables)
  const lines = new Map<string, { readonly spot: TableGame['spots'][number]; readonly names: string[] }>()
  for (const spot of game.spots) {
    const key = `${spot.group} ${spot.returned} ${spot.hitFrequency} ${spot.min} ${spot.max}`
    const line = lines.get(key)
    if (line) line.names.push(spot.name)
    else lines.set(key, { spot, names: [spot.name] })
  }
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col">{t('returns.spot')}</th>
          <th scope="col">{t('returns.returned')}</th>
          <th scope="col">{t('returns.edge')}</th>
          <th scope="col">{t('returns.hit')}</th>
          <th scope="col">{t('returns.limits')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {[...lines.values()].map(({ spot, names }) => (
          <tr key={spot.id}>
            <th scope="row" className="py-1.5 pr-2 font-medium">
              {names.length > 1 ? t('returns.several', { name: names[0] ?? '', count: names.length - 1 }) : names[0]}
            </th>
            <td>{share(spot.returned)}</td>
            <td>{share(spot.houseEdge)}</td>
            <td>{share(spot.hitFrequency)}</td>
            <td>{t('spot.range', { min: formatAmount(spot.min), max: formatAmount(spot.max) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
