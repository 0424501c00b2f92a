import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { Play } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStillness } from '../../lib/motion.ts'
import type { Cue } from '../../machine/cues.ts'
import { faceOf } from '../../machine/face.ts'
import { Machine, type MachineHandle } from '../../machine/Machine.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { coloursOf } from '../colours.ts'
import { themeOf, useDraft } from '../draft.ts'
import { THEMES } from '../presets.ts'
import { momentOf, type ThemeSounds } from '../sound/theme-sounds.ts'
import { Effects } from './Effects.tsx'
import { previewGame } from './preview-game.ts'
import '../../machine/machine.css'
import './preview.css'

const TALLEST_PX = 420
const SETTLED_MS = 500
const AT_REST = 'Tryk på Prøvespin, og hør og se spillet.'

/** The machine as the choices make it: its symbols, colours, grid, pace, effects and sounds. */
export default function Preview({ sounds }: { readonly sounds: ThemeSounds }) {
  const machine = useRef<MachineHandle>(null)
  const draft = useDraft()
  const { sound, visuals, ...grid } = draft.settings
  const theme = themeOf(draft) ?? THEMES[0]
  // A new face is a new machine: while a slider moves or a name is typed, the old one stays.
  const reels = useSettled(grid.reels)
  const paylines = useSettled(grid.paylines)
  const name = useSettled(draft.name.trim())
  const [game, face] = useMemo(() => {
    const definition = previewGame({ ...theme, name: name || theme.name }, reels, paylines)
    return [compile(definition), faceOf(definition, coloursOf(theme.colors, visuals.colorScheme))]
  }, [theme, name, reels, paylines, visuals.colorScheme])
  const isStill = useStillness() || !visuals.animations
  const [isReady, setReady] = useState(false)
  const [isSpinning, setSpinning] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [saying, setSaying] = useState(AT_REST)
  const [wins, setWins] = useState(0)

  useEffect(() => {
    setReady(false)
    setSpinning(false)
    setSaying(face ? AT_REST : '')
  }, [face])

  const money = (coins: number): string => `${(Math.round((coins / game.betCoins) * 100) / 100).toLocaleString('da')}×`
  const cue = (one: Cue): void => {
    const moment = momentOf(one)
    if (moment && sound.enabled) sounds.play(sound.theme, moment)
  }
  const press = async (): Promise<void> => {
    if (isSpinning) return machine.current?.skip()
    const round = spin(game, createRng(crypto.randomUUID()))
    setSpinning(true)
    setSaying('Hjulene kører…')
    machine.current?.start()
    await machine.current?.finish(round)
    setSpinning(false)
    setSaying(round.totalCoins > 0 ? `Gevinst: ${money(round.totalCoins)} indsatsen` : 'Ingen gevinst denne gang.')
    if (round.totalCoins > 0) setWins((count) => count + 1)
  }

  if (failure)
    return (
      <Notice tone="danger" title="Forhåndsvisningen kan ikke tegnes">
        Din browser kan ikke vise maskinen her. Du kan stadig generere spillet.
      </Notice>
    )
  return (
    <div className="grid gap-3">
      <Effects effects={isStill ? [] : visuals.effects} wins={wins} colours={face.palette}>
        <Machine
          ref={machine}
          {...{ face, money, cue }}
          maxHeight={TALLEST_PX}
          pace={visuals.speed}
          still={isStill}
          onStep={() => {}}
          onCount={() => {}}
          onReady={() => setReady(true)}
          onFailure={setFailure}
        />
      </Effects>
      <p role="status" className="min-h-6 text-center text-sm">
        {saying}
      </p>
      <Button variant="secondary" disabled={!isReady} onClick={() => void press()} className="justify-self-center">
        <Play aria-hidden className="size-4" />
        {isSpinning ? 'Spring frem' : 'Prøvespin'}
      </Button>
    </div>
  )
}

/** A value once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
