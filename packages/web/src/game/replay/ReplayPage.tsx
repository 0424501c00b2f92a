import { replay } from '@spilvaerk/messages/replay'
import type { Game, RoundRecord, TableVerification } from '@spilvaerk/schemas'
import { definitionIn } from '@spilvaerk/slot-engine'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { explain } from '../../lib/errors.ts'
import { ifSlot, ifTable } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { linkOf } from '../../lib/share-link.ts'
import { trpc } from '../../lib/trpc.ts'
import { type FacePalette, faceOf } from '../../machine/face.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import { ownArtOf } from '../../machine/own-art.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { dressStyle } from '../look/dress-style.ts'
import { GameScene } from '../look/GameScene.tsx'
import { paletteStyle } from '../look/palette-style.ts'
import { lookOf } from '../presentation/presentation.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { RoundCheckCard } from './RoundCheckCard.tsx'
import { RoundFacts } from './RoundFacts.tsx'
import '../game.css'
import '../dressed.css'
import '../../machine/machine.css'

/** For a game that has left the house: its rounds can still be seen. */
const PLAIN: FacePalette = ['#0a1018', '#14324a', '#0f5a5c', '#f4b63f']

const BAD_ADDRESS = 400
const NOT_FOUND = 404

type ReplayPageProps = {
  readonly id: string
  /** Shows a round of a table. */
  readonly Table: ComponentType<{
    readonly stored: TableVerification
    readonly gameId: number
    readonly coin: number
  }>
}

/** A round that anybody may see again and check. It says nothing of who played it. */
export function ReplayPage({ id, Table }: ReplayPageProps) {
  const t = textsOf(replay)
  usePageTitle(t('title'))
  const record = trpc.rounds.get.useQuery({ id })
  if (record.error) {
    const { status } = explain(record.error)
    return status === BAD_ADDRESS || status === NOT_FOUND ? (
      <EmptyState heading="h1" title={t('missing')} hint={t('missingHint')} action={<BackToCasino />} />
    ) : (
      <ErrorState
        heading="h1"
        error={record.error}
        title={t('failed')}
        onRetry={() => void record.refetch()}
        action={<BackToCasino />}
      />
    )
  }
  if (!record.data) return <Waiting />
  return record.data.status === 'open' ? (
    <OpenRound record={record.data} />
  ) : (
    <DoneRound record={record.data} Table={Table} />
  )
}

const BackToCasino = () => (
  <Link to="/" className={buttonClass('secondary')}>
    {textsOf(replay)('backToCasino')}
  </Link>
)

/** Until all is there: a machine that came later would push the facts away. */
const Waiting = () => <Skeleton className="mx-auto my-16 h-96 w-full max-w-3xl" />

function DoneRound({ record, Table }: Pick<ReplayPageProps, 'Table'> & { readonly record: RoundRecord }) {
  const verification = trpc.rounds.verification.useQuery({ id: record.roundId })
  const game = trpc.studio.game.useQuery({ id: record.gameId })
  const definition = ifSlot(verification.data)?.definition
  const slot = ifSlot(record)
  const table = ifTable(record)
  const stored = ifTable(verification.data)
  const look = useMemo(() => lookOf(game.data?.palette ?? PLAIN, game.data?.config.presentation), [game.data])
  const dress = useMemo(() => game.data && chooseLook(game.data), [game.data])
  const own = useMemo(() => ownArtOf(game.data?.art), [game.data])
  const isSettled = game.isSuccess || game.isError
  const face = useMemo(
    () =>
      definition && isSettled ? faceOf(definitionIn(definition, slot?.mode), look.palette, dress, own) : undefined,
    [definition, slot?.mode, look, dress, own, isSettled],
  )
  if (verification.isPending || !isSettled) return <Waiting />
  return (
    <Place game={game.data}>
      <Head record={record} name={verification.data?.definition.name} />
      {verification.error && <ErrorState error={verification.error} onRetry={() => void verification.refetch()} />}
      {slot && face && <ReplayTable record={slot} face={face} isStill={look.isStill} />}
      <Suspense fallback={<Waiting />}>
        {table && stored && <Table stored={stored} gameId={table.gameId} coin={table.coin} />}
        <div className="mx-auto grid w-full max-w-page items-start gap-6 px-4 py-8 md:px-8 lg:grid-cols-2">
          <RoundFacts record={record} definition={definition} table={stored?.definition} />
          {verification.data && <RoundCheckCard stored={verification.data} />}
        </div>
      </Suspense>
    </Place>
  )
}

function OpenRound({ record }: { readonly record: RoundRecord }) {
  const game = trpc.studio.game.useQuery({ id: record.gameId })
  if (game.isPending) return <Waiting />
  const isSame = game.data?.definitionHash === record.definitionHash
  return (
    <Place game={game.data}>
      <Head record={record} name={game.data?.name} />
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 md:px-8">
        <p role="status" className="panel p-5">
          {textsOf(replay)('open')}
        </p>
        <RoundFacts
          record={record}
          definition={undefined}
          table={isSame ? ifTable(game.data)?.definition : undefined}
        />
      </div>
    </Place>
  )
}

/** Where the game is played; plain for one that is no longer there. */
function Place({ game, children }: { readonly game: Game | undefined; readonly children: ReactNode }) {
  const look = useMemo(() => lookOf(game?.palette ?? PLAIN, game?.config.presentation), [game])
  const dress = useMemo(() => game && chooseLook(game), [game])
  const own = useMemo(() => ownArtOf(game?.art), [game])
  return (
    <div
      className="game-room"
      {...(dress && { 'data-dressed': true })}
      style={{ ...paletteStyle(look), ...(dress && dressStyle(dress)) }}
    >
      {dress && <GameScene look={dress} palette={look.palette} own={own} />}
      {children}
    </div>
  )
}

function Head({ record, name }: { readonly record: RoundRecord; readonly name: string | undefined }) {
  const t = textsOf(replay)
  return (
    <header className="game-header">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-8">
        <h1 className="text-xl sm:text-2xl">{name ? t('titleOf', { game: name }) : t('title')}</h1>
        <Badge tone="lamp">{t('noBet')}</Badge>
        <Link
          to="/games/$id"
          params={{ id: String(record.gameId) }}
          search={{ link: linkOf(record.gameId) }}
          className={buttonClass('ghost', 'sm', 'ml-auto min-h-11')}
        >
          {t('toGame')}
        </Link>
      </div>
    </header>
  )
}
