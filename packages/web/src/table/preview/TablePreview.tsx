import type { TableGame } from '@spilvaerk/schemas'
import { Suspense, useMemo } from 'react'
import { dressStyle } from '../../game/look/dress-style.ts'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { memoryStorage } from '../../game/memory-storage.ts'
import { useSoundOn } from '../../game/use-heard.ts'
import { useSounds } from '../../game/use-sounds.ts'
import { createWalletStore } from '../../game/wallet-store.ts'
import { newKey } from '../../lib/new-key.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { localServer } from '../play/local-server.ts'
import { useTableState } from '../play/use-table-state.ts'
import { Refill } from '../room/Refill.tsx'
import { TableRoom } from '../room/TableRoom.tsx'
import { useOpenedTable } from '../room/use-opened-table.ts'

type TablePreviewProps = {
  readonly game: Pick<
    TableGame,
    'id' | 'name' | 'theme' | 'slug' | 'definition' | 'definitionHash' | 'table' | 'spots' | 'config' | 'palette'
  >
}

/** The real table with rounds that this browser plays: for credits of its own, which nobody keeps. */
export function TablePreview({ game }: TablePreviewProps) {
  const { id: gameId, definition, table } = game
  const { play, wallet, isStill } = useOpenedTable({ gameId, definition, coin: table.coin }, () => ({
    wallet: createWalletStore(memoryStorage()),
    server: localServer(definition, newKey),
  }))
  const state = useTableState(play)
  const sounds = useSounds(useSoundOn(game))
  const figures = useMemo(() => new Map(game.spots.map((spot) => [spot.id, spot])), [game.spots])
  const dress = useMemo(() => dressStyle(chooseLook(game)), [game])
  return (
    <div className="min-w-0 max-sm:-mx-4" style={{ ...paletteStyle(game), ...dress }}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <TableRoom {...{ definition, play, wallet, figures, sounds, isStill }} coin={table.coin} isPart />
      </Suspense>
      <Refill state={state} wallet={wallet} />
    </div>
  )
}
