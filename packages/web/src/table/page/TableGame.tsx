import type { TableGame as Game } from '@spilvaerk/schemas'
import { useEffect, useMemo, useState } from 'react'
import { useAuth } from '../../auth/auth-store.ts'
import { DemoOnly } from '../../game/DemoOnly.tsx'
import { isForMoney } from '../../game/only-demo.ts'
import { SeedDialog } from '../../game/SeedDialog.tsx'
import { useServerBalance } from '../../game/use-game-play.ts'
import { useSoundOn } from '../../game/use-heard.ts'
import { useSounds } from '../../game/use-sounds.ts'
import { demoWallet } from '../../game/wallet-store.ts'
import { trpc } from '../../lib/trpc.ts'
import { StakeSwitch } from '../../limits/StakeSwitch.tsx'
import { type Stake, useStake } from '../../limits/use-stake.ts'
import { takesBets } from '../play/table-state.ts'
import { useTableState } from '../play/use-table-state.ts'
import { Refill } from '../room/Refill.tsx'
import { TableRoom } from '../room/TableRoom.tsx'
import { TableBar } from './TableBar.tsx'
import { TablePools } from './TablePools.tsx'
import { useTableGame } from './use-table-game.ts'

/** A table that the server deals: with credits or for money, from its first chip to the round that can be checked. */
export function TableGame({ game }: { readonly game: Game }) {
  const chosen = useStake()
  const stake = isForMoney(game) ? chosen : 'demo'
  const owner = useAuth(({ user }) => user?.username ?? '')
  return <TableOf key={`${stake} ${owner}`} game={game} stake={stake} owner={owner} />
}

type TableOfProps = { readonly game: Game; readonly stake: Stake; readonly owner: string }

function TableOf({ game, stake, owner }: TableOfProps) {
  const { play, wallet, money, isStill } = useTableGame(game, stake, owner)
  const state = useTableState(play)
  const sounds = useSounds(useSoundOn(game))
  useServerBalance(money)
  const seeds = trpc.fairness.seeds.useQuery({ id: game.id }, { enabled: stake === 'money' })
  const [asksForSeed, setAsksForSeed] = useState(false)
  const isSeedRefused = state.notice?.kind === 'refused' && state.notice.refusal === 'clientSeedMissing'
  useEffect(() => {
    if (isSeedRefused) setAsksForSeed(true)
  }, [isSeedRefused])
  const mayStart = (): boolean => {
    const isMissing = stake === 'money' && seeds.data?.clientSeed === null
    if (isMissing) setAsksForSeed(true)
    return !isMissing
  }
  const figures = useMemo(() => new Map(game.spots.map((spot) => [spot.id, spot])), [game.spots])
  return (
    <>
      <TablePools game={game} stake={stake} lastRoundId={state.lastRoundId} />
      <TableRoom
        definition={game.definition}
        play={play}
        wallet={wallet}
        coin={game.table.coin}
        figures={figures}
        sounds={sounds}
        isStill={isStill}
        mayStart={mayStart}
      />
      {stake === 'demo' && <Refill state={state} wallet={demoWallet} />}
      <div className="table-stakes mx-auto mt-3 w-full max-w-sm px-2">
        {isForMoney(game) ? <StakeSwitch isBusy={!takesBets(state)} /> : <DemoOnly game={game} />}
      </div>
      <TableBar game={game} state={state} />
      {asksForSeed && (
        <SeedDialog gameId={game.id} onClose={() => setAsksForSeed(false)} onChosen={() => setAsksForSeed(false)} />
      )}
    </>
  )
}
