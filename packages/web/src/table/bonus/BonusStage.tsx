import { useEffect, useRef } from 'react'
import { lastOf } from '../cards/read-cards.ts'
import { Dice } from '../dice/Dice.tsx'
import { bringUp } from '../felt/bring-up.ts'
import type { FeltProps } from '../felt/felt.ts'
import { Coin } from '../kinds/coin/Coin.tsx'
import { BonusCards } from './BonusCards.tsx'
import { BonusRanks } from './BonusRanks.tsx'
import { BonusWheel } from './BonusWheel.tsx'
import { type BonusOn, bonusOn } from './bonus-state.ts'
import { LadderRungs, Stairs, ThrowPays } from './pays.tsx'
import { times } from './times.ts'
import './bonus.css'

/** The bonus game of a round over the cloth, while it is played. It is a picture: words and moves are those of the table. */
export function BonusStage({ felt }: { readonly felt: FeltProps }) {
  const { definition, events, phase, names, isStill } = felt
  const on = bonusOn(events, definition.bonuses ?? [], phase === 'over')
  const stage = useRef<HTMLElement>(null)
  const nth = on?.nth
  useEffect(() => {
    if (nth !== undefined) bringUp(stage.current?.closest<HTMLElement>('.table-room') ?? null, isStill)
  }, [nth, isStill])
  if (!on) return null
  const pays = lastOf(on.events, 'bonusEnded')?.pays
  return (
    <section ref={stage} aria-label={names.bonus(on.bonus.id)} className="bonus-stage" data-game={on.bonus.game.type}>
      <div className="bonus-panel">
        <h2>{names.bonus(on.bonus.id)}</h2>
        <Game key={on.nth} felt={felt} on={on} />
        <p aria-hidden className="bonus-end" data-won={(pays ?? 0) > 0 || undefined}>
          {pays === undefined ? '' : times(pays)}
        </p>
      </div>
    </section>
  )
}

function Game({ felt, on }: { readonly felt: FeltProps; readonly on: BonusOn }) {
  const { game } = on.bonus
  const { events, eventMs, still } = felt
  const last = on.events.at(-1)
  const moves = events.length > still && events.at(-1) === last ? eventMs : 0
  switch (game.type) {
    case 'wheel':
      return (
        <BonusWheel
          segments={game.segments}
          segment={lastOf(on.events, 'bonusWheelStopped')?.segment}
          turnMs={last?.type === 'bonusWheelStopped' ? moves : 0}
        />
      )
    case 'cards':
      return <BonusCards felt={felt} count={game.pays.length} on={on} />
    case 'ladder': {
      const throws = on.events.filter((event) => event.type === 'bonusDiceThrown')
      const [die] = throws.at(-1)?.dice ?? []
      return (
        <div className="bonus-beside">
          <Dice dice={[die ?? 6]} rollMs={last?.type === 'bonusDiceThrown' ? moves : 0} throwNumber={throws.length} />
          <LadderRungs rungs={game.rungs} climbed={climbed(throws, game.rungs)} />
        </div>
      )
    }
    case 'throw': {
      const dice = lastOf(on.events, 'bonusDiceThrown')?.dice
      const isRolling = last?.type === 'bonusDiceThrown' && moves > 0
      const total = dice && !isRolling ? dice.reduce((sum, die) => sum + die, 0) : undefined
      return (
        <div className="bonus-beside">
          <Dice
            dice={dice ?? Array.from({ length: game.dice }, () => 6)}
            rollMs={isRolling ? moves : 0}
            throwNumber={dice ? 1 : 0}
          />
          <ThrowPays pays={game.pays} total={total} />
        </div>
      )
    }
    case 'hiLo': {
      const ranks = on.events.flatMap((event) => (event.type === 'bonusRankShown' ? [event.rank] : []))
      return (
        <>
          <BonusRanks ranks={ranks} />
          <Stairs pays={game.pays} reached={Math.max(0, ranks.length - 1)} isLost={isLost(on)} />
        </>
      )
    }
    case 'coin': {
      const sides = on.events.flatMap((event) => (event.type === 'bonusCoinTossed' ? [event.side] : []))
      return (
        <>
          <Coin side={sides.at(-1)} tosses={sides.length} tossMs={last?.type === 'bonusCoinTossed' ? moves : 0} />
          <Stairs pays={game.pays} reached={sides.length} isLost={isLost(on)} />
        </>
      )
    }
  }
}

/** A wrong guess pays nothing. */
const isLost = ({ events }: BonusOn): boolean => lastOf(events, 'bonusEnded')?.pays === 0

type Thrown = { readonly dice: readonly number[] }

/** So many rungs are below one; a die that shows too little is a fall. */
const climbed = (throws: readonly Thrown[], rungs: readonly { readonly from: number }[]): number =>
  throws.every(({ dice: [die = 0] }, i) => die >= (rungs[i]?.from ?? 0)) ? throws.length : 0
