import { lobby } from '@spilvaerk/messages/lobby'
import type { GameSummary, SlotSummary } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Bitcoin, Sparkles } from 'lucide-react'
import { useMediaQuery } from '../../lib/media-query.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { LobbyGames } from '../lobby-games.ts'
import { Cabinet } from './Cabinet.tsx'
import { CountChips } from './CountChips.tsx'
import { Skyline } from './Skyline.tsx'

const ACTION = 'max-sm:grow max-sm:px-2 max-sm:text-sm'

export function Hero({ games }: { readonly games: LobbyGames }) {
  const t = textsOf(lobby)
  const { all, featured } = games
  // A phone's hero is covered by what stands in it: there would be much to draw and little to see.
  const hasRoom = useMediaQuery('(min-width: 48rem)', true)
  return (
    <section aria-labelledby="velkommen" className="relative isolate overflow-hidden">
      {hasRoom && <Skyline />}
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-12 gap-y-6 px-4 pt-14 pb-9 md:px-8 md:pt-18 md:grid-cols-[1.15fr_1fr] lg:pb-14">
        <div>
          <h1 id="velkommen" className="hero-title">
            {t('heading')}
          </h1>
          <p className="mt-3 max-w-lg text-muted sm:text-lg">{t('promise')}</p>
          <CountChips games={games} />
          <div className="mt-5 flex flex-wrap gap-3 sm:mt-7">
            <Link to="/casino-generator" className={buttonClass('primary', 'md', ACTION)}>
              <Sparkles aria-hidden="true" className="size-4.5" />
              {t('createGame')}
            </Link>
            <Link to="/crypto-payment" className={buttonClass('secondary', 'md', ACTION)}>
              <Bitcoin aria-hidden="true" className="size-4.5" />
              {t('cryptoPayment')}
            </Link>
          </div>
        </div>
        <Cabinet game={leadOf(featured.data) ?? leadOf(all.data)} />
      </div>
    </section>
  )
}

/** The game that fills the window best: the first with five reels or more. */
function leadOf(games: readonly GameSummary[] | undefined): SlotSummary | undefined {
  const slots = games?.filter(isSlot)
  return slots?.find(({ reels }) => reels >= 5) ?? slots?.[0]
}
