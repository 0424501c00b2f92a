import { identity as texts } from '@spilvaerk/messages/identity'
import type { Identity } from '@spilvaerk/schemas'
import { useSearch } from '@tanstack/react-router'
import { nextPage } from '../auth/next-page.ts'
import { serverWords } from '../auth/server-faults.ts'
import { formatDay, formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { playRefusalOf, useLimits } from '../limits/use-limits.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { refusalWords } from './refusal-words.ts'

/** Whether it is proved who the member is, and how to prove it. */
export function IdentityPanel() {
  const identity = trpc.identity.get.useQuery()
  const { svar, next } = useSearch({ strict: false })
  return (
    <Loaded query={identity} height="h-72">
      {(loaded) => (
        <Card aria-labelledby="identitet" className="grid gap-4">
          <h2 id="identitet" className="text-xl">
            {textsOf(texts)('title')}
          </h2>
          {loaded.state === 'proved' ? (
            <Proved identity={loaded} next={next} />
          ) : (
            <Missing isTest={loaded.test} refusal={refusalWords(svar)} next={next} />
          )}
        </Card>
      )}
    </Loaded>
  )
}

/** What else stands between an identified person and play, and is not for the limits to mend. */
const OF_PERSON: readonly ReturnType<typeof playRefusalOf>[] = ['listedInRofus', 'rofusSilent', 'underAge']

function Proved({ identity, next }: { readonly identity: Identity; readonly next: string | undefined }) {
  const t = textsOf(texts)
  const { data: limits } = useLimits()
  const { name, birthDate, provedAt, test } = identity
  const facts = [
    [t('name'), name ?? t('proved.withheld')],
    [t('proved.birthDate'), birthDate ? formatDay(birthDate) : ''],
    [t('proved.at'), provedAt ? formatMoment(provedAt) : ''],
    [t('proved.by'), t(test ? 'proved.byTest' : 'proved.byMitId')],
  ]
  return (
    <>
      <Notice tone="success" title={t('proved.title')}>
        {t(test ? 'proved.textInTest' : 'proved.text')}
      </Notice>
      {limits?.reason && OF_PERSON.includes(playRefusalOf(limits)) && (
        <Notice tone="danger" title={t('proved.notNow')}>
          {limits.reason}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <a href={nextPage(next)} className={buttonClass('secondary', 'md', 'justify-self-start')}>
          {t('proved.toGame')}
        </a>
      )}
    </>
  )
}

type MissingProps = {
  readonly isTest: boolean
  readonly refusal: string | undefined
  readonly next: string | undefined
}

function Missing({ isTest, refusal, next }: MissingProps) {
  const t = textsOf(texts)
  const start = trpc.identity.start.useMutation({ onSuccess: ({ url }) => window.location.assign(url) })
  const failure = start.error ? serverWords(start.error, t('missing.silent')) : refusal
  return (
    <>
      {failure && (
        <Notice role="alert" tone="danger" title={t('missing.title')}>
          {failure}
        </Notice>
      )}
      <p className="max-w-prose text-muted">{t('missing.text')}</p>
      {isTest && (
        <Notice tone="test" title={t('testMode')}>
          {t('missing.testText')}
        </Notice>
      )}
      <BusyButton
        className="justify-self-start"
        isBusy={start.isPending}
        busyLabel={t('missing.opening')}
        onClick={() => start.mutate(next ? { next: nextPage(next) } : {})}
      >
        {t(isTest ? 'missing.actionInTest' : 'missing.action')}
      </BusyButton>
    </>
  )
}
