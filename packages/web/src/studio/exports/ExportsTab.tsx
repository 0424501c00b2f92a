import { exports } from '@spilvaerk/messages/exports'
import { EXPORT_CURRENCIES, type ExportCurrency, type StudioGame } from '@spilvaerk/schemas'
import { useState } from 'react'
import { formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { isOut } from '../GamePicker.tsx'
import { CertificationPanel } from './CertificationPanel.tsx'
import { ExportButtons } from './ExportButtons.tsx'

/** What each of one's own games can become. */
export function ExportsTab() {
  const t = textsOf(exports)
  const games = trpc.studio.games.useQuery()
  const [currency, setCurrency] = useState<ExportCurrency>('USD')
  const pick = (text: string): void => {
    const picked = EXPORT_CURRENCIES.find((one) => one === text)
    if (picked) setCurrency(picked)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice>{t('who')}</Notice>
      <div className="grid max-w-60 gap-1.5 text-sm">
        <label htmlFor="export-currency" className="font-medium">
          {t('currency')}
        </label>
        <PlainSelect id="export-currency" value={currency} onChange={(event) => pick(event.target.value)}>
          {EXPORT_CURRENCIES.map((one) => (
            <option key={one} value={one} className="bg-raised text-paper">
              {one}
            </option>
          ))}
        </PlainSelect>
      </div>
      <h2 className="text-xl">{t('yours')}</h2>
      <Loaded query={games} height="h-64">
        {(list) => <OwnGames games={list.filter((game) => game.mine && isOut(game))} currency={currency} />}
      </Loaded>
    </div>
  )
}

type OwnGamesProps = { readonly games: readonly StudioGame[]; readonly currency: ExportCurrency }

function OwnGames({ games, currency }: OwnGamesProps) {
  const t = textsOf(exports)
  if (games.length === 0) return <EmptyState title={t('none.title')} hint={t('none.hint')} />
  return (
    <ul className="grid grid-cols-1 gap-3">
      {games.map(({ id, name, rtp }) => (
        <li key={id} className="studio-tile">
          <p className="flex flex-wrap justify-between gap-2">
            <b>{name}</b>
            <span className="text-muted text-sm">{t('rtp', { rtp: formatRtp(rtp) })}</span>
          </p>
          <ExportButtons gameId={id} currency={currency} />
          <CertificationPanel gameId={id} name={name} />
        </li>
      ))}
    </ul>
  )
}
