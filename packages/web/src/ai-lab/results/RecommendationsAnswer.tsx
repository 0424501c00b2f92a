import { lab as words } from '@spilvaerk/messages/lab'
import type { RecommendationsResult } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { ConfidenceBadge } from '../ConfidenceBadge.tsx'

export function RecommendationsAnswer({ answer }: { readonly answer: RecommendationsResult }) {
  const t = textsOf(words)
  const { personalizedGames, method } = answer
  return (
    <div className="grid gap-4">
      {personalizedGames.length === 0 ? (
        <p className="text-muted">{t('results.noGames')}</p>
      ) : (
        <ol className="grid gap-2.5">
          {personalizedGames.map(({ gameId, name, confidence, reason }) => (
            <li key={gameId} className="grid gap-1 rounded-md border border-line px-4 py-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  to="/games/$id"
                  params={{ id: String(gameId) }}
                  className="font-semibold text-lamp underline underline-offset-4"
                >
                  {name}
                </Link>
                <ConfidenceBadge confidence={confidence} />
              </div>
              <p className="text-muted text-sm">{reason}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="text-muted text-sm">
        <b className="text-paper">{t('results.method')}</b> {method}
      </p>
    </div>
  )
}
