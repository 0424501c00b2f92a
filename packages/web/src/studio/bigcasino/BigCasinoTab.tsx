import { bigcasino } from '@spilvaerk/messages/bigcasino'
import { Dices } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { useGenerate } from '../generator/use-generate.ts'
import { useStudioSettings } from '../studio-settings.ts'
import { useOpenGenerator } from '../use-open-generator.ts'
import { BigCasinoSettings } from './BigCasinoSettings.tsx'
import { COMPLEXITIES, isSlot, kinds, pickPreset, presets } from './presets.ts'
import { RealGenerations } from './RealGenerations.tsx'

/** So long after the prompt is filled the generation begins. */
const TRIGGER_MS = 100
const TWO_TO_32 = 2 ** 32

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / TWO_TO_32

/** What may be picked. */
const Prompts = () => {
  const t = textsOf(bigcasino)
  return (
    <section aria-labelledby="prompts">
      <h2 id="prompts" className="mb-3 text-xl">
        {t('prompts')}
      </h2>
      <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {presets().map((preset) => (
          <li key={preset.id} className="border-line border-b pb-2">
            <span className="flex flex-wrap items-center gap-2">
              <b>{preset.name}</b>
              {isSlot(preset) ? null : <Badge tone="petrol">{t('tableGame')}</Badge>}
            </span>
            <span className="text-muted">{preset.prompt}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function BigCasinoTab() {
  const t = textsOf(bigcasino)
  const open = useOpenGenerator()
  const { generate } = useGenerate()
  const { complexity, style, innovation, keep } = useStudioSettings()
  const start = (): void => {
    const miniGames = COMPLEXITIES.find(({ id }) => id === complexity)?.miniGames ?? 3
    open(pickPreset(style, chance()).prompt)
    setTimeout(() => void generate('theme', { miniGames }), TRIGGER_MS)
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card className="grid grid-cols-1 justify-items-start gap-4">
        <h2 className="text-xl">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('what')}</p>
        <Button size="lg" className="max-w-full whitespace-normal! max-sm:h-auto max-sm:py-3" onClick={start}>
          <Dices aria-hidden className="size-5 shrink-0" />
          {t('generate')}
        </Button>
      </Card>
      <BigCasinoSettings settings={{ complexity, style, innovation }} onChange={keep} />
      <Prompts />
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="mb-3 flex flex-wrap items-center gap-3 text-xl">
          {t('kinds.title')} <DemoBadge />
        </h2>
        <ul className="studio-grid">
          {kinds().map(({ name, games }) => (
            <li key={name} className="studio-tile">
              <b>{name}</b>
              <span className="text-muted text-sm">{games.join(' · ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <RealGenerations />
    </div>
  )
}
