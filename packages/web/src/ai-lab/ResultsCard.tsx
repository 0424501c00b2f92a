import { lab as words } from '@spilvaerk/messages/lab'
import { Download, LoaderCircle } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { UnlitBulbs } from '../ui/UnlitBulbs.tsx'
import { ConfidenceBadge } from './ConfidenceBadge.tsx'
import { downloadResult } from './download.ts'
import type { LabResult } from './questions.ts'
import { GameAnswer } from './results/GameAnswer.tsx'
import { IntelligenceAnswer } from './results/IntelligenceAnswer.tsx'
import { NarrativeAnswer } from './results/NarrativeAnswer.tsx'
import { RecommendationsAnswer } from './results/RecommendationsAnswer.tsx'
import type { Lab } from './use-lab.ts'

/** The latest answer, how sure it is, and a copy to take home. */
export function ResultsCard({ busy, result, cancel }: Lab) {
  const t = textsOf(words)
  return (
    <Card aria-labelledby="resultater" aria-busy={busy !== undefined} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="resultater" className="text-xl">
          {t('results.title')}
        </h2>
        {result && !busy && (
          <div className="flex flex-wrap items-center gap-3">
            <ConfidenceBadge confidence={result.answer.confidence} />
            <Button variant="secondary" size="sm" onClick={() => downloadResult(result)}>
              <Download aria-hidden className="size-4" />
              {t('results.download')}
            </Button>
          </div>
        )}
      </div>
      {busy ? <Working onCancel={cancel} /> : result ? <Answer result={result} /> : <Nothing />}
    </Card>
  )
}

function Answer({ result }: { readonly result: LabResult }) {
  const t = textsOf(words)
  return (
    <div className="grid gap-4">
      <AnswerBody result={result} />
      <p className="border-line border-t pt-3 text-muted text-sm">
        <b className="text-paper">{t('results.confidence')}</b> {result.answer.confidenceReason}
      </p>
    </div>
  )
}

function AnswerBody({ result }: { readonly result: LabResult }) {
  switch (result.tab) {
    case 'market-driven':
      return <GameAnswer answer={result.answer} />
    case 'personalized':
      return <RecommendationsAnswer answer={result.answer} />
    case 'intelligence':
      return <IntelligenceAnswer answer={result.answer} />
    case 'narrative':
      return <NarrativeAnswer answer={result.answer} />
  }
}

const Working = ({ onCancel }: { readonly onCancel: () => void }) => {
  const t = textsOf(words)
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-2.5">
        <LoaderCircle aria-hidden className="size-5 animate-spin text-lamp" />
        {t('results.working')}
      </p>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-32" />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onCancel}>
        {t('results.cancel')}
      </Button>
    </div>
  )
}

const Nothing = () => {
  const t = textsOf(words)
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <UnlitBulbs />
      <p className="text-muted">{t('results.none')}</p>
    </div>
  )
}
