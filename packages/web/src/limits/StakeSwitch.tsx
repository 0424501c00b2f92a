import { stakes } from '@spilvaerk/messages/stakes'
import type { Limits } from '@spilvaerk/schemas'
import { Link, useLocation } from '@tanstack/react-router'
import { Coins, Ticket } from 'lucide-react'
import { useId } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Rich } from '../ui/rich.tsx'
import { playRefusalOf, useLimits } from './use-limits.ts'
import { type Stake, useIsPlayer, useStake, useStakeChoice } from './use-stake.ts'

const OPTION =
  'relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-4 text-muted text-sm transition ' +
  'hover:text-paper has-checked:plate-night has-checked:font-semibold has-checked:text-paper ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2 ' +
  'has-disabled:cursor-not-allowed has-disabled:opacity-50'

type StakeSwitchProps = {
  readonly isBusy?: boolean
  /** False where the page says elsewhere what the limits refuse. */
  readonly saysWhyNot?: boolean
}

/** Credits or money: which of the two is always to be seen, and said in words when money is not to be had. */
export function StakeSwitch({ isBusy = false, saysWhyNot = true }: StakeSwitchProps) {
  const name = useId()
  const t = textsOf(stakes)
  const isPlayer = useIsPlayer()
  const stake = useStake()
  const choose = useStakeChoice((store) => store.choose)
  const { data: limits } = useLimits()
  const { data: wallet } = trpc.wallet.get.useQuery(undefined, { enabled: isPlayer })
  const option = (value: Stake, isOff: boolean) => (
    <input
      id={`${name}-${value}`}
      type="radio"
      name={name}
      value={value}
      checked={stake === value}
      disabled={isBusy || isOff}
      onChange={() => choose(value)}
      className="absolute inset-0 cursor-[inherit] opacity-0"
    />
  )
  return (
    <div className="grid gap-2">
      <fieldset className="well grid grid-cols-2 gap-1 rounded-md border-line p-1">
        <legend className="sr-only">{t('question')}</legend>
        <label htmlFor={`${name}-demo`} className={OPTION}>
          {option('demo', false)}
          <Ticket aria-hidden className="size-4" />
          {t('demo')}
        </label>
        <label htmlFor={`${name}-money`} className={OPTION}>
          {option('money', !isPlayer)}
          <Coins aria-hidden className="size-4" />
          <span className="whitespace-nowrap tabular-nums">
            {wallet ? t('moneyOf', { balance: formatKroner(wallet.balance) }) : t('money')}
          </span>
        </label>
      </fieldset>
      <WhyNot limits={saysWhyNot && stake === 'money' ? limits : undefined} />
    </div>
  )
}

function WhyNot({ limits }: { readonly limits: Limits | undefined }) {
  const isPlayer = useIsPlayer()
  const t = textsOf(stakes)
  const isMember = useAuth((state) => state.isAuthenticated)
  if (isMember && !isPlayer) return <p className="text-muted text-sm">{t('company')}</p>
  if (!isPlayer)
    return (
      <p className="text-muted text-sm">
        <Rich text={t('guest')} marks={{ login }} />
      </p>
    )
  if (!limits?.reason) return null
  return (
    <p role="status" className="text-red-text text-sm">
      {limits.reason} <WayOut refusal={playRefusalOf(limits)} />
    </p>
  )
}

function WayOut({ refusal }: { readonly refusal: ReturnType<typeof playRefusalOf> }) {
  const { pathname } = useLocation()
  const t = textsOf(stakes)
  if (refusal === 'identityMissing')
    return (
      <Link to="/account" search={{ afsnit: 'identitet', next: pathname }} className={TEXT_LINK}>
        {t('proveIdentity')}
      </Link>
    )
  return (
    <Link to="/account" search={{ afsnit: 'graenser' }} className={TEXT_LINK}>
      {t('seeLimits')}
    </Link>
  )
}

const login = (text: string) => (
  <Link to="/auth/login" className={TEXT_LINK}>
    {text}
  </Link>
)
