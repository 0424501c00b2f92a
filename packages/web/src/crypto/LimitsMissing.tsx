import { PERIODS } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { BlockNotice } from '../limits/BlockNotice.tsx'
import { useLimits } from '../limits/use-limits.ts'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says, before a deposit is tried, that deposit limits have to be set first. */
export function LimitsMissing() {
  const { data: limits } = useLimits()
  if (!limits) return null
  if (limits.block) return <BlockNotice block={limits.block} />
  if (limits.refusal === 'identityMissing')
    return (
      <Notice
        title="Bekræft din identitet først"
        action={
          <Link
            to="/account"
            search={{ afsnit: 'identitet', next: '/crypto-payment' }}
            className={buttonClass('secondary', 'sm')}
          >
            Bekræft din identitet
          </Link>
        }
      >
        Før den første indbetaling skal vi vide, hvem du er, og at du er fyldt 18 år.
      </Notice>
    )
  if (PERIODS.every((period) => limits.deposit[period].value !== null)) return null
  return (
    <Notice
      title="Sæt dine indbetalingsgrænser først"
      action={
        <Link to="/account" search={{ afsnit: 'graenser' }} className={buttonClass('secondary', 'sm')}>
          Sæt grænser
        </Link>
      }
    >
      Krypto sættes ind på din saldo. Før den første indbetaling vælger du, hvor meget du højst vil indbetale pr. døgn,
      uge og måned.
    </Notice>
  )
}
