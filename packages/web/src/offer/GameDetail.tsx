import type { GameSummary } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { winRuleLabel } from '../game/win-rule.ts'
import { formatNumber, formatRtp } from '../lib/format.ts'
import { paletteStyle } from '../lobby/palette-style.ts'
import { GamePicture } from '../lobby/picture/GamePicture.tsx'
import { themeLabel } from '../lobby/themes.ts'
import { Volatility } from '../lobby/Volatility.tsx'
import { themeEmoji } from './theme-emoji.ts'

const SHOWN_SYMBOLS = 15

/** Everything one wants to know of a game before one buys it. */
export function GameDetail({ game }: { readonly game: GameSummary }) {
  const shown = game.symbols.slice(0, SHOWN_SYMBOLS)
  return (
    <article aria-labelledby="spil" style={paletteStyle(game)} className="grid min-w-0 gap-6">
      <div className="relative isolate grid min-h-72 content-end overflow-hidden rounded-lg shadow-lift sm:min-h-96">
        <div className="absolute inset-0 -z-10">
          <GamePicture game={game} />
        </div>
        <div className="bg-linear-to-t from-void via-void/85 to-transparent px-5 pt-20 pb-5 sm:px-7 sm:pb-7">
          <EmojiArt emoji={themeEmoji(game.theme)} eager className="size-12" />
          <h1 id="spil" className="mt-2 break-words text-3xl sm:text-4xl">
            {game.name}
          </h1>
        </div>
      </div>
      <p className="max-w-prose text-lg">{game.description}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        <Fact name="RTP">{formatRtp(game.rtp)}</Fact>
        <Fact name="Volatilitet">
          <Volatility level={game.volatility} />
        </Fact>
        <Fact name="Linjer">{winRuleLabel(game)}</Fact>
        <Fact name="Popularitet">{formatNumber(game.popularity ?? 0)} spil</Fact>
        <Fact name="Tema">{themeLabel(game.theme)}</Fact>
        <Fact name="Max Gevinst">{formatNumber(game.maxWinMultiplier)}x</Fact>
      </dl>
      <section aria-labelledby="symboler">
        <h2 id="symboler" className="mb-3 text-xl">
          Symboler
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
          {shown.map(({ id, emoji, name }) => (
            <li key={id} title={name} className="panel grid aspect-square place-items-center rounded-md p-2">
              <EmojiArt emoji={emoji} name={name} className="size-full" />
            </li>
          ))}
        </ul>
        {game.symbols.length > SHOWN_SYMBOLS && (
          <p className="mt-2 text-muted text-sm">
            {SHOWN_SYMBOLS} af {game.symbols.length} symboler
          </p>
        )}
      </section>
    </article>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5 bg-surface p-4">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
