import { library } from '@spilvaerk/messages/library'
import { LIBRARY_SHELVES, type LibraryShelf } from '@spilvaerk/schemas/library-terms'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { GameTile } from './GameTile.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { ListTools } from './ListTools.tsx'
import { Picked } from './Picked.tsx'
import { TagDialog } from './TagDialog.tsx'
import { CARD, useKeys } from './use-keys.ts'
import { type LibraryGame, NOTHING_WANTED, useLibraryPlace, useShelf } from './use-library.ts'
import { useNotes } from './use-notes.ts'

/** The shelves of the studio, looked through and kept in order. */
export function Shelves() {
  const t = textsOf(library)
  const { place, go } = useLibraryPlace()
  const { keep } = useStudioSettings()
  const { pages, shelf, first, games } = useShelf(place)
  const chooseShelf = (id: LibraryShelf): void => {
    keep({ shelf: id })
    go({ shelf: id, tag: '' })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset aria-label={t('shelf')} className="flex flex-wrap gap-2">
        {LIBRARY_SHELVES.map((id) => (
          <Button
            key={id}
            size="sm"
            variant={id === shelf ? 'primary' : 'secondary'}
            aria-pressed={id === shelf}
            onClick={() => chooseShelf(id)}
          >
            {t(`shelves.${id}.label`)} {first && `(${first.shelves[id]})`}
          </Button>
        ))}
      </fieldset>
      <ListTools wanted={place} tags={first?.tags ?? []} onChange={(change) => go(change, 'q' in change)} />
      <KeyHelp />
      <Picked />
      <Loaded query={{ ...pages, data: first }} height="h-96">
        {({ total, shelves }) => (
          <>
            <p role="status" className="text-muted text-sm">
              {total > 0 ? t('found', { count: total }) : shelves[shelf] > 0 && t('find.none')}
            </p>
            {shelves[shelf] === 0 ? (
              <Bare shelf={shelf} />
            ) : (
              total === 0 && (
                <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => go(NOTHING_WANTED)}>
                  {t('clear')}
                </Button>
              )
            )}
            <Games games={games} known={first?.tags.map(({ tag }) => tag) ?? []} />
            <div className="justify-self-center">
              <MoreButton pages={pages} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Bare({ shelf }: { readonly shelf: LibraryShelf }) {
  const t = textsOf(library)
  return (
    <EmptyState
      title={t('empty')}
      hint={t(`shelves.${shelf}.hint`)}
      action={
        <Link to="/casino-generator" search={{ tab: 'generator' }} className={buttonClass('primary')}>
          {t('generate')}
        </Link>
      }
    />
  )
}

function Games({ games, known }: { readonly games: readonly LibraryGame[]; readonly known: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [tagged, setTagged] = useState<number>()
  const { archive: putAway, isPending } = useNotes()
  const [left, setLeft] = useState<{ readonly id: number; readonly at: number }>()
  const archive = async (one: LibraryGame): Promise<void> => {
    setLeft({ id: one.game.id, at: games.indexOf(one) })
    if (!(await putAway(one))) setLeft(undefined)
  }
  // Who put a game away goes on with the one in its place, and not at the top of the page.
  const isGone = left !== undefined && !games.some(({ game }) => game.id === left.id)
  useEffect(() => {
    if (!isGone) return
    const cards = list.current?.querySelectorAll<HTMLElement>(`[${CARD}]`)
    cards?.[Math.min(left.at, cards.length - 1)]?.focus()
    setLeft(undefined)
  }, [isGone, left])
  const edited = games.find(({ game }) => game.id === tagged)
  const keys = useKeys(list, games, { archive: (one) => void archive(one), editTags: setTagged })
  return (
    <>
      <ul ref={list} className="studio-grid" onKeyDown={keys}>
        {games.map((one) => (
          <li key={one.game.id} className="grid items-start">
            <GameTile
              one={one}
              isBusy={isPending}
              onArchive={() => void archive(one)}
              onTags={() => setTagged(one.game.id)}
            />
          </li>
        ))}
      </ul>
      {edited && <TagDialog key={edited.game.id} one={edited} known={known} onClose={() => setTagged(undefined)} />}
    </>
  )
}
