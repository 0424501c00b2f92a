import type { Translate } from '@spilvaerk/messages'
import { limits as texts } from '@spilvaerk/messages/limits'
import { Link } from '@tanstack/react-router'
import { formatMinutes } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { parseAmount } from '../lib/parse-amount.ts'
import { trpc } from '../lib/trpc.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { BlockNotice } from './BlockNotice.tsx'
import { BreakCard } from './BreakCard.tsx'
import type { Wanted } from './changes.ts'
import { LimitForm, type LimitUnit } from './LimitForm.tsx'
import { RealityCheckCard } from './RealityCheckCard.tsx'
import { playRefusalOf, useLimits } from './use-limits.ts'

const kroner = (t: Translate<'limits'>): LimitUnit => ({
  short: t('units.kroner'),
  format: formatKroner,
  parse: parseAmount,
  fault: t('faults.kroner'),
})

const minutes = (t: Translate<'limits'>): LimitUnit => ({
  short: t('units.minutes'),
  format: formatMinutes,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined),
  fault: t('faults.minutes'),
})

/** Everything with which a player looks after himself. */
export function ResponsiblePlayPanel() {
  const t = textsOf(texts)
  const limits = useLimits()
  const utils = trpc.useUtils()
  const onSuccess = () => utils.limits.get.invalidate()
  const deposit = trpc.limits.setDeposit.useMutation({ onSuccess })
  const loss = trpc.limits.setLoss.useMutation({ onSuccess })
  const time = trpc.limits.setTime.useMutation({ onSuccess })
  return (
    <Loaded query={limits} height="h-96">
      {(loaded) => (
        <div className="grid gap-5">
          {loaded.block && <BlockNotice block={loaded.block} />}
          {!loaded.block && !loaded.mayPlay && loaded.reason && (
            <Notice title={t('notNow')} action={playRefusalOf(loaded) === 'identityMissing' && <ToIdentity />}>
              {loaded.reason}
            </Notice>
          )}
          <LimitForm
            id="indbetalingsgraense"
            title={t('deposit.title')}
            lead={t('deposit.lead')}
            unit={kroner(t)}
            limits={loaded.deposit}
            mayBeNone={false}
            save={(wanted) => deposit.mutateAsync(withoutNone(wanted))}
          />
          <LimitForm
            id="tabsgraense"
            title={t('loss.title')}
            lead={t('loss.lead')}
            unit={kroner(t)}
            limits={loaded.loss}
            mayBeNone
            save={loss.mutateAsync}
          />
          <LimitForm
            id="tidsgraense"
            title={t('time.title')}
            lead={t('time.lead')}
            unit={minutes(t)}
            limits={loaded.time}
            mayBeNone
            save={time.mutateAsync}
          />
          <RealityCheckCard minutes={loaded.realityCheckMinutes} />
          <BreakCard block={loaded.block} />
        </div>
      )}
    </Loaded>
  )
}

const ToIdentity = () => (
  <Link to="/account" search={{ afsnit: 'identitet' }} className={buttonClass('secondary', 'sm')}>
    {textsOf(texts)('identity')}
  </Link>
)

/** A deposit limit is changed, never taken away: the form has no word for none. */
const withoutNone = ({ day, week, month }: Wanted) => ({
  ...(day == null ? {} : { day }),
  ...(week == null ? {} : { week }),
  ...(month == null ? {} : { month }),
})
