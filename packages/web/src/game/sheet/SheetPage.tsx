import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { sheet as sheetTexts } from '@spilvaerk/messages/sheet'
import type { Game, SlotGame, TableGame } from '@spilvaerk/schemas'
import type { Definition, DetailedSheet, ParSheet } from '@spilvaerk/slot-engine'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { formatNumber, formatProvedRtp } from '../../lib/format.ts'
import { readGameId } from '../../lib/game-id.ts'
import { textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { linkOf } from '../../lib/share-link.ts'
import { titleOf } from '../../lib/title-of.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { ShownRow } from './RowDialog.tsx'
import { SheetView } from './SheetView.tsx'
import { type Detail, useDetail } from './use-detail.ts'
import '../game.css'
import { ifSlot, isSlot, ofSlot } from '../../lib/of-slot.ts'

/** The machine comes when a round is to be seen. */
const RowDialog = lazyPart(async () => (await import('./RowDialog.tsx')).RowDialog)

/** Everything there is to say of a game's maths, worked out in the reader's own browser. */
type SheetPageProps = {
  readonly id: string
  /** The sheet of a table game. */
  readonly ofTable: (game: TableGame) => ReactNode
}

export function SheetPage({ id, ofTable }: SheetPageProps) {
  const gameId = readGameId(id)
  usePageTitle(textsOf(sheetTexts)('title'))
  return (
    <div className="sheet-page mx-auto w-full max-w-page px-4 pt-16 pb-10 md:px-8">
      {gameId === undefined ? (
        <EmptyState heading="h1" title={textsOf(sheetTexts)('missing')} action={<BackToCasino />} />
      ) : (
        <Loader id={gameId} ofTable={ofTable} />
      )}
    </div>
  )
}

/** The way back: the only thing to press, or the second beside another try. */
function BackToCasino({ isSecond = false }: { readonly isSecond?: boolean }) {
  return (
    <Link to="/" className={buttonClass(isSecond ? 'secondary' : 'primary')}>
      {textsOf(sheetTexts)('backToCasino')}
    </Link>
  )
}

type LoaderProps = Pick<SheetPageProps, 'ofTable'> & { readonly id: number }

function Loader({ id, ofTable }: LoaderProps) {
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  const error = game.error ?? definition.error
  if (error) {
    const retry = (): void => void Promise.all([game.refetch(), definition.refetch()])
    return (
      <ErrorState
        heading="h1"
        error={error}
        title={textsOf(sheetTexts)('loadFailed')}
        onRetry={retry}
        action={<BackToCasino isSecond />}
      />
    )
  }
  if (!game.data || !definition.data) return <Skeleton className="h-96 w-full" />
  if (!isSlot(game.data))
    return (
      <>
        <BackToGame game={game.data} />
        {ofTable(game.data)}
      </>
    )
  return <Sheet key={game.data.definitionHash} game={game.data} definition={ofSlot(definition.data).definition} />
}

function BackToGame({ game }: { readonly game: Game }) {
  return (
    <Link
      to="/games/$id"
      params={{ id: String(game.id) }}
      search={{ link: linkOf(game.id) }}
      className={buttonClass('ghost', 'sm', 'sheet-screen -ml-3 mb-4')}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {textsOf(sheetTexts)('backTo', { game: titleOf(game) })}
    </Link>
  )
}

function Sheet({ game, definition }: { readonly game: SlotGame; readonly definition: Definition }) {
  const t = textsOf(sheetTexts)
  const title = t('titleOf', { game: titleOf(game) })
  usePageTitle(title)
  const { detail, run, cancel } = useDetail(definition)
  // Asked for while the sheet is worked out, so that it does not push the sheet down.
  const sold = trpc.studio.sheet.useQuery({ id: game.id })
  return (
    <>
      <BackToGame game={game} />
      {detail.name === 'done' ? (
        <>
          {detail.detail.sheet.method === 'simulated' && <OnSale sheet={ifSlot(sold.data)?.sheet} />}
          <SheetWithRounds detail={detail.detail} game={game} definition={definition} />
        </>
      ) : (
        <>
          <h1 className="mb-4 text-3xl">{title}</h1>
          <Work detail={detail} onRun={run} onCancel={cancel} />
        </>
      )}
    </>
  )
}

type SheetWithRoundsProps = {
  readonly detail: DetailedSheet
  readonly game: SlotGame
  readonly definition: Definition
}

/** The sheet, where each row can show a round of what it speaks of. */
function SheetWithRounds({ detail, game, definition }: SheetWithRoundsProps) {
  const [shown, setShown] = useState<ShownRow>()
  return (
    <>
      <SheetView
        detail={detail}
        hash={game.definitionHash}
        name={game.slug}
        told={{ title: titleOf(game), description: game.description }}
        onShow={(rounds, name) => setShown({ rounds, name })}
      />
      {shown && (
        <Suspense>
          <RowDialog row={shown} game={game} definition={definition} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The figure that the game is sold with comes from a longer run than a browser has time for. */
function OnSale({ sheet }: { readonly sheet: ParSheet | undefined }) {
  if (sheet?.method !== 'simulated') return null
  const { rtp, standardError, spins } = sheet
  return (
    <p className="sheet-screen mb-4 max-w-prose text-muted text-sm">
      {textsOf(sheetTexts)('onSale', {
        rtp: formatProvedRtp(rtp * 10_000),
        error: formatProvedRtp(standardError * 10_000),
        rounds: formatNumber(spins),
      })}
    </p>
  )
}

type WorkProps = {
  readonly detail: Exclude<Detail, { name: 'done' }>
  readonly onRun: () => void
  readonly onCancel: () => void
}

function Work({ detail, onRun, onCancel }: WorkProps) {
  const t = textsOf(sheetTexts)
  switch (detail.name) {
    case 'running':
      return (
        <div className="panel grid max-w-xl gap-3 p-5">
          <p role="status">
            {t('work.running', { part: formatNumber(detail.done + 1), parts: formatNumber(detail.of) })}
          </p>
          <progress
            className="game-progress"
            aria-label={t('work.label')}
            max={detail.of}
            value={detail.done + detail.within}
          />
          <p className="text-muted text-sm">{t('work.about')}</p>
          <Button variant="secondary" className="justify-self-start" onClick={onCancel}>
            {t('work.cancel')}
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <div role="status" className="panel grid max-w-xl justify-items-start gap-3 p-5">
          <p>{t('work.cancelled')}</p>
          <Button onClick={onRun}>{t('work.again')}</Button>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="panel grid max-w-xl justify-items-start gap-3 p-5">
          <p>
            <Rich
              text={t('work.failed', { why: detail.message })}
              marks={{ why: (text) => <span className="text-muted">{text}</span> }}
            />
          </p>
          <Button onClick={onRun}>{textsOf(controlTexts)('tryAgain')}</Button>
        </div>
      )
  }
}
