import type { ApiKey } from '@spilvaerk/schemas'
import { formatDay } from '../lib/danish-time.ts'
import { explain } from '../lib/errors.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'

/** The keys of a game: made, shown once, and stopped for good. */
export function GameKeys({ gameId }: { readonly gameId: number }) {
  const utils = trpc.useUtils()
  const keys = trpc.apiKeys.list.useQuery({ id: gameId })
  const onError = (error: unknown) => toast({ tone: 'danger', title: 'Fejl', description: explain(error).message })
  const onSuccess = () => utils.apiKeys.list.invalidate({ id: gameId })
  const made = trpc.apiKeys.create.useMutation({ onSuccess, onError })
  const revoked = trpc.apiKeys.revoke.useMutation({ onSuccess, onError })
  return (
    <section aria-label="API-nøgler" className="grid gap-3">
      <h3 className="font-semibold">API-nøgler</h3>
      <p className="text-muted text-sm">En nøgle åbner dette spils endepunkter, 1.000 kald i minuttet.</p>
      {keys.isPending && <p className="text-muted text-sm">Indlæser nøgler...</p>}
      {keys.isError && <p className="text-red-text text-sm">{explain(keys.error).message}</p>}
      {made.data && (
        <p role="status" className="grid gap-1 rounded-md border border-lamp/50 bg-raised p-3 text-sm">
          Gem nøglen nu. Den vises kun denne ene gang.
          <code className="select-all break-all font-mono">{made.data.key}</code>
        </p>
      )}
      {keys.data && keys.data.length > 0 && (
        <ul className="grid gap-2">
          {keys.data.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              isBusy={revoked.isPending && revoked.variables.keyId === key.id}
              onRevoke={() => revoked.mutate({ id: gameId, keyId: key.id })}
            />
          ))}
        </ul>
      )}
      <BusyButton
        className="justify-self-start"
        variant="secondary"
        isBusy={made.isPending}
        busyLabel="Laver nøgle..."
        onClick={() => made.mutate({ id: gameId, name: `Nøgle ${(keys.data?.length ?? 0) + 1}` })}
      >
        Lav en nøgle
      </BusyButton>
    </section>
  )
}

type KeyRowProps = { readonly apiKey: ApiKey; readonly isBusy: boolean; readonly onRevoke: () => void }

function KeyRow({ apiKey: { name, begins, createdAt, revokedAt }, isBusy, onRevoke }: KeyRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span>
        {name} <code className="font-mono text-muted">{begins}…</code>
        <span className="block text-muted text-xs">Lavet {formatDay(createdAt)}</span>
      </span>
      {revokedAt ? (
        <span className="text-muted">Stoppet</span>
      ) : (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onRevoke}>
          Stop<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
