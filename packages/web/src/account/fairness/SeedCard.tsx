import type { Seeds } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../../auth/server-faults.ts'
import { formatNumber } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ClientSeedField } from './ClientSeedField.tsx'
import { newClientSeed } from './client-seed.ts'

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
        title: isFirst ? 'Dit seed er valgt' : 'Seed skiftet',
        description: isFirst ? 'Du kan nu spille spillet for penge.' : 'Det gamle server-seed er afsløret nedenfor.',
      })
    } catch {
      // The field shows what the server said.
    }
  }
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 text-sm">
        <Fact name="Fingeraftryk af server-seed (SHA-256)" value={serverSeedHash} />
        <Fact name="Dit klient-seed" value={clientSeed ?? 'Ikke valgt endnu'} />
        <Fact name="Næste rundes nummer" value={formatNumber(nonce)} />
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
          label={isFirst ? 'Vælg dit klient-seed' : 'Nyt klient-seed'}
          help="Skriv, hvad du vil. Forslaget er trukket her i din browser."
          error={change.error ? serverWords(change.error, 'Seedet kunne ikke skiftes lige nu. Prøv igen.') : undefined}
          value={text}
          onChange={setText}
        />
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel="Skifter...">
            {isFirst ? 'Brug dette seed' : 'Skift seed'}
          </BusyButton>
        </div>
      </form>
      {previous && (
        <section aria-label="Det forrige seed" className="grid gap-3 border-line border-t pt-4 text-sm">
          <h3 className="font-display font-semibold text-base">Det forrige seed, afsløret</h3>
          <dl className="grid gap-3">
            <Fact name="Server-seed" value={previous.serverSeed} />
            <Fact name="Fingeraftryk, vist på forhånd" value={previous.serverSeedHash} />
            <Fact name="Klient-seed" value={previous.clientSeed} />
            <Fact name="Runder spillet på det" value={formatNumber(previous.rounds)} />
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
