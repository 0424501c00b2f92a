import { lobby } from '@spilvaerk/messages/lobby'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'

/** The hash of an address that leads to the search box. */
export const WANTED = 'soeg'

/** Searches the lobby as one types; from another page it goes there on Enter. */
export function SearchBox({ className }: { readonly className?: string }) {
  const t = textsOf(lobby)
  const { text, setText, submit } = useLobbyTerm()
  const input = useRef<HTMLInputElement>(null)
  const isWanted = useRouterState({ select: ({ location }) => location.hash === WANTED })
  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])
  return (
    <search className={cn('relative block', className)}>
      <form onSubmit={submit}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          autoComplete="off"
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cn('well h-11 w-full rounded-md pl-11 text-base text-paper', text === '' ? 'pr-3' : 'pr-11')}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-muted transition hover:text-paper"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </form>
    </search>
  )
}

/** The address holds the term; the field keeps its own copy so that typing never waits for the address. */
function useLobbyTerm() {
  const navigate = useNavigate()
  const isLobby = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const termInAddress = useRouterState({
    select: ({ location }) => (location.pathname === '/' ? (location.search.q ?? '') : ''),
  })
  const [text, setOwnText] = useState(termInAddress)
  const lastSent = useRef(termInAddress)

  useEffect(() => {
    if (termInAddress === lastSent.current) return
    lastSent.current = termInAddress
    setOwnText(termInAddress)
  }, [termInAddress])

  const send = (term: string) => {
    lastSent.current = term
    void navigate({ to: '/', search: (old) => ({ ...old, q: term }), replace: isLobby, resetScroll: !isLobby })
  }
  const setText = (term: string) => {
    setOwnText(term)
    if (isLobby) send(term)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  return { text, setText, submit }
}
