import { felts } from '@spilvaerk/messages/felts'
import { textsOf } from '../../../lib/page-language.ts'
import './ladder.css'

type PayLadderProps = {
  /** What is paid after one, after two, and so on: coins. */
  readonly paid: readonly number[]
  /** So many steps are behind one. */
  readonly reached: number
  /** Whether the last step went wrong. */
  readonly isLost?: boolean
  readonly kind: 'step' | 'safe'
  readonly money: (coins: number) => string
}

/** What each further step pays, and how far one is. */
export function PayLadder({ paid, reached, isLost, kind, money }: PayLadderProps) {
  const t = textsOf(felts)
  return (
    <ol aria-label={t('ladder.title')} className="pay-ladder" data-lost={isLost || undefined}>
      {paid.map((coins, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps in order
          key={i}
          aria-current={i + 1 === reached ? 'step' : undefined}
          data-state={i < reached ? 'done' : i === reached ? 'next' : undefined}
        >
          <span className="sr-only">{t(`ladder.${kind}`, { count: i + 1, amount: money(coins) })}</span>
          <b aria-hidden>{i + 1}</b>
          <span aria-hidden>{money(coins)}</span>
        </li>
      ))}
    </ol>
  )
}
