import type { Identity } from '@spilvaerk/schemas'
import { useSearch } from '@tanstack/react-router'
import { nextPage } from '../auth/next-page.ts'
import { serverWords } from '../auth/server-faults.ts'
import { formatDay, formatMoment } from '../lib/danish-time.ts'
import { trpc } from '../lib/trpc.ts'
import { useLimits } from '../limits/use-limits.ts'
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
            Identitet
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
const OF_PERSON = ['listedInRofus', 'rofusSilent', 'underAge']

function Proved({ identity, next }: { readonly identity: Identity; readonly next: string | undefined }) {
  const { data: limits } = useLimits()
  const { name, birthDate, provedAt, test } = identity
  const facts = [
    ['Navn', name ?? 'Oplyses ikke'],
    ['Fødselsdato', birthDate ? formatDay(birthDate) : ''],
    ['Bekræftet', provedAt ? formatMoment(provedAt) : ''],
    ['Af', test ? 'En opdigtet person (testtilstand)' : 'MitID'],
  ]
  return (
    <>
      <Notice tone="success" title="Din identitet er bekræftet">
        Oplysningerne {test ? 'er opdigtede (testtilstand)' : 'kommer fra MitID'} og kan ikke ændres her.
      </Notice>
      {limits?.reason && OF_PERSON.includes(limits.refusal ?? '') && (
        <Notice tone="danger" title="Du kan ikke spille for penge lige nu">
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
          Tilbage til spillet
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
  const start = trpc.identity.start.useMutation({ onSuccess: ({ url }) => window.location.assign(url) })
  const failure = start.error ? serverWords(start.error, 'MitID svarer ikke lige nu. Prøv igen om lidt.') : refusal
  return (
    <>
      {failure && (
        <Notice role="alert" tone="danger" title="Din identitet er ikke bekræftet">
          {failure}
        </Notice>
      )}
      <p className="max-w-prose text-muted">
        Før du indbetaler og spiller for penge første gang, skal vi vide, hvem du er, og at du er fyldt 18 år. Du
        bekræfter det med MitID, og vi spørger ROFUS, om du har udelukket dig selv fra spil. Dit CPR-nummer gemmes kun
        forseglet. Demospil og køb af spil kræver det ikke.
      </p>
      {isTest && (
        <Notice tone="test" title="Testtilstand">
          MitID er ikke sat op her. En side lader, som om den er MitID, og alle personer på den er opdigtede.
        </Notice>
      )}
      <BusyButton
        className="justify-self-start"
        isBusy={start.isPending}
        busyLabel="Åbner MitID..."
        onClick={() => start.mutate(next ? { next: nextPage(next) } : {})}
      >
        Bekræft med MitID{isTest && ' (test)'}
      </BusyButton>
    </>
  )
}
