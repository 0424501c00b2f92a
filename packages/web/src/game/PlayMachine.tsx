import { type ReactNode, type Ref, useCallback, useMemo } from 'react'
import type { PlayCue } from '../machine/cues.ts'
import type { Face } from '../machine/face.ts'
import { Machine, type MachineHandle } from '../machine/Machine.tsx'
import type { Step } from '../machine/script.ts'
import { NORMAL_PACE, QUICK_PACE } from '../machine/timing.ts'
import { describeStep } from './announce.ts'
import type { GamePlay } from './game-play.ts'
import { POOLS_PX } from './JackpotPools.tsx'
import { formatMicro, toMicro } from './money.ts'
import { usePreferences } from './preferences.ts'
import { isCelebrated } from './presentation/presentation.ts'
import { useOptionNotes } from './sheet/use-variant-sheets.ts'
import { useMachineHeight } from './use-machine-height.ts'
import { usePlayState } from './use-play-state.ts'
import { useHasPools } from './use-pools.ts'

type PlayMachineProps = {
  readonly ref: Ref<MachineHandle>
  readonly play: GamePlay
  readonly face: Face
  readonly isStill: boolean
  readonly isAsleep: boolean
  readonly isAwaited: boolean
  readonly cue: PlayCue
  readonly children: ReactNode
}

/** The machine of the page: what it shows is told to the store of the play. */
export function PlayMachine({ ref, play, face, isStill, isAsleep, isAwaited, cue, children }: PlayMachineProps) {
  const { game, definition, store } = play
  const isQuick = usePreferences((preferences) => preferences.isQuick)
  const maxHeight = useMachineHeight(useHasPools(game.id, definition) ? POOLS_PX : 0, face.look !== undefined)
  const money = useMoneyText(play)
  const names = useMemo(() => new Map(face.symbols.map(({ id, name }) => [id, name])), [face])
  const asked = usePlayState(store, ({ phase }) =>
    phase.name === 'asking' ? phase.result.round.awaiting?.feature : undefined,
  )
  const onStep = (step: Step): void => {
    const { phase } = store.state()
    const betCoins = 'result' in phase ? phase.result.betCoins : game.betCoins
    const message = describeStep(step, { money, symbolName: (id) => names.get(id) ?? id, betCoins })
    store.show({ type: 'stepShown', message, isCelebrated: isCelebrated(step) })
  }
  return (
    <Machine
      ref={ref}
      face={face}
      maxHeight={maxHeight}
      pace={(isQuick ? QUICK_PACE : NORMAL_PACE) * game.config.animationSpeed}
      still={isStill}
      asleep={isAsleep}
      isAwaited={isAwaited}
      money={money}
      cue={cue}
      onStep={onStep}
      onCount={(coins) => store.show({ type: 'coinsCounted', coins })}
      onHud={({ skippable }) => store.show({ type: 'skippableSet', isSkippable: skippable })}
      onDecide={(option) => store.choose(option)}
      optionNotes={useOptionNotes(definition, asked)}
      onReady={() => store.show({ type: 'machineReady' })}
      onFailure={(error) => store.show({ type: 'machineFailed', error })}
    >
      {children}
    </Machine>
  )
}

/** Coins of the round that is played, or of the next one, as an amount. */
export function useMoneyText({ game, store }: GamePlay): (coins: number) => string {
  const bet = usePlayState(store, () => store.shownBet)
  return useCallback((coins: number) => formatMicro((toMicro(bet) * coins) / game.betCoins), [bet, game.betCoins])
}
