import { catalogue } from '@spilvaerk/messages/catalogue'
import { offer } from '@spilvaerk/messages/offer'
import type { GameSummary, GameSymbol } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { themeLabel } from '../game/look/themes.ts'
import { Volatility } from '../game/look/Volatility.tsx'
import { winRuleLabel } from '../game/win-rule.ts'
import { formatNumber, formatRtp } from '../lib/format.ts'
import { ifSlot, isSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { rtpName } from '../lib/rtp-name.ts'

const SHOWN_SYMBOLS = 15

/** Its figures and its symbols. */
export function GameFacts({ game }: { readonly game: GameSummary }) {
  const t = textsOf(catalogue)
  const plays = game.popularity ?? 0
  const symbols = ifSlot(game)?.symbols ?? []
  return (
    <div className="grid min-w-0 content-start gap-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        <Fact name={rtpName(game)}>{formatRtp(game.rtp)}</Fact>
        <Fact name={t('facts.volatility')}>
          <Volatility level={game.volatility} />
        </Fact>
        <Fact name={t(isSlot(game) ? 'facts.lines' : 'facts.kind')}>{winRuleLabel(game)}</Fact>
        <Fact name={t('facts.popularity')}>{t('plays', { count: plays, amount: formatNumber(plays) })}</Fact>
        <Fact name={t('facts.theme')}>{themeLabel(game.theme)}</Fact>
        <Fact name={t('facts.maxWin')}>{formatNumber(game.maxWinMultiplier)}x</Fact>
      </dl>
      {symbols.length > 0 && <Symbols symbols={symbols} />}
    </div>
  )
}

function Symbols({ symbols }: { readonly symbols: readonly GameSymbol[] }) {
  const words = textsOf(offer)
  return (
    <section aria-labelledby="symboler">
      <h2 id="symboler" className="mb-3 text-xl">
        {words('symbols')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {symbols.slice(0, SHOWN_SYMBOLS).map(({ id, emoji, picture, name }) => (
          <li key={id} title={name} className="panel grid aspect-square place-items-center rounded-md p-2">
            <EmojiArt emoji={emoji} picture={picture} name={name} className="size-full" />
          </li>
        ))}
      </ul>
      {symbols.length > SHOWN_SYMBOLS && (
        <p className="mt-2 text-muted text-sm">
          {words('symbolsShown', { shown: SHOWN_SYMBOLS, all: symbols.length })}
        </p>
      )}
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5 bg-surface p-4">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
