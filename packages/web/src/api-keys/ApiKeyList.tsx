import type { ApiKey } from '@spilvaerk/schemas'
import { type ReactNode, useState } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { explain } from '../lib/errors.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'
import { WORDS, type Words } from './words.ts'

interface KeyQuery {
  readonly data: readonly ApiKey[] | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type ApiKeyListProps = {
  readonly language: keyof typeof WORDS
  readonly keys: KeyQuery
  /** The game that a new key is for; none can be made while there is none. */
  readonly gameId: number | undefined
  /** Names the game of each key, where several stand together. */
  readonly nameOf?: (gameId: number) => string | undefined
}

/** Keys to games: made, shown once, and stopped for good. */
export function ApiKeyList({ language, keys, gameId, nameOf }: ApiKeyListProps) {
  const words: Words = WORDS[language]
  const utils = trpc.useUtils()
  const onError = (error: unknown) => {
    toast({ tone: 'danger', title: words.failed, description: explain(error).message })
  }
  const onSuccess = () => utils.apiKeys.invalidate()
  const made = trpc.apiKeys.create.useMutation({ onSuccess, onError })
  const stopped = trpc.apiKeys.revoke.useMutation({ onSuccess, onError })
  const [name, setName] = useState('')
  const next = words.numbered((keys.data?.length ?? 0) + 1)
  const make = (): void => {
    if (gameId === undefined || made.isPending) return
    made.mutate({ id: gameId, name: name.trim() || next }, { onSuccess: () => setName('') })
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">
        {words.about}{' '}
        <a className={TEXT_LINK} href="/api/openapi.json" target="_blank" rel="noreferrer">
          {words.howTo}
        </a>
      </p>
      <form
        className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <Field label={words.name}>
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
          busyLabel={words.creating}
          disabled={gameId === undefined}
        >
          {words.create}
        </BusyButton>
      </form>
      {made.data && <NewKey secret={made.data.key} words={words} />}
      <KeyList keys={keys} words={words}>
        {(key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            words={words}
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
  readonly words: Words
  readonly children: (key: ApiKey) => ReactNode
}

function KeyList({ keys, words, children }: KeyListProps) {
  if (keys.error && !keys.data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-red-text text-sm">
        {explain(keys.error).message}
        <Button size="sm" variant="ghost" onClick={() => void keys.refetch()}>
          {words.retry}
        </Button>
      </div>
    )
  if (!keys.data) return <p className="text-muted text-sm">{words.loading}</p>
  if (keys.data.length === 0) return <p className="text-muted text-sm">{words.none}</p>
  return (
    <ul aria-label={words.list} className="grid gap-2">
      {keys.data.map(children)}
    </ul>
  )
}
