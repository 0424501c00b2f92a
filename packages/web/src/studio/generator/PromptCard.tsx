import { generator } from '@spilvaerk/messages/generator'
import { Dices, Layers, Sparkles, WandSparkles, Zap } from 'lucide-react'
import { useEffect } from 'react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { GenerationProgress } from './GenerationProgress.tsx'
import { type GenerationKind, useRun } from './generation-run.ts'
import { QUICK_THEMES } from './quick-themes.ts'
import { useGenerate } from './use-generate.ts'

const LONGEST_PROMPT = 5000

const OTHER_WAYS = [
  { kind: 'unique', label: 'prompt.ways.unique', icon: WandSparkles },
  { kind: 'complete', label: 'prompt.ways.complete', icon: Dices },
  { kind: 'variations', label: 'prompt.ways.variations', icon: Layers },
  { kind: 'v2', label: 'prompt.ways.v2', icon: Zap },
] as const satisfies readonly { readonly kind: GenerationKind; readonly label: string; readonly icon: unknown }[]

export function PromptCard() {
  const t = textsOf(generator)
  const { prompt, setPrompt } = useDraft()
  const { run } = useRun()
  const { generate, resume } = useGenerate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come.
  useEffect(resume, [])
  const isBusy = run.name === 'running'
  return (
    <Card aria-labelledby="prompt-title" className="studio-card grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="prompt-title" className="text-lg">
          {t('prompt.title')}
        </h2>
        <WriterBadge />
      </div>
      <Field label={t('prompt.label')} help={t('prompt.help')}>
        {(ids) => (
          <textarea
            {...ids}
            value={prompt}
            maxLength={LONGEST_PROMPT}
            rows={5}
            onChange={(event) => setPrompt(event.target.value)}
            placeholder={t('prompt.placeholder')}
            className="well w-full resize-y rounded-md px-3.5 py-2.5 text-base text-paper"
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{t('prompt.quickThemes')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {QUICK_THEMES.map(({ id, label, emoji, prompt: text }) => (
            <Button key={id} variant="secondary" size="sm" className="justify-start" onClick={() => setPrompt(t(text))}>
              <EmojiArt emoji={emoji} className="size-5" />
              {t(label)}
            </Button>
          ))}
        </div>
      </fieldset>
      <BusyButton
        isBusy={isBusy}
        busyLabel={t('prompt.generating')}
        onClick={() => void generate('theme')}
        className="w-full"
      >
        <Sparkles aria-hidden className="size-4.5" />
        {t('prompt.generate')}
      </BusyButton>
      <GenerationProgress run={run} />
      <div className="grid grid-cols-2 gap-2">
        {OTHER_WAYS.map(({ kind, label, icon: Icon }) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            className="gap-1! whitespace-normal! px-1.5! leading-tight"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void generate(kind)}
          >
            <Icon aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" />
            {t(label)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** Who writes the texts: the model that is really set up, or the composer. Its place is kept until that is known. */
function WriterBadge() {
  const t = textsOf(generator)
  const writer = trpc.generation.writer.useQuery().data
  return (
    <Badge tone="petrol" className={cn('whitespace-normal!', !writer && 'invisible')}>
      {t('prompt.writtenBy', { writer: writer?.writtenBy.kind === 'model' ? writer.label : t('prompt.composer') })}
    </Badge>
  )
}
