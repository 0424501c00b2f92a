import type { Adjustment, CompleteGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Download, Play } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { formatNumber, formatPercent, formatProvedRtp } from '../lib/format.ts'
import { themeLabel } from '../lobby/themes.ts'
import { Volatility } from '../lobby/Volatility.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { VOLATILITIES } from './presets.ts'

type ResultCardProps = { readonly result: CompleteGame; readonly heading: Ref<HTMLHeadingElement> }

/** The game that came out, what it was given instead of what was wished, and the way to it. */
export function ResultCard({ result: { game, making }, heading }: ResultCardProps) {
  return (
    <Card aria-labelledby="resultat" className="grid gap-4 border-green/60">
      <div className="flex items-center gap-3">
        <EmojiArt emoji={game.symbols[0]?.emoji || '🎰'} eager className="size-11 shrink-0" />
        <div className="min-w-0">
          <p className="text-green-text text-sm">Dit spil er klar</p>
          <h2 id="resultat" ref={heading} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
            {game.name}
          </h2>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Figure name="RTP, beregnet">{formatProvedRtp(game.rtp)}</Figure>
        <Figure name="Gevinst i">{formatPercent(game.hitFrequency * 100)} af spin</Figure>
        <Figure name="Volatilitet">
          <Volatility level={game.volatility} />
        </Figure>
        <Figure name="Højeste gevinst">{formatNumber(game.maxWinMultiplier)}×</Figure>
      </dl>
      <Adjustments adjustments={making.adjustments} />
      <Link to="/games/$id" params={{ id: String(game.id) }} className={buttonClass('primary', 'lg')}>
        <Play aria-hidden className="size-5" />
        Spil spillet nu
      </Link>
      <Link to="/casino-generator" search={{ tab: 'exports' }} className={buttonClass('secondary')}>
        <Download aria-hidden className="size-4" />
        Eksportér i studiet
      </Link>
    </Card>
  )
}

function Adjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  if (adjustments.length === 0) return <p className="text-muted text-sm">Alt blev, som du ønskede det.</p>
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="text-base">Justeret undervejs</h3>
      <ul className="grid gap-2">
        {adjustments.map(({ field, wished, given, reason }) => (
          <li key={`${field}/${wished}/${given}`} className="rounded-sm border border-line px-3 py-2">
            <span className="font-medium tabular-nums">
              {FIELDS[field] ?? field}: {shown(wished)} → {field === 'theme' ? themeLabel(String(given)) : shown(given)}
            </span>
            <span className="block text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const FIELDS: Readonly<Record<string, string>> = {
  reels: 'Hjul',
  rows: 'Rækker',
  lines: 'Linjer',
  ways: 'Veje',
  rtp: 'RTP',
  volatility: 'Volatilitet',
  maxWin: 'Højeste gevinst',
  features: 'Funktioner',
  miniGames: 'Mini-spil',
  requestedKind: 'Spiltype',
  theme: 'Tema',
  wins: 'Gevinstform',
  freeSpinCount: 'Antal gratis spins',
  buyPrice: 'Pris på bonuskøb',
  freeSpins: 'Gratis spins',
  retrigger: 'Genudløsning af gratis spins',
  wild: 'Wild',
  expandingWild: 'Ekspanderende wilds',
  stickyWild: 'Klæbende wilds',
  walkingWild: 'Vandrende wilds',
  wildMultiplier: 'Wilds med multiplikator',
  scatterPays: 'Betalende scatter',
  cascades: 'Kaskader',
  respins: 'Respins',
  mystery: 'Mysteriesymboler',
  bonusBuy: 'Bonuskøb',
  holdAndWin: 'Fastlåste mønter',
  jackpots: 'Jackpots',
  wheel: 'Lykkehjul',
  pick: 'Vælgespil',
  ladder: 'Gevinststige',
  gamble: 'Kvit eller dobbelt',
  bothWays: 'Gevinst begge veje',
}

const shown = (value: Adjustment['wished']): string => {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nej'
  return VOLATILITIES.find((one) => one.value === value)?.label ?? value
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
