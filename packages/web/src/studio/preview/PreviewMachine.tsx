import { useCallback, useEffect, useMemo, useRef } from 'react'
import { MachineFailure } from '../../game/MachineFailure.tsx'
import { formatMicro, toMicro } from '../../game/money.ts'
import { usePreferences } from '../../game/preferences.ts'
import { Effects } from '../../game/presentation/Effects.tsx'
import { isCelebrated, lookOf } from '../../game/presentation/presentation.ts'
import { useSounds } from '../../game/use-sounds.ts'
import { useWallet } from '../../game/wallet-store.ts'
import { useStillness } from '../../lib/motion.ts'
import { trpc } from '../../lib/trpc.ts'
import { faceOf } from '../../machine/face.ts'
import { Machine, type MachineHandle } from '../../machine/Machine.tsx'
import { ownArtOf } from '../../machine/own-art.ts'
import { atLeast } from './at-least.ts'
import { PreviewControls } from './PreviewControls.tsx'
import { previewWallet } from './preview-wallet.ts'
import { PREVIEW_MS, type PreviewedGame } from './previewed-game.ts'
import { usePreviewPlay } from './use-preview-play.ts'
import { useSpinToasts } from './use-spin-toasts.ts'

const HEIGHT_PX = 430

/** The machine of the game page, with the game that is previewed. */
export function PreviewMachine({ previewed }: { readonly previewed: PreviewedGame }) {
  const { gameId, definition, palette, dress, config } = previewed
  const handle = useRef<MachineHandle>(null)
  const isPreview = gameId === undefined
  const slow = useMemo(() => atLeast(() => handle.current, PREVIEW_MS), [])
  const preview = useRef(slow)
  const [store, state] = usePreviewPlay(previewed, isPreview ? preview : handle)
  const { balanceMicro } = useWallet(previewWallet)
  const isSoundOn = usePreferences((store) => store.isSoundOn) ?? config.soundEnabled
  const look = useMemo(() => lookOf(palette, config.presentation), [palette, config])
  // The preview has no switch to turn music off.
  const heard = useMemo(() => ({ ...look.sound, music: false }), [look])
  const sounds = useSounds(isSoundOn, heard)
  const isStill = useStillness() || look.isStill
  const utils = trpc.useUtils()
  const face = useMemo(
    () => faceOf(definition, look.palette, dress, ownArtOf(previewed.art)),
    [definition, look, dress, previewed.art],
  )
  const { isReady, failure, isSkippable, celebrations } = state.screen
  const { shownBet: bet, shownCost: cost } = store
  const money = useCallback(
    (coins: number) => formatMicro((toMicro(bet) * coins) / definition.betCoins),
    [bet, definition.betCoins],
  )
  const { lastRoundId } = state
  useSpinToasts(state, toMicro(cost))
  useEffect(() => {
    if (gameId !== undefined && lastRoundId !== undefined) void utils.rounds.stats.invalidate({ id: gameId })
  }, [gameId, lastRoundId, utils])

  if (failure) return <MachineFailure error={failure} onRetry={() => store.show({ type: 'machineRetried' })} />
  return (
    <Effects effects={isStill ? [] : look.effects} wins={celebrations}>
      <Machine
        ref={handle}
        face={face}
        maxHeight={HEIGHT_PX}
        pace={isPreview ? 1 : config.animationSpeed}
        still={isStill}
        money={money}
        cue={sounds.play}
        onStep={(step) => store.show({ type: 'stepShown', message: undefined, isCelebrated: isCelebrated(step) })}
        onCount={() => {}}
        onHud={({ skippable }) => store.show({ type: 'skippableSet', isSkippable: skippable })}
        onDecide={(option) => store.choose(option)}
        onReady={() => {
          store.show({ type: 'machineReady' })
          void store.resume()
        }}
        onFailure={(error) => store.show({ type: 'machineFailed', error })}
      >
        <PreviewControls
          gameId={gameId}
          store={store}
          state={state}
          balanceMicro={balanceMicro}
          bet={bet}
          cost={cost}
          isReady={isReady}
          isPreview={isPreview}
          betLevels={config.betLevels}
          isSkippable={isSkippable}
          onSkip={() => handle.current?.skip()}
          onWake={() => sounds.wake()}
        />
      </Machine>
    </Effects>
  )
}
