import { playing } from '@spilvaerk/messages/playing'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import type { GamePlay } from './game-play.ts'
import { usePlayState } from './use-play-state.ts'
import { usePools } from './use-pools.ts'

/** What the row takes off the height of the machine. */
export const POOLS_PX = 52

/** The jackpots that grow with each round for money: every bet has its own. Demo does not change them, and says so. */
export function JackpotPools({ play }: { readonly play: GamePlay }) {
  const t = textsOf(playing)
  const { game, definition, store, stake } = play
  const lastRoundId = usePlayState(store, (state) => state.lastRoundId)
  const bet = usePlayState(store, () => store.shownBet)
  const pools = usePools(game.id, definition, lastRoundId)
  if (pools.length === 0) return null
  return (
    <dl aria-label={t('pools.label')} className="game-pools">
      {pools.map(({ id, name, pools: byBet }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatKroner(byBet.find((pool) => pool.bet === bet)?.amount ?? 0)}</dd>
        </div>
      ))}
      {/* A phone has room for four; there the rules alone say it. */}
      {stake === 'demo' && (
        <div className="max-sm:hidden">
          <dt>{t('session.demo')}</dt>
          <dd>{t('pools.none')}</dd>
        </div>
      )}
    </dl>
  )
}
