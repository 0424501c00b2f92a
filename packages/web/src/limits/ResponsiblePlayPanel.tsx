import { Link } from '@tanstack/react-router'
import { formatMinutes } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { parseAmount } from '../wallet/parse-amount.ts'
import { BlockNotice } from './BlockNotice.tsx'
import { BreakCard } from './BreakCard.tsx'
import type { Wanted } from './changes.ts'
import { LimitForm, type LimitUnit } from './LimitForm.tsx'
import { RealityCheckCard } from './RealityCheckCard.tsx'
import { useLimits } from './use-limits.ts'

const KRONER: LimitUnit = {
  short: 'kr.',
  format: formatKroner,
  parse: parseAmount,
  fault: 'Skriv et beløb, for eksempel 500',
}

const MINUTES: LimitUnit = {
  short: 'min.',
  format: formatMinutes,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined),
  fault: 'Skriv et helt antal minutter, for eksempel 60',
}

/** Everything with which a player looks after himself. */
export function ResponsiblePlayPanel() {
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
            <Notice
              title="Du kan ikke spille for penge lige nu"
              action={loaded.refusal === 'identityMissing' && <ToIdentity />}
            >
              {loaded.reason}
            </Notice>
          )}
          <LimitForm
            id="indbetalingsgraense"
            title="Indbetaling"
            lead="Så meget kan du højst indbetale. Sæt alle tre, før du indbetaler og spiller for penge første gang. De regnes over de seneste 24 timer, 7 dage og 30 dage."
            unit={KRONER}
            limits={loaded.deposit}
            mayBeNone={false}
            save={(wanted) => deposit.mutateAsync(withoutNone(wanted))}
          />
          <LimitForm
            id="tabsgraense"
            title="Tab"
            lead="Så meget kan du højst tabe: dine indsatser minus dine gevinster. Lad feltet stå tomt for ingen grænse."
            unit={KRONER}
            limits={loaded.loss}
            mayBeNone
            save={loss.mutateAsync}
          />
          <LimitForm
            id="tidsgraense"
            title="Spilletid"
            lead="Så længe kan du højst spille for penge. Lad feltet stå tomt for ingen grænse."
            unit={MINUTES}
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
    Bekræft din identitet
  </Link>
)

/** A deposit limit is changed, never taken away: the form has no word for none. */
const withoutNone = ({ day, week, month }: Wanted) => ({
  ...(day == null ? {} : { day }),
  ...(week == null ? {} : { week }),
  ...(month == null ? {} : { month }),
})
