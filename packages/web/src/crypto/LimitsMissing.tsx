import { crypto } from '@spilvaerk/messages/crypto'
import { PERIODS } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../lib/page-language.ts'
import { BlockNotice } from '../limits/BlockNotice.tsx'
import { playRefusalOf, useLimits } from '../limits/use-limits.ts'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says, before a deposit is tried, that deposit limits have to be set first. */
export function LimitsMissing() {
  const { data: limits } = useLimits()
  if (!limits) return null
  const t = textsOf(crypto)
  if (limits.block) return <BlockNotice block={limits.block} />
  if (playRefusalOf(limits) === 'identityMissing')
    return (
      <Notice
        title={t('first.identity')}
        action={
          <Link
            to="/account"
            search={{ afsnit: 'identitet', next: '/crypto-payment' }}
            className={buttonClass('secondary', 'sm')}
          >
            {t('first.proveIdentity')}
          </Link>
        }
      >
        {t('first.identityText')}
      </Notice>
    )
  if (PERIODS.every((period) => limits.deposit[period].value !== null)) return null
  return (
    <Notice
      title={t('first.limits')}
      action={
        <Link to="/account" search={{ afsnit: 'graenser' }} className={buttonClass('secondary', 'sm')}>
          {t('first.setLimits')}
        </Link>
      }
    >
      {t('first.limitsText')}
    </Notice>
  )
}
