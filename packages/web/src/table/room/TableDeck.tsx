import { rounds } from '@spilvaerk/messages/rounds'
import { tables } from '@spilvaerk/messages/tables'
import type { ReactNode } from 'react'
import { useWallet, type WalletStore } from '../../game/wallet-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import { totalOf } from '../play/bets.ts'
import type { TablePlay } from '../play/table-play.ts'
import { openMoves, type TableState, takesBets } from '../play/table-state.ts'
import { TableActions } from './TableActions.tsx'

type TableDeckProps = {
  readonly play: TablePlay
  readonly state: TableState
  readonly wallet: WalletStore
  readonly money: (coins: number) => string
  readonly amount: (micro: number) => string
  readonly start: 'spin' | 'deal' | 'roll' | 'play'
  /** The move that it makes while a round waits. */
  readonly startMove: string | undefined
  readonly onStart: () => void
  /** What happens, in words: with the chips, it is in view wherever the cloth is scrolled to. */
  readonly saying: string
  /** What the player may do while a round waits. */
  readonly choices: ReactNode
  /** The chips. */
  readonly children: ReactNode
}

/** The rail of the table: chips, what one does with them, the figures, and the button that starts the round. */
export function TableDeck(props: TableDeckProps) {
  const { play, state, wallet, money, amount, start, startMove, onStart, saying, choices, children } = props
  const t = textsOf(tables)
  const { phase } = state
  const isShowing = phase === 'playing' || phase === 'spinning' || phase === 'choosing'
  const moves = phase === 'asked' ? openMoves(state) : []
  const makesMove = moves.some(({ move }) => move === startMove)
  // Where no move takes chips or the button, they leave their place to the moves.
  const hasRail = phase !== 'asked' || makesMove || moves.some(({ upTo }) => upTo !== undefined)
  const isBlocked = !takesBets(state) && phase !== 'playing' && !makesMove
  return (
    <div className="table-deck">
      <div className="table-deck-row">
        <p aria-hidden className="table-saying" data-notice={state.notice !== undefined || undefined}>
          {saying}
        </p>
        <TableMeters state={state} wallet={wallet} money={money} amount={amount} />
        {choices}
        {hasRail && (
          <div className="table-rail">
            {children}
            <TableActions play={play} state={state} />
            <button type="button" className="game-spin table-start" aria-disabled={isBlocked} onClick={onStart}>
              <span>{isShowing ? t('moves.skip') : t(`start.${start}`)}</span>
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

type TableMetersProps = Pick<TableDeckProps, 'state' | 'wallet' | 'money' | 'amount'>

function TableMeters({ state, wallet, money, amount }: TableMetersProps) {
  const { balanceMicro } = useWallet(wallet)
  const { result, bets, phase } = state
  const isOver = phase === 'over'
  const coins = (result && !isOver ? result.round.stakedCoins : 0) + totalOf(bets)
  const staked = isOver ? (result?.round.stakedCoins ?? 0) : coins
  return (
    <dl className="game-meters">
      <div>
        <dt>{textsOf(rounds)('meters.balance')}</dt>
        <dd>{amount(balanceMicro)}</dd>
      </div>
      <div>
        <dt>{textsOf(tables)('meters.bets')}</dt>
        <dd>{money(staked)}</dd>
      </div>
      <div>
        <dt>{textsOf(tables)('meters.win')}</dt>
        <dd className={isOver && result && result.round.paidCoins > result.round.stakedCoins ? 'text-lamp-bright' : ''}>
          {isOver && result ? money(result.round.paidCoins) : '–'}
        </dd>
      </div>
    </dl>
  )
}
