import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStillness } from '../lib/motion.ts'
import { useLimits } from '../limits/use-limits.ts'
import type { Face } from '../machine/face.ts'
import { EMPTY_HUD } from '../machine/hud.ts'
import { Machine, type MachineHandle } from '../machine/Machine.tsx'
import type { Step } from '../machine/script.ts'
import { NORMAL_PACE, QUICK_PACE } from '../machine/timing.ts'
import { describeNotice, describeStep, SPINNING, STRANDED } from './announce.ts'
import { ControlDeck } from './ControlDeck.tsx'
import { controlsOf, PREPARING } from './controls.ts'
import { useSoundOn } from './GameHeader.tsx'
import { Hindrance } from './Hindrance.tsx'
import { JackpotPools, POOLS_PX } from './JackpotPools.tsx'
import { MachineFailure } from './MachineFailure.tsx'
import { ModeBar } from './ModeBar.tsx'
import { formatMicro, toMicro } from './money.ts'
import { OtherRound } from './OtherRound.tsx'
import { usePreferences } from './preferences.ts'
import { Effects } from './presentation/Effects.tsx'
import { isCelebrated, type Look } from './presentation/presentation.ts'
import { SeedDialog } from './SeedDialog.tsx'
import { SheetBar } from './SheetBar.tsx'
import { useOptionNotes } from './sheet/use-variant-sheets.ts'
import { usePools } from './use-pools.ts'
import { useRoomHeight } from './use-room-height.ts'
import { useSeedChoice } from './use-seed-choice.ts'
import { useSounds } from './use-sounds.ts'
import { useSpaceToSpin } from './use-space-to-spin.ts'
import { useTable } from './use-table.ts'
import { useLeftOpen, useWaking } from './use-waking.ts'
import { costOf } from './wallet.ts'
import { useWallet } from './wallet-store.ts'

type PlayTableProps = {
  readonly game: Game
  readonly definition: Definition
  readonly face: Face
  readonly look: Look
}

/** The machine, what one plays it with, and the words for what happens. */
export function PlayTable({ game, definition, face, look }: PlayTableProps) {
  const machine = useRef<MachineHandle>(null)
  const waking = useWaking()
  const { isAwake } = waking
  const { table, state, stake, wallet, isFunded } = useTable(game, definition, machine, waking.standing)
  const { balanceMicro, netMicro } = useWallet(wallet)
  const { data: limits } = useLimits()
  const seed = useSeedChoice(game.id, state.notice, stake)
  const pools = usePools(game.id, definition, state.lastRoundId)
  const { isQuick, prefer } = usePreferences()
  const sounds = useSounds(useSoundOn(game), look.sound)
  const maxHeight = useRoomHeight(pools.length > 0 ? POOLS_PX : 0)
  const isStill = useStillness() || look.isStill
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [hud, setHud] = useState(EMPTY_HUD)
  const [wins, setWins] = useState(0)
  const [countedCoins, setCountedCoins] = useState<number>()
  const [saying, setSaying] = useState('Vælg en indsats, og tryk på SPIN')
  const { betLevels } = game.config
  const controls = controlsOf(state, { balanceMicro, cost: table.cost, betLevels, isFunded })
  const { phase, notice } = state
  const bet = phase.name === 'idle' ? table.bet : phase.bet.bet
  const cost = phase.name === 'idle' ? table.cost : costOf(phase.bet)
  const optionNotes = useOptionNotes(definition, phase)
  const money = useCallback(
    (coins: number) => formatMicro((toMicro(bet) * coins) / game.betCoins),
    [bet, game.betCoins],
  )
  const names = useMemo(() => new Map(face.symbols.map(({ id, name }) => [id, name])), [face])

  const onStep = (step: Step): void => {
    const betCoins = 'result' in phase ? phase.result.betCoins : game.betCoins
    const words = { money, symbolName: (id: string) => names.get(id) ?? id, betCoins }
    setSaying((before) => describeStep(step, words) ?? before)
    if (isCelebrated(step)) setWins((count) => count + 1)
  }
  const press = (): void => {
    sounds.wake()
    if (state.auto) return table.stopAuto()
    if (hud.skippable) return machine.current?.skip()
    if (controls.spin) return setSaying(controls.spin)
    if (seed.isMissing) return seed.open()
    void table.spin()
  }
  useSpaceToSpin(press)

  // Before the next paint: a late effect would say it again over what the round has told since.
  useLayoutEffect(() => {
    if (phase.name === 'spinning') {
      setSaying(SPINNING)
      setCountedCoins(undefined)
    }
    if (phase.name === 'stranded') setSaying(STRANDED)
  }, [phase])
  useEffect(() => {
    if (notice) setSaying(describeNotice(notice, stake))
    if (notice?.kind === 'refused' && notice.refusal === 'roundOpen') void table.resume()
  }, [notice, stake, table])
  useLeftOpen(table, wallet, game.id, waking, isReady)

  if (failure) return <MachineFailure error={failure} onRetry={() => setFailure(undefined)} />
  return (
    <section aria-label="Spillemaskine" className="game-table">
      <JackpotPools {...{ pools, bet, stake }} />
      <Effects effects={isStill ? [] : look.effects} wins={wins}>
        <Machine
          ref={machine}
          face={face}
          maxHeight={maxHeight}
          pace={(isQuick ? QUICK_PACE : NORMAL_PACE) * game.config.animationSpeed}
          still={isStill}
          asleep={!isAwake}
          money={money}
          cue={sounds.play}
          onStep={onStep}
          onCount={setCountedCoins}
          onHud={setHud}
          onDecide={(option) => table.choose(option)}
          optionNotes={optionNotes}
          onReady={() => setReady(true)}
          onFailure={setFailure}
        >
          <ControlDeck
            {...{ table, state, stake, controls, balanceMicro, netMicro, press }}
            saying={isReady || !isAwake ? saying : PREPARING}
            bet={bet}
            cost={cost}
            modes={<ModeBar {...{ definition, table, state, controls, bet, balanceMicro }} onBlocked={setSaying} />}
            isBarred={stake === 'money' && limits?.mayPlay === false}
            hindrance={<Hindrance {...{ game, stake, notice }} />}
            betLevels={betLevels}
            autoOptions={game.config.autoSpinOptions}
            isSkippable={hud.skippable}
            winText={winText(state.lastWinMicro, countedCoins, money)}
            isQuick={isQuick}
            onQuick={() => prefer({ isQuick: !isQuick })}
            onBet={(level) => {
              table.setLevel(level)
              prefer({ bet: betLevels[level] ?? bet })
            }}
            onBlocked={setSaying}
          />
          <OtherRound gameId={game.id} />
        </Machine>
      </Effects>
      <SheetBar
        {...{ game, definition, face, stake, netMicro }}
        isBusy={phase.name !== 'idle' || state.auto !== undefined}
        lastRoundId={state.lastRoundId}
      />
      {seed.isOpen && (
        <SeedDialog
          gameId={game.id}
          onClose={seed.close}
          onChosen={() => {
            seed.close()
            setSaying('Dit klient-seed er valgt. Tryk på SPIN.')
          }}
        />
      )}
    </section>
  )
}

/** What the round has won so far while it is shown, and what it won once it is over. */
function winText(
  lastWinMicro: number | undefined,
  countedCoins: number | undefined,
  money: (coins: number) => string,
): string {
  if (lastWinMicro !== undefined) return formatMicro(lastWinMicro)
  return countedCoins ? money(countedCoins) : ''
}
