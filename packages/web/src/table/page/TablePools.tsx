import { playing } from '@spilvaerk/messages/playing'
import type { TableGame } from '@spilvaerk/schemas'
import { compileTable } from '@spilvaerk/table-games'
import { usePoolsOf } from '../../game/use-pools.ts'
import { formatKroner } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { Stake } from '../../limits/use-stake.ts'

type TablePoolsProps = {
  readonly game: TableGame
  readonly stake: Stake
  readonly lastRoundId: string | undefined
}

/** The meters of the table's progressive bets. Demo does not change them, wins what they start from, and says so. */
export function TablePools({ game, stake, lastRoundId }: TablePoolsProps) {
  const t = textsOf(playing)
  const isPooled = compileTable(game.definition).rules.pools !== undefined
  const pools = usePoolsOf(game.id, isPooled, lastRoundId)
  if (pools.length === 0) return null
  return (
    <dl aria-label={t('pools.ofTable')} className="game-pools">
      {pools.map(({ id, name, pools: [pool] }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatKroner(pool?.amount ?? 0)}</dd>
        </div>
      ))}
      {stake === 'demo' && (
        <div>
          <dt>{t('session.demo')}</dt>
          <dd>{t('pools.startAlone')}</dd>
        </div>
      )}
    </dl>
  )
}
