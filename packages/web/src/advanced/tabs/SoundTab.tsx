import { Music, Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPlaceSound } from '../../machine/sound/place-notes.ts'
import { SOUND_MOMENTS, SOUND_THEMES, type SoundMoment } from '../../machine/sound/themes.ts'
import { Button } from '../../ui/button.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { themeOf, useDraft } from '../draft.ts'
import { RANGES } from '../presets.ts'
import type { SoundPreview } from '../sound-preview.ts'

const MOMENTS: Readonly<Record<SoundMoment, string>> = {
  spin: 'når hjulene starter',
  stop: 'når et hjul stopper',
  win: 'ved gevinst',
}

export function SoundTab({ sounds }: { readonly sounds: SoundPreview }) {
  const { settings, setSound } = useDraft()
  const { enabled, backgroundMusic, theme, volume } = settings.sound
  const [isPlaying, setPlaying] = useState(false)
  const song = isPlaying && enabled && backgroundMusic ? theme : undefined
  useEffect(() => {
    sounds.music(song)
    return () => sounds.music(undefined)
  }, [sounds, song])
  return (
    <div className="grid gap-6">
      <div>
        <Switch label="Lydeffekter" checked={enabled} onChange={(on) => setSound({ enabled: on })} />
        <Switch label="Baggrundsmusik" checked={backgroundMusic} onChange={(on) => setSound({ backgroundMusic: on })} />
        {!enabled && <p className="text-muted text-sm">Uden lydeffekter er spillet helt stille, musikken også.</p>}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display font-bold text-lg">Lydtema</legend>
        <ul className="grid gap-3">
          {SOUND_THEMES.map(({ name, effects }) => (
            <li key={name} className="choice-card">
              <label className="flex min-h-6 cursor-pointer items-center gap-3 font-display font-semibold">
                <input
                  type="radio"
                  name="sound-theme"
                  className="size-5 accent-lamp"
                  checked={name === theme}
                  onChange={() => setSound({ theme: name })}
                />
                {name}
              </label>
              <div className="flex flex-wrap gap-2">
                {SOUND_MOMENTS.map((moment) => (
                  <HearButton
                    key={moment}
                    name={effects[moment]}
                    when={MOMENTS[moment]}
                    onPress={() => sounds.play(name, moment)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <PlaceSounds sounds={sounds} />
      <Slider
        label="Lydstyrke"
        unit="%"
        value={volume}
        {...RANGES.volume}
        onChange={(next) => setSound({ volume: next })}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-pressed={song !== undefined}
        disabled={!enabled || !backgroundMusic}
        onClick={() => setPlaying(!isPlaying)}
      >
        {song ? <Square aria-hidden className="size-4" /> : <Music aria-hidden className="size-4" />}
        Hør baggrundsmusikken
      </Button>
    </div>
  )
}

const PLACE_MOMENTS = [
  'når et hjul kan afgøre en funktion',
  'når en scatter falder',
  'når en funktion begynder',
] as const

/** What the chosen theme brings along, whichever sound theme it is heard with. */
function PlaceSounds({ sounds }: { readonly sounds: SoundPreview }) {
  const theme = useDraft(themeOf)
  if (!theme) return <p className="text-muted text-sm">Et tema på fanen Basis giver spillet tre lyde mere.</p>
  return (
    <section aria-labelledby="stedets-lyde" className="grid gap-2">
      <h3 id="stedets-lyde" className="text-lg">
        Lyde fra {theme.name}
      </h3>
      <div className="flex flex-wrap gap-2">
        {theme.sounds.filter(isPlaceSound).map((place, at) => (
          <HearButton key={place} name={place} when={PLACE_MOMENTS[at] ?? ''} onPress={() => sounds.playPlace(place)} />
        ))}
      </div>
    </section>
  )
}

type HearButtonProps = { readonly name: string; readonly when: string; readonly onPress: () => void }

const HearButton = ({ name, when, onPress }: HearButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    className="border border-line"
    aria-label={`Hør ${name}, ${when}`}
    title={when}
    onClick={onPress}
  >
    <Volume2 aria-hidden className="size-4 text-lamp" />
    {name}
  </Button>
)
