import { advanced } from '@spilvaerk/messages/advanced'
import { presentationOf } from '@spilvaerk/schemas'
import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { MachineFailure } from '../../game/MachineFailure.tsx'
import { usePreferences } from '../../game/preferences.ts'
import { coloursOf } from '../../game/presentation/colours.ts'
import { Effects } from '../../game/presentation/Effects.tsx'
import { isCelebrated, lookOf } from '../../game/presentation/presentation.ts'
import { useSounds } from '../../game/use-sounds.ts'
import { formatNumber } from '../../lib/format.ts'
import { useStillness } from '../../lib/motion.ts'
import { textsOf } from '../../lib/page-language.ts'
import { faceOf } from '../../machine/face.ts'
import { Machine, type MachineHandle } from '../../machine/Machine.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { themeOf, useDraft } from '../draft.ts'
import { themeWords } from '../preset-words.ts'
import { THEMES } from '../presets.ts'
import { previewGame } from './preview-game.ts'
import '../../machine/machine.css'

const TALLEST_PX = 420
const SETTLED_MS = 500
const atRest = (): string => {
  const t = textsOf(advanced)
  return t('preview.atRest')
}

/** The machine as the choices make it: its symbols, colours, grid, pace, effects and sounds. */
export default function Preview() {
  const t = textsOf(advanced)
  const machine = useRef<MachineHandle>(null)
  const draft = useDraft()
  const { sound, visuals, ...grid } = draft.settings
  const theme = themeOf(draft) ?? THEMES[0]
  const look = useMemo(() => lookOf(theme.colors, presentationOf({ sound, visuals }, theme)), [theme, sound, visuals])
  // A new face is a new machine: while a slider moves or a name is typed, the old one stays.
  const reels = useSettled(grid.reels)
  const paylines = useSettled(grid.paylines)
  const name = useSettled(draft.name.trim())
  const palette = useMemo(() => coloursOf(theme.colors, visuals.colorScheme), [theme, visuals.colorScheme])
  const [game, face] = useMemo(() => {
    const definition = previewGame({ ...theme, name: name || themeWords(theme.id).name }, reels, paylines)
    return [compile(definition), faceOf(definition, palette)]
  }, [theme, name, reels, paylines, palette])
  // The music is listened to at the tab for sound; here it would stand in the way of what a spin sounds like.
  const heard = useMemo(() => ({ ...look.sound, music: false }), [look])
  const { isSoundOn = true, prefer } = usePreferences()
  const sounds = useSounds(isSoundOn, heard)
  const isStill = useStillness() || look.isStill
  const [isReady, setReady] = useState(false)
  const [isSpinning, setSpinning] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [saying, setSaying] = useState(atRest)
  const [wins, setWins] = useState(0)

  useEffect(() => {
    setReady(false)
    setSpinning(false)
    setSaying(face ? atRest() : '')
  }, [face])

  const money = (coins: number): string => `${formatNumber(Math.round((coins / game.betCoins) * 100) / 100)}×`
  const press = async (): Promise<void> => {
    sounds.wake()
    if (isSpinning) return machine.current?.skip()
    const round = spin(game, createRng(crypto.randomUUID()))
    setSpinning(true)
    setSaying(t('preview.running'))
    machine.current?.start()
    await machine.current?.finish(round)
    setSpinning(false)
    setSaying(round.totalCoins > 0 ? t('preview.win', { times: money(round.totalCoins) }) : t('preview.noWin'))
  }

  if (failure) return <MachineFailure error={failure} onRetry={() => setFailure(undefined)} />
  return (
    <div className="grid gap-3">
      <div className="preview-stage" style={paletteStyle(look)}>
        <Effects effects={isStill ? [] : look.effects} wins={wins}>
          <Machine
            ref={machine}
            face={face}
            money={money}
            maxHeight={TALLEST_PX}
            pace={visuals.speed}
            still={isStill}
            cue={sounds.play}
            onStep={(step) => isCelebrated(step) && setWins((count) => count + 1)}
            onCount={() => {}}
            onReady={() => setReady(true)}
            onFailure={setFailure}
          />
        </Effects>
      </div>
      <p role="status" className="min-h-6 text-center text-sm">
        {saying}
      </p>
      <div className="flex items-center justify-center gap-3">
        <Button variant="secondary" disabled={!isReady} onClick={() => void press()}>
          <Play aria-hidden className="size-4" />
          {isSpinning ? t('preview.skip') : t('preview.spin')}
        </Button>
        <IconButton
          label={t('preview.sound')}
          aria-pressed={isSoundOn}
          variant="secondary"
          onClick={() => prefer({ isSoundOn: !isSoundOn })}
        >
          {isSoundOn ? (
            <Volume2 aria-hidden className="size-5 text-lamp" />
          ) : (
            <VolumeX aria-hidden className="size-5 text-muted" />
          )}
        </IconButton>
      </div>
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
