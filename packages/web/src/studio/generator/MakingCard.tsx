import { generator } from '@spilvaerk/messages/generator'
import type { Game, Making } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { wishName, wishValue } from '../../lib/wish-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ClauseChips } from './ClauseChips.tsx'

const writerOf = ({ writtenBy, source }: Making): string => {
  const t = textsOf(generator)
  if (writtenBy.kind === 'composer') return t('making.byComposer')
  return source === 'repaired'
    ? t('making.byModelRepaired', { model: writtenBy.model })
    : t('making.byModel', { model: writtenBy.model })
}

/** Who wrote the game, and what of the wishes it does not meet. */
export function MakingCard({ game }: { readonly game: Game }) {
  const { making } = game
  return (
    <Card aria-labelledby="making" className="studio-card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="making" className="text-lg">
          {game.name}
        </h2>
        {making && <Badge tone="petrol">{writerOf(making)}</Badge>}
      </div>
      <p className="text-muted text-sm">{game.description}</p>
      {making && <ClauseChips clauses={making.clauses} />}
      {making && <Adjustments making={making} isAsAsked={game.kind === making.requestedKind} />}
    </Card>
  )
}

type AdjustmentsProps = { readonly making: Making; readonly isAsAsked: boolean }

function Adjustments({ making: { adjustments }, isAsAsked }: AdjustmentsProps) {
  const t = textsOf(generator)
  const overruled = adjustments.filter(({ from }) => from === 'settings')
  const missed = adjustments.filter(({ from }) => from !== 'settings')
  return (
    <>
      <Wishes title={t('making.notAsAsked')} adjustments={missed} {...(isAsAsked && { none: t('making.allMet') })} />
      <Wishes title={t('making.notAsConfigured')} adjustments={overruled} />
    </>
  )
}

type WishesProps = { readonly title: string; readonly none?: string; readonly adjustments: Making['adjustments'] }

function Wishes({ title, none, adjustments }: WishesProps) {
  const t = textsOf(generator)
  if (adjustments.length === 0) return none ? <p className="text-sm">{none}</p> : null
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="grid gap-2 text-sm">
        {adjustments.map(({ field, wished, given, reason }) => (
          <li key={`${field} ${String(wished)}`} className="border-lamp-deep border-l-2 pl-3">
            <b>{wishName(field)}</b>
            {t('making.wish', { wished: wishValue(field, wished), given: wishValue(field, given) })}{' '}
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
