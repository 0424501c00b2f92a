import { browsing } from '@spilvaerk/messages/browsing'
import type { GameSummary } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { formatNumber } from '../lib/format.ts'
import { useNearViewport } from '../lib/near-viewport.ts'
import { textsOf } from '../lib/page-language.ts'
import { IconButton } from '../ui/button.tsx'
import { GameCard } from './GameCard.tsx'
import { usePlayCount } from './play.ts'
import type { LobbySearch } from './search-params.ts'

type RailProps = {
  readonly title: string
  readonly total: number
  readonly games: readonly GameSummary[]
  /** What shows all of them. */
  readonly all: LobbySearch
  /** Among the first to be seen. */
  readonly eager: boolean
}

/** About what a first screen holds. */
const EAGER_CARDS = 3
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A row of games that scrolls: by touch, with its buttons, and with the arrow keys from game to game. */
export function Rail({ title, total, games, all, eager }: RailProps) {
  const t = textsOf(browsing)
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const play = usePlayCount()
  const [section, isNear] = useNearViewport<HTMLElement>(eager)
  const scroll = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth, behavior: 'smooth' })
  return (
    <section ref={section} aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-11 items-center gap-2">
        <h2 id={id} className="min-w-0 grow text-lg md:text-xl">
          {title}
        </h2>
        {total > games.length && (
          <Link
            to="/"
            search={all}
            aria-label={t('rails.allOf', { amount: formatNumber(total), title })}
            className="inline-flex min-h-11 shrink-0 items-center text-muted text-sm underline underline-offset-4 hover:text-paper"
          >
            {t('rails.all', { amount: formatNumber(total) })}
          </Link>
        )}
        <span className="flex shrink-0 max-md:hidden">
          <IconButton label={t('rails.back', { title })} onClick={() => scroll(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('rails.on', { title })} onClick={() => scroll(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
      <div className="rail-frame">
        {isNear ? (
          <ul ref={row} className="rail">
            {games.map((game, index) => (
              <li key={game.id} onKeyDown={stepAside}>
                <GameCard game={game} onPlay={play} eager={eager && index < EAGER_CARDS} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rail-rest" />
        )}
      </div>
    </section>
  )
}

function stepAside(event: KeyboardEvent<HTMLLIElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const { previousElementSibling, nextElementSibling } = event.currentTarget
  const neighbour = step < 0 ? previousElementSibling : nextElementSibling
  const link = neighbour?.querySelector<HTMLAnchorElement>('.game-card-play')
  if (!link) return
  event.preventDefault()
  link.focus()
}
