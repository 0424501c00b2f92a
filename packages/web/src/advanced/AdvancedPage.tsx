import { advanced } from '@spilvaerk/messages/advanced'
import type { CompleteGame } from '@spilvaerk/schemas'
import { Download, RotateCcw, WandSparkles } from 'lucide-react'
import { type Ref, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ifSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { chooseLook } from '../machine/look/choose.ts'
import { recordStore } from '../shell/history.ts'
import { StudioShell } from '../shell/StudioShell.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChosenTabs } from '../ui/chosen-tabs.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { useDraft } from './draft.ts'
import { GenerationOverlay } from './GenerationOverlay.tsx'
import type { MadePreview } from './preview/Preview.tsx'
import { ResultCard } from './ResultCard.tsx'
import { bodyOf } from './request.ts'
import { SuggestionsCard } from './SuggestionsCard.tsx'
import { createSoundPreview, type SoundPreview } from './sound-preview.ts'
import { AiTab } from './tabs/AiTab.tsx'
import { BasisTab } from './tabs/BasisTab.tsx'
import { MechanicsTab } from './tabs/MechanicsTab.tsx'
import { SoundTab } from './tabs/SoundTab.tsx'
import { VisualTab } from './tabs/VisualTab.tsx'
import { TABS, type TabId } from './tabs.ts'
import { useGeneration } from './use-generation.ts'
import './advanced.css'

const Preview = lazyPart(async () => (await import('./preview/Preview.tsx')).default)

type AdvancedPageProps = { readonly tab: TabId; readonly onTab: (tab: TabId) => void }

/** A game put together choice by choice: the choices at the left, what they become at the right. */
export function AdvancedPage({ tab, onTab }: AdvancedPageProps) {
  const t = textsOf(advanced)
  usePageTitle(t('title'))
  useEffect(() => recordStore(useDraft), [])
  const sounds = useSoundPreview()
  const { step, result, resultOf, start, cancel } = useGeneration()
  const made = useMade(result, resultOf)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <StudioShell>
      <div className="shell-page-body">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t('what')}</p>
        </header>
        <div className="advanced">
          <ChosenTabs
            tabs={TABS.map(({ id, label }) => ({ id, label: t(label) }))}
            chosen={tab}
            onChosen={onTab}
            label={t('tabs.label')}
          >
            <TabPanel value="basis">
              <BasisTab onEnter={() => void start()} />
            </TabPanel>
            <TabPanel value="lyd">
              <SoundTab sounds={sounds} />
            </TabPanel>
            <TabPanel value="visuel">
              <VisualTab />
            </TabPanel>
            <TabPanel value="mekanik">
              <MechanicsTab />
            </TabPanel>
            <TabPanel value="ai">
              <AiTab />
            </TabPanel>
          </ChosenTabs>
          <div className="grid min-w-0 gap-5">
            {result && <ResultCard result={result} heading={heading} />}
            <Card aria-labelledby="forhaandsvisning" className="grid gap-3">
              <h2 id="forhaandsvisning" className="text-xl">
                {t('preview.title')}
              </h2>
              <Suspense fallback={<Skeleton className="h-80" />}>
                <Preview made={made} />
              </Suspense>
              <PreviewNote isMade={made !== undefined} />
            </Card>
            <Actions isRunning={step !== undefined} start={start} button={button} />
            <SuggestionsCard />
          </div>
        </div>
        <GenerationOverlay
          step={step}
          onCancel={cancel}
          onClosed={() => (heading.current ?? button.current)?.focus()}
        />
      </div>
    </StudioShell>
  )
}

/** The game that came of the choices, until one of them is changed. */
function useMade(result: CompleteGame | undefined, resultOf: string | undefined): MadePreview | undefined {
  const draft = useDraft()
  const isCurrent = result !== undefined && bodyOf(draft) === resultOf
  const { data } = trpc.studio.definition.useQuery({ id: result?.game.id ?? 0 }, { enabled: isCurrent })
  const definition = ifSlot(data)?.definition
  return useMemo(
    () =>
      isCurrent && definition
        ? { definition, palette: result.game.palette, dress: chooseLook(result.game) }
        : undefined,
    [isCurrent, definition, result],
  )
}

function PreviewNote({ isMade }: { readonly isMade: boolean }) {
  const t = textsOf(advanced)
  const shows = useDraft(({ themeId, name, description }) => {
    if (themeId !== null) return 'preview.ofTheme'
    return name.trim() || description.trim() ? 'preview.ofNone' : 'preview.ofNothing'
  })
  return <p className="text-muted text-xs">{isMade ? t('preview.ofMade') : `${t(shows)} ${t('preview.wins')}`}</p>
}

type ActionsProps = {
  readonly isRunning: boolean
  readonly start: () => Promise<void>
  readonly button: Ref<HTMLButtonElement>
}

function Actions({ isRunning, start, button }: ActionsProps) {
  const t = textsOf(advanced)
  const { name, reset } = useDraft()
  const isNameless = name.trim() === ''
  return (
    <section aria-label={t('actions.label')} className="grid gap-3">
      <Button
        ref={button}
        size="lg"
        disabled={isNameless || isRunning}
        {...(isNameless ? { 'aria-describedby': 'mangler-navn' } : {})}
        onClick={() => void start()}
      >
        <WandSparkles aria-hidden className="size-5" />
        {isRunning ? t('actions.generating') : t('actions.generate')}
      </Button>
      {isNameless && (
        <p id="mangler-navn" className="text-center text-muted text-sm">
          {t('actions.nameless')}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={reset}>
          <RotateCcw aria-hidden className="size-4" />
          {t('actions.reset')}
        </Button>
        <Button variant="secondary" disabled aria-describedby="eksport-note">
          <Download aria-hidden className="size-4" />
          {t('actions.export')}
        </Button>
      </div>
      <p id="eksport-note" className="text-center text-muted text-xs">
        {t('actions.exportNote')}
      </p>
    </section>
  )
}

/** As loud as chosen; silent once the page is left. */
function useSoundPreview(): SoundPreview {
  const volume = useDraft(({ settings }) => settings.sound.volume)
  const [sounds] = useState(createSoundPreview)
  useEffect(() => sounds.setVolume(volume), [sounds, volume])
  useEffect(() => () => sounds.close(), [sounds])
  return sounds
}
