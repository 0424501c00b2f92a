import { keys as texts } from '@spilvaerk/messages/keys'
import type { ApiKey } from '@spilvaerk/schemas'
import { type ReactNode, useState } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'

interface KeyQuery {
  readonly data: readonly ApiKey[] | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type ApiKeyListProps = {
  readonly keys: KeyQuery
  /** The game that a new key is for; none can be made while there is none. */
  readonly gameId: number | undefined
  /** Names the game of each key, where several stand together. */
  readonly nameOf?: (gameId: number) => string | undefined
}

/** Keys to games: made, shown once, and stopped for good. */
export function ApiKeyList({ keys, gameId, nameOf }: ApiKeyListProps) {
  const t = textsOf(texts)
  const utils = trpc.useUtils()
  const onError = (error: unknown) => {
    toast({ tone: 'danger', title: t('failed'), description: explain(error).message })
  }
  const onSuccess = () => utils.apiKeys.invalidate()
  const made = trpc.apiKeys.create.useMutation({ onSuccess, onError })
  const stopped = trpc.apiKeys.revoke.useMutation({ onSuccess, onError })
  const [name, setName] = useState('')
  const next = t('numbered', { number: (keys.data?.length ?? 0) + 1 })
  const make = (): void => {
    if (gameId === undefined || made.isPending) return
    made.mutate({ id: gameId, name: name.trim() || next }, { onSuccess: () => setName('') })
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">
        {t('about')}{' '}
        <a className={TEXT_LINK} href="/api/openapi.json" target="_blank" rel="noreferrer">
          {t('howTo')}
        </a>
      </p>
      <form
        className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <Field label={t('name')}>
          {(ids) => (
            <Input
              {...ids}
              value={name}
              maxLength={60}
              placeholder={next}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <BusyButton
          type="submit"
          variant="secondary"
          className="justify-self-start"
          isBusy={made.isPending}
          busyLabel={t('creating')}
          disabled={gameId === undefined}
        >
          {t('create')}
        </BusyButton>
      </form>
      {made.data && <NewKey secret={made.data.key} />}
      <KeyList keys={keys}>
        {(key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            gameName={nameOf?.(key.gameId)}
            isBusy={stopped.isPending && stopped.variables.keyId === key.id}
            onStop={() => stopped.mutate({ id: key.gameId, keyId: key.id })}
          />
        )}
      </KeyList>
    </div>
  )
}

type KeyListProps = {
  readonly keys: KeyQuery
  readonly children: (key: ApiKey) => ReactNode
}

function KeyList({ keys, children }: KeyListProps) {
  const t = textsOf(texts)
  if (keys.error && !keys.data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-red-text text-sm">
        {explain(keys.error).message}
        <Button size="sm" variant="ghost" onClick={() => void keys.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!keys.data) return <p className="text-muted text-sm">{t('loading')}</p>
  if (keys.data.length === 0) return <p className="text-muted text-sm">{t('none')}</p>
  return (
    <ul aria-label={t('list')} className="grid gap-2">
      {keys.data.map(children)}
    </ul>
  )
}
