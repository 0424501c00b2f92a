import { browsing } from '@spilvaerk/messages/browsing'
import type { LobbyRails, Rail as RailData } from '@spilvaerk/schemas'
import { useMediaQuery } from '../lib/media-query.ts'
import { textsOf } from '../lib/page-language.ts'
import { categoryLabel } from './categories.ts'
import { mechanicLabel } from './filter-words.ts'
import { GameCard } from './GameCard.tsx'
import { GameCardSkeleton } from './GameCardSkeleton.tsx'
import { gameIn } from './lobby-games.ts'
import { usePlayCount } from './play.ts'
import { Rail } from './Rail.tsx'
import { DEFAULT_LOBBY_SEARCH } from './search-params.ts'

/** Before anything is sought or chosen: what one may like, row by row. Their places are kept until they arrive. */
export function Rails({ rails: told }: { readonly rails: LobbyRails | undefined }) {
  const [first, ...others] = told?.rails ?? []
  const lead = told && gameIn(told, told.lead)
  const play = usePlayCount()
  const hasRoom = useMediaQuery('(min-width: 64rem)', true)
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-5 md:gap-8 md:px-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        {told && first ? <OneRail rail={first} told={told} eager /> : <RailPlace />}
        {hasRoom && (
          <section aria-labelledby="fremhaevet" className="featured">
            <h2 id="fremhaevet" className="mb-2 flex min-h-11 items-center text-lg md:text-xl">
              {textsOf(browsing)('rails.today')}
            </h2>
            {lead ? <GameCard game={lead} onPlay={play} eager /> : <GameCardSkeleton />}
          </section>
        )}
      </div>
      {told
        ? others.map((rail) => (
            <OneRail key={`${rail.category} ${rail.mechanic} ${rail.volatility}`} rail={rail} told={told} />
          ))
        : PLACES.map((place) => <RailPlace key={place} />)}
    </div>
  )
}

const PLACES = [1, 2, 3] as const

/** As high as a row of games. */
const RailPlace = () => (
  <div aria-hidden="true" className="min-w-0">
    <div className="mb-2 min-h-11" />
    <div className="rail-frame">
      <div className="rail-rest" />
    </div>
  </div>
)

type OneRailProps = { readonly rail: RailData; readonly told: LobbyRails; readonly eager?: boolean }

function OneRail({ rail, told, eager = false }: OneRailProps) {
  const { category, mechanic, volatility } = rail
  return (
    <Rail
      title={titleOf(rail)}
      total={rail.total}
      games={rail.ids.flatMap((id) => gameIn(told, id) ?? [])}
      eager={eager}
      all={{
        ...DEFAULT_LOBBY_SEARCH,
        kategori: category,
        mekanik: mechanic ?? '',
        volatilitet: volatility ?? '',
      }}
    />
  )
}

function titleOf({ category, mechanic, volatility }: RailData): string {
  if (mechanic) return mechanicLabel(mechanic)
  if (volatility) return textsOf(browsing)(`rails.volatility.${volatility}`)
  return category === 'new' ? textsOf(browsing)('rails.newest') : categoryLabel(category)
}
