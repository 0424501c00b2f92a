import type { TableDefinition } from '@spilvaerk/table-games'
import { useEffect, useRef, useState } from 'react'
import { alone } from '../../game/ask.ts'
import type { WalletStore } from '../../game/wallet-store.ts'
import { useStillness } from '../../lib/motion.ts'
import { newKey } from '../../lib/new-key.ts'
import { TablePlay } from '../play/table-play.ts'
import type { TableServer } from '../play/table-server.ts'
import { showFor } from './pace.ts'

interface OpenedTable {
  readonly gameId: number
  readonly definition: TableDefinition
  /** DKK for each coin. */
  readonly coin: number
}

/** The play of one table for as long as it is shown. `open` is asked once: who plays its rounds, and what pays for them. */
export function useOpenedTable<
  Place extends { readonly wallet: WalletStore; readonly server: TableServer; readonly tellsMistakes?: () => boolean },
>({ gameId, definition, coin }: OpenedTable, open: () => Place) {
  const isStill = useStillness()
  const still = useRef(isStill)
  useEffect(() => {
    still.current = isStill
  }, [isStill])
  const [opened] = useState(() => {
    const place = open()
    const { wallet, server, tellsMistakes } = place
    const play = new TablePlay({
      ...{ gameId, definition, coin, wallet, server, newKey, alone, now: Date.now },
      ...(tellsMistakes && { tellsMistakes }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      showFor: (event, events) => showFor(definition.kind, still.current)(event, events),
    })
    return { ...place, play }
  })
  const { play } = opened
  useEffect(() => {
    play.enter()
    void play.resume()
    return () => play.leave()
  }, [play])
  return { ...opened, isStill }
}
