import { account } from '@spilvaerk/messages/account'
import type { Seeds } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../../auth/server-faults.ts'
import { ClientSeedField } from '../../game/ClientSeedField.tsx'
import { newClientSeed } from '../../game/client-seed.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'

/** The seeds of one game: what decides the next rounds, what decided the last, and the change between the two. */
export function SeedCard({ gameId }: { readonly gameId: number }) {
  const seeds = trpc.fairness.seeds.useQuery({ id: gameId })
  return (
    <Loaded query={seeds} height="h-72">
      {(loaded) => <Opened key={gameId} seeds={loaded} />}
    </Loaded>
  )
}

function Opened({ seeds }: { readonly seeds: Seeds }) {
  const { gameId, serverSeedHash, clientSeed, nonce, previous } = seeds
  const isFirst = clientSeed === null
  const t = textsOf(account)
  const utils = trpc.useUtils()
  // A suggestion in the field, drawn in this browser: it becomes the member's seed when the member says so.
  const [text, setText] = useState(newClientSeed)
  const setClientSeed = trpc.fairness.setClientSeed.useMutation()
  const rotate = trpc.fairness.rotate.useMutation()
  const change = isFirst ? setClientSeed : rotate

  const send = async (): Promise<void> => {
    try {
      const next = await change.mutateAsync({ id: gameId, clientSeed: text })
      utils.fairness.seeds.setData({ id: gameId }, next)
      setText(newClientSeed())
      toast({
        tone: 'success',
        title: t(isFirst ? 'seeds.chosen' : 'seeds.rotated'),
        description: t(isFirst ? 'seeds.chosenText' : 'seeds.rotatedText'),
      })
    } catch {
      // The field shows what the server said.
    }
  }
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 text-sm">
        <Fact name={t('seeds.serverHash')} value={serverSeedHash} />
        <Fact name={t('seeds.client')} value={clientSeed ?? t('seeds.notChosen')} />
        <Fact name={t('seeds.nonce')} value={formatNumber(nonce)} />
      </dl>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ClientSeedField
          label={t(isFirst ? 'seeds.choose' : 'seeds.next')}
          help={t('seeds.help')}
          error={change.error ? serverWords(change.error, t('seeds.notRotated')) : undefined}
          value={text}
          onChange={setText}
        />
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel={t('seeds.rotating')}>
            {t(isFirst ? 'seeds.use' : 'seeds.rotate')}
          </BusyButton>
        </div>
      </form>
      {previous && (
        <section aria-label={t('seeds.previousLabel')} className="grid gap-3 border-line border-t pt-4 text-sm">
          <h3 className="font-display font-semibold text-base">{t('seeds.previous')}</h3>
          <dl className="grid gap-3">
            <Fact name={t('seeds.previousServer')} value={previous.serverSeed} />
            <Fact name={t('seeds.previousHash')} value={previous.serverSeedHash} />
            <Fact name={t('seeds.previousClient')} value={previous.clientSeed} />
            <Fact name={t('seeds.previousRounds')} value={formatNumber(previous.rounds)} />
          </dl>
        </section>
      )}
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-muted">{name}</dt>
      <dd className="break-all font-mono text-paper text-xs">{value}</dd>
    </div>
  )
}
