import { advanced } from '@spilvaerk/messages/advanced'
import { Music, Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { isPlaceSound } from '../../machine/sound/place-notes.ts'
import { SOUND_MOMENTS, SOUND_THEMES, type SoundMoment } from '../../machine/sound/themes.ts'
import { Button } from '../../ui/button.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { themeOf, useDraft } from '../draft.ts'
import { soundName, soundThemeName, themeWords } from '../preset-words.ts'
import { RANGES } from '../presets.ts'
import type { SoundPreview } from '../sound-preview.ts'

const MOMENTS = {
  spin: 'sound.moments.spin',
  stop: 'sound.moments.stop',
  win: 'sound.moments.win',
} as const satisfies Record<SoundMoment, string>

export function SoundTab({ sounds }: { readonly sounds: SoundPreview }) {
  const t = textsOf(advanced)
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
        <Switch label={t('sound.effects')} checked={enabled} onChange={(on) => setSound({ enabled: on })} />
        <Switch
          label={t('sound.music')}
          checked={backgroundMusic}
          onChange={(on) => setSound({ backgroundMusic: on })}
        />
        {!enabled && <p className="text-muted text-sm">{t('sound.silent')}</p>}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display font-bold text-lg">{t('sound.theme')}</legend>
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
                {soundThemeName(name)}
              </label>
              <div className="flex flex-wrap gap-2">
                {SOUND_MOMENTS.map((moment) => (
                  <HearButton
                    key={moment}
                    name={soundName(effects[moment])}
                    when={t(MOMENTS[moment])}
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
        label={t('sound.volume')}
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
        {t('sound.hearMusic')}
      </Button>
    </div>
  )
}

const PLACE_MOMENTS = ['sound.places.decides', 'sound.places.scatter', 'sound.places.begins'] as const

/** What the chosen theme brings along, whichever sound theme it is heard with. */
function PlaceSounds({ sounds }: { readonly sounds: SoundPreview }) {
  const t = textsOf(advanced)
  const theme = useDraft(themeOf)
  if (!theme) return <p className="text-muted text-sm">{t('sound.noPlace')}</p>
  return (
    <section aria-labelledby="stedets-lyde" className="grid gap-2">
      <h3 id="stedets-lyde" className="text-lg">
        {t('sound.ofPlace', { name: themeWords(theme.id).name })}
      </h3>
      <div className="flex flex-wrap gap-2">
        {theme.sounds.filter(isPlaceSound).map((place, at) => (
          <HearButton
            key={place}
            name={soundName(place)}
            when={t(PLACE_MOMENTS[at] ?? PLACE_MOMENTS[0])}
            onPress={() => sounds.playPlace(place)}
          />
        ))}
      </div>
    </section>
  )
}

type HearButtonProps = { readonly name: string; readonly when: string; readonly onPress: () => void }

const HearButton = ({ name, when, onPress }: HearButtonProps) => {
  const t = textsOf(advanced)
  return (
    <Button
      variant="ghost"
      size="sm"
      className="border border-line"
      aria-label={t('sound.hear', { name, when })}
      title={when}
      onClick={onPress}
    >
      <Volume2 aria-hidden className="size-4 text-lamp" />
      {name}
    </Button>
  )
}
