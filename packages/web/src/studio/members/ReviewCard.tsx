import { reviews } from '@spilvaerk/messages/reviews'
import type { GameReview, Review } from '@spilvaerk/schemas'
import { mayDo } from '@spilvaerk/schemas/team-terms'
import { formatMoment } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { OpenReview } from './OpenReview.tsx'
import { useReview } from './use-review.ts'

/** Whether another member has to approve a version before it is submitted, and what members said. */
export function ReviewCard({ id }: { readonly id: number }) {
  const { data } = trpc.reviews.of.useQuery({ id }, { retry: false })
  if (!data) return null
  return <Shown id={id} review={data} />
}

type ReviewProps = { readonly id: number; readonly review: GameReview }

function Shown({ id, review }: ReviewProps) {
  const t = textsOf(reviews)
  const work = useReview(id)
  const { role, version, definitionHash, needsApproval, isApproved } = review
  const open = review.reviews.find(({ state }) => state === 'asked')
  const mayAsk = mayDo(role, 'review') && !isApproved && !open?.isNewest
  return (
    <Card aria-labelledby="review" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="review" className="text-lg">
        {t('title')}
      </h2>
      {role === 'owner' ? (
        <Switch
          label={t('rule')}
          checked={needsApproval}
          disabled={work.isBusy}
          onChange={(on) => void work.setRule(on)}
        />
      ) : (
        <p className="text-muted text-sm">{t(needsApproval ? 'ruleOn' : 'ruleOff')}</p>
      )}
      {(needsApproval || isApproved) && (
        <p role="status" className={isApproved ? 'text-green-text' : ''}>
          {t(isApproved ? 'approved' : 'notApproved', { version })}
        </p>
      )}
      {open && <OpenReview open={open} role={role} work={work} />}
      {mayAsk && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start whitespace-normal"
          disabled={work.isBusy}
          onClick={() => void work.ask(definitionHash)}
        >
          {t('ask', { version })}
        </Button>
      )}
      <Past reviews={review.reviews.filter(({ state }) => state !== 'asked')} />
    </Card>
  )
}

function Past({ reviews: past }: { readonly reviews: readonly Review[] }) {
  const t = textsOf(reviews)
  if (past.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{t('past')}</summary>
      <ul className="grid gap-2 pt-2">
        {past.map(({ id, version, state, askedBy, askedAt, decidedBy, decidedAt, reason }) => (
          <li key={id}>
            <p>
              {t(`states.${state}`, {
                ...{ version, asker: askedBy || t('nobody'), decider: decidedBy || t('nobody') },
              })}{' '}
              <time dateTime={decidedAt ?? askedAt} className="text-muted">
                {formatMoment(decidedAt ?? askedAt)}
              </time>
            </p>
            {reason && <p className="whitespace-pre-line text-muted">{reason}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
