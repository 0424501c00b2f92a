import { rounds } from '@spilvaerk/messages/rounds'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStillness } from '../lib/motion.ts'
import { textsOf } from '../lib/page-language.ts'
import { takeEarlyPress } from '../machine/early-press.ts'
import type { Face } from '../machine/face.ts'
import type { MachineHandle } from '../machine/Machine.tsx'
import type { SoundSettings } from '../machine/sound/sound-settings.ts'
import { Celebration } from './Celebration.tsx'
import { ControlPanel } from './ControlPanel.tsx'
import { JackpotPools } from './JackpotPools.tsx'
import { MachineFailure } from './MachineFailure.tsx'
import { OtherRound } from './OtherRound.tsx'
import { PlayMachine } from './PlayMachine.tsx'
import { usePreferences } from './preferences.ts'
import type { Look } from './presentation/presentation.ts'
import { SeedChoice } from './SeedChoice.tsx'
import { SheetBar } from './SheetBar.tsx'
import { useGamePlay } from './use-game-play.ts'
import { useMusicOn, useSoundOn } from './use-heard.ts'
import { useMachineStart, useUnfinishedRound } from './use-machine-start.ts'
import { usePlayState } from './use-play-state.ts'
import { usePressSpin } from './use-press-spin.ts'
import { useSounds } from './use-sounds.ts'

type PlayTableProps = {
  readonly game: SlotGame
  readonly definition: Definition
  readonly face: Face
  readonly look: Look
}

/** What is heard: as its maker wished, as loud as is preferred, and the song of its look. */
function useHeard(game: SlotGame, { look: dress }: Face, { sound }: Look): SoundSettings {
  const music = useMusicOn(game)
  const musicVolume = usePreferences((preferences) => preferences.musicVolume)
  const effectsVolume = usePreferences((preferences) => preferences.effectsVolume)
  return useMemo(
    () => ({ ...sound, music, musicVolume, effectsVolume, song: dress && { band: dress.band, seed: dress.seed } }),
    [sound, music, musicVolume, effectsVolume, dress],
  )
}

/**
 * The machine, what one plays it with, and the words for what happens. What changes during a round is in the store of
 * the play, and each part selects what it shows: a spin does not render this component.
 */
export function PlayTable({ game, definition, face, look }: PlayTableProps) {
  const machine = useRef<MachineHandle>(null)
  const start = useMachineStart()
  const play = useGamePlay(game, definition, machine, start.whenReady)
  const { store } = play
  const sounds = useSounds(useSoundOn(game), useHeard(game, face, look))
  const isStill = useStillness() || look.isStill
  const press = usePressSpin(play, machine, sounds)
  const failure = usePlayState(store, ({ screen }) => screen.failure)
  useUnfinishedRound(play, start)
  // Whoever pressed SPIN on the page that the server drew sees the reels turn on.
  useLayoutEffect(() => {
    if (takeEarlyPress()) press()
  })

  if (failure)
    return <MachineFailure mayReload error={failure} onRetry={() => store.show({ type: 'machineRetried' })} />
  return (
    <section aria-label={textsOf(rounds)('machine')} className="game-table">
      <JackpotPools play={play} />
      <Celebration store={store} effects={isStill ? [] : look.effects}>
        <PlayMachine
          ref={machine}
          play={play}
          face={face}
          isStill={isStill}
          isAsleep={!start.isWanted}
          isAwaited={start.isAsked}
          cue={sounds.play}
        >
          <ControlPanel play={play} isStarting={start.isWanted} press={press} face={face} />
          <OtherRound gameId={game.id} />
        </PlayMachine>
      </Celebration>
      <SheetBar play={play} face={face} />
      <SeedChoice play={play} />
    </section>
  )
}
