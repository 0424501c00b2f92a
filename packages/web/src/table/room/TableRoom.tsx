import { controls } from '@spilvaerk/messages/controls'
import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition } from '@spilvaerk/table-games'
import { useMemo, useRef, useState } from 'react'
import { formatMicro, toMicro } from '../../game/money.ts'
import { useSpaceToSpin } from '../../game/use-space-to-spin.ts'
import type { WalletStore } from '../../game/wallet-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { Sounds } from '../../machine/sound/sounds.ts'
import { Button } from '../../ui/button.tsx'
import { BonusStage } from '../bonus/BonusStage.tsx'
import { BonusStrip } from '../bonus/BonusStrip.tsx'
import { Chip, chipText } from '../chips/Chip.tsx'
import { ChipTray } from '../chips/ChipTray.tsx'
import { chipsOf } from '../chips/chip-values.ts'
import { useChipDrag } from '../chips/use-chip-drag.ts'
import { bringUp } from '../felt/bring-up.ts'
import { FeltFrame } from '../felt/FeltFrame.tsx'
import { felts, viewOf } from '../kinds/kinds.ts'
import type { TablePlay } from '../play/table-play.ts'
import { useTableState } from '../play/use-table-state.ts'
import { describeState } from '../words/describe-notice.ts'
import { namesOf } from '../words/names.ts'
import { Choices } from './Choices.tsx'
import { Mistake } from './Mistake.tsx'
import { TableDeck } from './TableDeck.tsx'
import { TableLog } from './TableLog.tsx'
import { type SpotFigures, useFeltProps } from './use-felt-props.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useTableSounds } from './use-table-sounds.ts'
import '../table.css'

export type TableRoomProps = {
  readonly definition: TableDefinition
  readonly play: TablePlay
  readonly wallet: WalletStore
  /** DKK for each coin. */
  readonly coin: number
  /** What each spot returns, by its id, where it is known. */
  readonly figures: ReadonlyMap<string, SpotFigures>
  readonly sounds: Sounds
  readonly isStill: boolean
  /** Asked before a round starts: false where something else has to be done first. */
  readonly mayStart?: () => boolean
  /** Writes an amount, in micro-units; left out, as the site writes DKK and credits. */
  readonly amount?: (micro: number) => string
  /** Beside other things on a page: the space bar is theirs. */
  readonly isPart?: boolean
}

/** A table: its felt, its chips, and what happens on it in words. It suspends until its felt has come. */
export function TableRoom(props: TableRoomProps) {
  const { definition, play, wallet, coin, sounds, isStill } = props
  const { mayStart = () => true, amount = formatMicro, isPart = false } = props
  const room = useRef<HTMLElement>(null)
  const state = useTableState(play)
  const names = useMemo(() => namesOf(definition), [definition])
  const values = useMemo(() => chipsOf(definition), [definition])
  const [value, setValue] = useState(values[0] ?? 1)
  const money = useMemo(() => (coins: number) => amount(toMicro(coins * coin)), [coin, amount])
  const felt = useFeltProps({ ...props, state, names, money, value })
  const drag = useChipDrag((what, spot) => {
    if ('value' in what) spot !== undefined && play.place(spot, what.value)
    else if (spot === undefined) play.take(what.from)
    else play.move(what.from, spot)
  })
  const view = viewOf(definition.kind)
  const words = { definition, names, money }
  const press = (): void => {
    sounds.wake()
    if (state.phase === 'playing') return play.skip()
    if (!isPart) bringUp(room.current, isStill)
    if (state.phase === 'asked') return void (view.startMove && play.choose(view.startMove))
    if (mayStart()) void play.spin()
  }
  useSpaceToSpin(press, !isPart)
  useTableSounds(state, felt.eventMs, sounds)
  const ownMoves = ownMovesOf(felt.asks, view.ownMoves)
  useKeptFocus(room, state.phase, ownMoves !== undefined)
  const Felt = felts[definition.kind]
  return (
    <section
      ref={room}
      aria-label={textsOf(tables)('table')}
      className="table-room"
      data-kind={definition.kind}
      data-part={isPart || undefined}
    >
      <FeltFrame felt={felt} values={values} coin={coin} onDrag={drag.begin}>
        <BonusStrip felt={felt} />
        <Felt {...felt} />
        <BonusStage felt={felt} />
      </FeltFrame>
      {state.mistake && <Mistake mistake={state.mistake} names={names} />}
      <TableLog state={state} words={words} />
      {state.phase === 'unanswered' && <Unanswered play={play} />}
      <TableDeck
        play={play}
        state={state}
        wallet={wallet}
        money={money}
        amount={amount}
        start={view.start}
        startMove={view.startMove}
        onStart={press}
        saying={describeState(state, words)}
        choices={
          <Choices
            play={play}
            state={state}
            names={names}
            money={money}
            ownMoves={ownMoves}
            startMove={view.startMove}
            hasKey={!isPart}
          />
        }
      >
        <ChipTray
          values={values}
          coin={coin}
          value={value}
          onChoose={setValue}
          onDrag={(one, event) => {
            setValue(one)
            drag.begin({ value: one }, event)
          }}
        />
      </TableDeck>
      {drag.dragged && (
        <div ref={drag.picture} aria-hidden className="chip-dragged">
          <Chip rank={rankOf(values, 'value' in drag.dragged ? drag.dragged.value : value)} text={draggedText()} />
        </div>
      )}
    </section>
  )

  function draggedText(): string {
    const { dragged } = drag
    if (!dragged) return ''
    return chipText(('value' in dragged ? dragged.value : (state.bets.get(dragged.from) ?? 0)) * coin)
  }
}

const rankOf = (values: readonly number[], value: number): number => Math.max(0, values.indexOf(value))

/** In a bonus game the cards are turned on the stage; its other moves have buttons, whatever the kind of table. */
const ownMovesOf = (asks: string | undefined, ofKind: RegExp | undefined): RegExp | undefined =>
  asks?.startsWith('bonus') ? (asks === 'bonusCard' ? /^card-/ : undefined) : ofKind

function Unanswered({ play }: { readonly play: TablePlay }) {
  return (
    <div role="alert" className="game-alert">
      <p>{textsOf(tables)('phases.spinning')}</p>
      <Button size="sm" onClick={() => void play.retry()}>
        {textsOf(controls)('tryAgain')}
      </Button>
    </div>
  )
}
