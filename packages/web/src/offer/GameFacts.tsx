import type { GameSummary } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { winRuleLabel } from '../game/win-rule.ts'
import { formatNumber, formatRtp } from '../lib/format.ts'
import { themeLabel } from '../lobby/themes.ts'
import { Volatility } from '../lobby/Volatility.tsx'

const SHOWN_SYMBOLS = 15

/** Its figures and its symbols. */
export function GameFacts({ game }: { readonly game: GameSummary }) {
  const shown = game.symbols.slice(0, SHOWN_SYMBOLS)
  return (
    <div className="grid min-w-0 content-start gap-6">
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
    </div>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5 bg-surface p-4">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
