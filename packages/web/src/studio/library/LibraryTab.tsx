import { library } from '@spilvaerk/messages/library'
import type { StudioGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { arranged, type Wanted } from './arrange.ts'
import { GameTile } from './GameTile.tsx'
import { ListTools } from './ListTools.tsx'

const SHELVES = [
  {
    id: 'mine',
    label: 'shelves.mine.label',
    hint: 'shelves.mine.hint',
    holds: ({ mine }: StudioGame) => mine,
  },
  {
    id: 'workshop',
    label: 'shelves.workshop.label',
    hint: 'shelves.workshop.hint',
    holds: ({ mine, standing }: StudioGame) => !mine && standing === 'listed',
  },
  {
    id: 'catalogue',
    label: 'shelves.catalogue.label',
    hint: 'shelves.catalogue.hint',
    holds: ({ mine, standing }: StudioGame) => !mine && standing === 'admitted',
  },
] as const

const PAGE = 24

/** Every game that can be selected. */
export function LibraryTab() {
  const games = trpc.studio.games.useQuery()
  return (
    <Loaded query={games} height="h-96">
      {(list) => <Shelves games={list} />}
    </Loaded>
  )
}

function Shelves({ games }: { readonly games: readonly StudioGame[] }) {
  const t = textsOf(library)
  const { shelf: chosen, keep } = useStudioSettings()
  const shelfId = chosen ?? (games.some(({ mine }) => mine) ? 'mine' : 'catalogue')
  const [shown, setShown] = useState(PAGE)
  const shelf = SHELVES.find(({ id }) => id === shelfId) ?? SHELVES[0]
  const [wanted, setWanted] = useState<Wanted>({ text: '', order: 'newest', kind: 'all' })
  const all = games.filter(shelf.holds)
  const held = arranged(all, wanted)
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset aria-label={t('shelf')} className="flex flex-wrap gap-2">
        {SHELVES.map(({ id, label, holds }) => (
          <Button
            key={id}
            size="sm"
            variant={id === shelf.id ? 'primary' : 'secondary'}
            aria-pressed={id === shelf.id}
            onClick={() => {
              keep({ shelf: id })
              setShown(PAGE)
            }}
          >
            {t(label)} ({games.filter(holds).length})
          </Button>
        ))}
      </fieldset>
      {all.length > 0 && <ListTools wanted={wanted} onChange={setWanted} />}
      {all.length > 0 && held.length === 0 && <p role="status">{t('find.none')}</p>}
      {all.length === 0 && (
        <EmptyState
          title={t('empty')}
          hint={t(shelf.hint)}
          action={
            <Link to="/casino-generator" search={{ tab: 'generator' }} className={buttonClass('primary')}>
              {t('generate')}
            </Link>
          }
        />
      )}
      <ul className="studio-grid">
        {held.slice(0, shown).map((game) => (
          <li key={game.id} className="grid items-start">
            <GameTile game={game} />
          </li>
        ))}
      </ul>
      {held.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + PAGE)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
