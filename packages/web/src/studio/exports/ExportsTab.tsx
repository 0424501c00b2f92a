import { useState } from 'react'
import { formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { EXPORT_NOTE } from '../export-note.ts'

const FORMATS = ['html5', 'react', 'unity', 'android', 'ios', 'api'] as const
const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'KRW', 'INR', 'BRL'] as const

/** What each of one's own games can become; until exports are switched on, it says so. */
export function ExportsTab() {
  const games = trpc.studio.games.useQuery()
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number]>('USD')
  return (
    <div className="grid gap-5">
      <Notice title="Exports are not open yet">{EXPORT_NOTE} The formats are listed below as they will be.</Notice>
      <div className="grid max-w-60 gap-1.5 text-sm">
        <span className="font-medium">Currency</span>
        <Select
          label="Currency"
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
        />
      </div>
      <Loaded query={games} height="h-64">
        {(list) => {
          const mine = list.filter((game) => game.mine)
          if (mine.length === 0)
            return <EmptyState title="No games of your own yet" hint="Generate one, and it stands here." />
          return (
            <ul className="grid gap-3">
              {mine.map((game) => (
                <li key={game.id} className="studio-tile">
                  <p className="flex flex-wrap justify-between gap-2">
                    <b>{game.name}</b>
                    <span className="text-muted text-sm">RTP {formatRtp(game.rtp)}</span>
                  </p>
                  <div className="flex flex-wrap gap-2">
                    {FORMATS.map((format) => (
                      <Button key={format} size="sm" variant="secondary" disabled title={EXPORT_NOTE}>
                        {format}
                      </Button>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
