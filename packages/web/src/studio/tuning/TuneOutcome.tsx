import { tuning as words } from '@spilvaerk/messages/tuning'
import type { Definition } from '@spilvaerk/slot-engine'
import { plain, share } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Rich } from '../../ui/rich.tsx'
import { ChangeList } from '../diff/ChangeList.tsx'
import { changesBetween } from '../diff/changes.ts'
import { missedWords } from './missed-words.ts'
import type { Tuning } from './use-tuning.ts'

type OutcomeProps = {
  readonly before: Definition
  readonly tuning: Tuning
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onKeep: (definition: Definition) => void
}

/** Of the 99 % interval, in percentage points. */
const halfWidth = (standardError: number): number => Math.round(2.576 * standardError * 10_000) / 100

const BOLD = { b: (text: string) => <b>{text}</b> }

/** What would change, and by how much; nothing is kept until that is asked for. */
export function TuneOutcome({ before, tuning, isPending, onCancel, onKeep }: OutcomeProps) {
  const t = textsOf(words)
  switch (tuning.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <div className="grid gap-2">
          <p role="status" className="flex items-center justify-between gap-2">
            {t('tuning')}
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </p>
          <progress className="game-progress" aria-label={t('progress')} value={tuning.share} />
        </div>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text">
          {tuning.message}
        </p>
      )
    case 'done': {
      const { result } = tuning
      if (!result.ok)
        return (
          <p role="alert" className="text-red-text">
            {missedWords(result)}
          </p>
        )
      const { sheet, definition } = result
      const figures = { rtp: share(sheet.rtp), deviation: plain(sheet.standardDeviation) }
      const changes = changesBetween({ definition: before }, { definition }, pageLanguage())
      if (changes.length === 0)
        return (
          <p role="status">
            <Rich text={t('same', figures)} marks={BOLD} />
          </p>
        )
      return (
        <div role="status" className="grid gap-2">
          <p>
            <Rich text={t('would', figures)} marks={BOLD} />
          </p>
          {sheet.method === 'simulated' && (
            <p className="text-muted">{t('simulated', { points: formatNumber(halfWidth(sheet.standardError)) })}</p>
          )}
          <ChangeList changes={changes} />
          <div className="flex gap-2">
            <Button size="sm" disabled={isPending} onClick={() => onKeep(definition)}>
              {t('keep')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )
    }
  }
}
