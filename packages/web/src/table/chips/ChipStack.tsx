import { useFelt } from '../felt/felt-context.ts'
import { Chip, chipText } from './Chip.tsx'
import { chipsFor } from './chip-values.ts'

type ChipStackProps = {
  readonly coins: number
  /** What happens to it: it lands, is won, or goes to the house. */
  readonly state?: 'won' | 'moving'
}

/** Coins as chips on each other, the sum on the topmost. */
export function ChipStack({ coins, state }: ChipStackProps) {
  const { values, coin } = useFelt()
  const chips = chipsFor(coins, values).toReversed()
  return (
    <span aria-hidden className="chip-stack" data-state={state}>
      {chips.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack has no other order
        <span key={i} style={{ translate: `0 ${-i * 9}%` }}>
          <Chip rank={Math.max(0, values.indexOf(value))} text={i === chips.length - 1 ? chipText(coins * coin) : ''} />
        </span>
      ))}
    </span>
  )
}
