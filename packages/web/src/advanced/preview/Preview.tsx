import { advanced } from '@spilvaerk/messages/advanced'
import { type Palette, presentationOf } from '@spilvaerk/schemas'
import { compile, createRng, type Definition, spin } from '@spilvaerk/slot-engine'
import { keepPreviousData } from '@tanstack/react-query'
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
import { trpc } from '../../lib/trpc.ts'
import { faceOf } from '../../machine/face.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'
import { Machine, type MachineHandle } from '../../machine/Machine.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { themeOf, useDraft } from '../draft.ts'
import { themeWords } from '../preset-words.ts'
import { THEMES } from '../presets.ts'
import { type PreviewTheme, previewGame } from './preview-game.ts'
import '../../machine/machine.css'

const TALLEST_PX = 420
const SETTLED_MS = 500
const atRest = (): string => {
  const t = textsOf(advanced)
  return t('preview.atRest')
}

/** The game that was made of the choices as they are. */
export interface MadePreview {
  readonly definition: Definition
  readonly palette: Palette
  readonly dress: GameLook
}

/** The machine as the choices make it: its symbols, colours, grid, pace, effects and sounds. */
export default function Preview({ made }: { readonly made?: MadePreview | undefined }) {
  const t = textsOf(advanced)
  const machine = useRef<MachineHandle>(null)
  const draft = useDraft()
  const { sound, visuals, ...grid } = draft.settings
  // A new face is a new machine: while a slider moves or a name is typed, the old one stays.
  const reels = useSettled(grid.reels)
  const paylines = useSettled(grid.paylines)
  const name = useSettled(draft.name.trim())
  const theme = useDescribed(themeOf(draft), name, useSettled(draft.description.trim()))
  const look = useMemo(
    () => lookOf(made?.palette ?? theme.colors, presentationOf({ sound, visuals }, theme)),
    [theme, sound, visuals, made],
  )
  const palette = useMemo(() => coloursOf(theme.colors, visuals.colorScheme), [theme, visuals.colorScheme])
  const [game, face] = useMemo(() => {
    const shown = name || theme.name
    const definition = made?.definition ?? previewGame({ ...theme, name: shown }, reels, paylines)
    const dress = made?.dress ?? chooseLook({ name: shown, theme: theme.id, definitionHash: `preview ${theme.id}` })
    return [compile(definition), faceOf(definition, made?.palette ?? palette, dress)]
  }, [theme, name, reels, paylines, palette, made])
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
      <div className="preview-stage overflow-x-clip" style={paletteStyle(look)}>
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

/** The theme that was chosen, or what the composer reads in name and description: the game that is described. */
function useDescribed(chosen: (typeof THEMES)[number] | null, name: string, description: string): PreviewTheme {
  const isAsked = chosen === null && (name !== '' || description !== '')
  const { data } = trpc.generation.sketch.useQuery(
    { name, description },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  return useMemo(() => {
    if (chosen) return { ...chosen, name: themeWords(chosen.id).name }
    if (isAsked && data) return { id: data.theme, name, colors: data.palette, symbols: data.symbols }
    return { ...THEMES[0], name: themeWords(THEMES[0].id).name }
  }, [chosen, isAsked, data, name])
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
