import type { Game } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { formatNumber, formatProvedRtp } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { linkOf } from '../../lib/share-link.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { readGameId } from '../game-id.ts'
import { SheetView } from './SheetView.tsx'
import { type Detail, useDetail } from './use-detail.ts'
import '../game.css'

/** Everything there is to say of a game's maths, worked out in the reader's own browser. */
export function SheetPage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  usePageTitle('PAR-ark')
  return (
    <div className="sheet-page mx-auto w-full max-w-page px-4 pt-16 pb-10 md:px-8">
      {gameId === undefined ? (
        <EmptyState heading="h1" title="Spil ikke fundet" action={<BackToCasino />} />
      ) : (
        <Loader id={gameId} />
      )}
    </div>
  )
}

/** The way back: the only thing to press, or the second beside another try. */
function BackToCasino({ isSecond = false }: { readonly isSecond?: boolean }) {
  return (
    <Link to="/" className={buttonClass(isSecond ? 'secondary' : 'primary')}>
      Tilbage til casino
    </Link>
  )
}

function Loader({ id }: { readonly id: number }) {
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  const error = game.error ?? definition.error
  if (error) {
    const retry = (): void => void Promise.all([game.refetch(), definition.refetch()])
    return (
      <ErrorState
        heading="h1"
        error={error}
        title="Fejl ved indlæsning af spil"
        onRetry={retry}
        action={<BackToCasino isSecond />}
      />
    )
  }
  if (!game.data || !definition.data) return <Skeleton className="h-96 w-full" />
  return <Sheet key={game.data.definitionHash} game={game.data} definition={definition.data.definition} />
}

function Sheet({ game, definition }: { readonly game: Game; readonly definition: Definition }) {
  usePageTitle(`PAR-ark: ${game.name}`)
  const { detail, run, cancel } = useDetail(definition)
  // Asked for while the sheet is worked out, so that it does not push the sheet down.
  const sold = trpc.studio.sheet.useQuery({ id: game.id })
  return (
    <>
      <Link
        to="/games/$id"
        params={{ id: String(game.id) }}
        search={{ link: linkOf(game.id) }}
        className={buttonClass('ghost', 'sm', 'sheet-screen -ml-3 mb-4')}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Tilbage til {game.name}
      </Link>
      {detail.name === 'done' ? (
        <>
          {detail.detail.sheet.method === 'simulated' && <OnSale sheet={sold.data?.sheet} />}
          <SheetView detail={detail.detail} hash={game.definitionHash} name={game.slug} />
        </>
      ) : (
        <>
          <h1 className="mb-4 text-3xl">PAR-ark: {game.name}</h1>
          <Work detail={detail} onRun={run} onCancel={cancel} />
        </>
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
      Spillet udbydes med en RTP på {formatProvedRtp(rtp * 10_000)} ± {formatProvedRtp(standardError * 10_000)}, fundet
      i en kørsel for sig på {formatNumber(spins)} runder. Arket herunder er din browsers egen kørsel; de to afviger,
      som tilfældet vil.
    </p>
  )
}

type WorkProps = {
  readonly detail: Exclude<Detail, { name: 'done' }>
  readonly onRun: () => void
  readonly onCancel: () => void
}

function Work({ detail, onRun, onCancel }: WorkProps) {
  switch (detail.name) {
    case 'running':
      return (
        <div className="panel grid max-w-xl gap-3 p-5">
          <p role="status">
            Arket regnes ud her i din browser: del {formatNumber(detail.done + 1)} af {formatNumber(detail.of)}.
          </p>
          <progress
            className="game-progress"
            aria-label="Beregning af PAR-ark"
            max={detail.of}
            {...(detail.done > 0 ? { value: detail.done } : {})}
          />
          <p className="text-muted text-sm">
            Er der et eksakt svar inden for rækkevidde, findes det. Ellers spilles to millioner runder, og hvert tal får
            sin standardfejl. Det kan tage op til et minut.
          </p>
          <Button variant="secondary" className="justify-self-start" onClick={onCancel}>
            Afbryd
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <div role="status" className="panel grid max-w-xl justify-items-start gap-3 p-5">
          <p>Beregningen blev afbrudt.</p>
          <Button onClick={onRun}>Regn ud igen</Button>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="panel grid max-w-xl justify-items-start gap-3 p-5">
          <p>
            Arket kunne ikke regnes ud. <span className="text-muted">{detail.message}</span>
          </p>
          <Button onClick={onRun}>Prøv igen</Button>
        </div>
      )
  }
}
