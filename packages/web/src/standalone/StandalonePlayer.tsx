import { rounds as roundTexts } from '@spilvaerk/messages/rounds'
import { standalone } from '@spilvaerk/messages/standalone'
import type { ExportedSlot } from '@spilvaerk/schemas'
import { uploadPath } from '@spilvaerk/schemas/art-places'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { describeStep } from '../game/announce.ts'
import { controlsOf } from '../game/controls.ts'
import { paletteStyle } from '../game/look/palette-style.ts'
import { toMicro } from '../game/money.ts'
import { Effects } from '../game/presentation/Effects.tsx'
import { isCelebrated, lookOf } from '../game/presentation/presentation.ts'
import { useSounds } from '../game/use-sounds.ts'
import { useReducedMotion } from '../lib/media-query.ts'
import { textsOf } from '../lib/page-language.ts'
import { titleOf } from '../lib/title-of.ts'
import { faceOf } from '../machine/face.ts'
import { Machine, type MachineHandle } from '../machine/Machine.tsx'
import { type OwnArt, ownArtOf } from '../machine/own-art.ts'
import type { Step } from '../machine/script.ts'
import { NORMAL_PACE } from '../machine/timing.ts'
import { amountsIn } from './amounts.ts'
import { GameFacts } from './GameFacts.tsx'
import { reportToParent } from './report-to-parent.ts'
import { SeedPanel } from './SeedPanel.tsx'
import { StandaloneControls } from './StandaloneControls.tsx'
import { useHeight } from './use-height.ts'
import { useSpace } from './use-space.ts'
import { useStandalonePlay } from './use-standalone-play.ts'

/** Its maker's picture behind the machine, where there is one. */
function OwnScene({ own }: { readonly own: OwnArt | undefined }) {
  if (!own?.background && !own?.backgroundTall) return null
  return (
    <picture className="player-scene">
      {own.background && own.backgroundTall && <source media="(orientation: portrait)" srcSet={own.backgroundTall} />}
      <img src={own.background ?? own.backgroundTall} alt="" />
    </picture>
  )
}

/** A whole game in one page, without a server. */
export function StandalonePlayer({ game }: { readonly game: ExportedSlot }) {
  const t = textsOf(standalone)
  const machine = useRef<MachineHandle>(null)
  const { store, state, wallet, rounds } = useStandalonePlay(game, machine)
  const { balanceMicro } = useSyncExternalStore(wallet.subscribe, wallet.read)
  const [isSoundOn, setSoundOn] = useState(game.soundEnabled)
  const look = useMemo(() => lookOf(game.palette, game.presentation), [game])
  const sounds = useSounds(isSoundOn, look.sound)
  const own = useMemo(() => ownArtOf(game.own, (file) => game.files?.[uploadPath(file)] ?? ''), [game])
  const face = useMemo(() => faceOf(game.definition, look.palette, undefined, own), [game, look, own])
  const amount = useMemo(() => amountsIn(game.currency), [game.currency])
  const { betCoins } = game.definition
  const { phase, screen } = state
  const { isReady, failure, isSkippable, message, celebrations } = screen
  const { shownBet: bet, shownCost: cost } = store
  const controls = controlsOf(state, { balanceMicro, cost: store.cost, betLevels: game.betLevels, isReady })
  const money = useCallback((coins: number) => amount((toMicro(bet) * coins) / betCoins), [amount, bet, betCoins])
  const names = useMemo(() => new Map(face.symbols.map(({ id, name }) => [id, name])), [face])
  const maxHeight = useHeight()
  const still = useReducedMotion() || look.isStill

  useEffect(() => {
    if (phase.name === 'idle') reportToParent(rounds.latest())
  }, [phase, rounds])

  const onStep = (step: Step): void => {
    const words = { money, symbolName: (id: string) => names.get(id) ?? id, betCoins }
    store.show({ type: 'stepShown', message: describeStep(step, words), isCelebrated: isCelebrated(step) })
  }
  const refusePress = (reason: string): void => store.show({ type: 'pressRefused', reason })
  const press = (): void => {
    sounds.wake()
    if (isSkippable) return machine.current?.skip()
    if (controls.spin) return refusePress(controls.spin)
    void store.spin()
  }
  useSpace(press)

  return (
    <main className="game-room min-h-dvh" style={paletteStyle(look)}>
      <OwnScene own={own} />
      <header className="flex items-center justify-between gap-4 px-4 py-3">
        <h1 className="text-2xl">{titleOf(game)}</h1>
        <p className="text-muted text-sm">{t('demo')}</p>
      </header>
      {failure ? (
        <p role="alert" className="px-4 py-16 text-center">
          {t('machineFailure', { why: failure instanceof Error ? failure.message : String(failure) })}
        </p>
      ) : (
        <section aria-label={textsOf(roundTexts)('machine')} className="game-table">
          <Effects effects={still ? [] : look.effects} wins={celebrations}>
            <Machine
              ref={machine}
              face={face}
              maxHeight={maxHeight}
              still={still}
              money={money}
              onStep={onStep}
              pace={NORMAL_PACE * game.animationSpeed}
              cue={sounds.play}
              onCount={() => {}}
              onHud={({ skippable }) => store.show({ type: 'skippableSet', isSkippable: skippable })}
              onDecide={(option) => store.choose(option)}
              onReady={() => store.show({ type: 'machineReady' })}
              onFailure={(error) => store.show({ type: 'machineFailed', error })}
            >
              <StandaloneControls
                game={game}
                store={store}
                state={state}
                controls={controls}
                wallet={wallet}
                balanceMicro={balanceMicro}
                bet={bet}
                cost={cost}
                amount={amount}
                press={press}
                isSoundOn={isSoundOn}
                message={message}
                isSkippable={isSkippable}
                onSound={() => setSoundOn(!isSoundOn)}
                onBlocked={refusePress}
              />
            </Machine>
          </Effects>
        </section>
      )}
      <div className="mx-auto grid w-full max-w-page gap-3 px-4 py-6">
        <GameFacts game={game} />
        <SeedPanel rounds={rounds} isIdle={phase.name === 'idle' && isReady} onPlay={() => void store.spin()} />
      </div>
    </main>
  )
}
