import { advanced } from '@spilvaerk/messages/advanced'
import type { Adjustment, CompleteGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Download, Play } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { signOf } from '../game/look/sign.ts'
import { themeLabel } from '../game/look/themes.ts'
import { Volatility } from '../game/look/Volatility.tsx'
import { formatNumber, formatPercent, formatProvedRtp } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { wishName, wishValue } from '../lib/wish-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

type ResultCardProps = { readonly result: CompleteGame; readonly heading: Ref<HTMLHeadingElement> }

/** The game that came out, what it was given instead of what was wished, and the way to it. */
export function ResultCard({ result: { game, making }, heading }: ResultCardProps) {
  const t = textsOf(advanced)
  return (
    <Card aria-labelledby="resultat" className="grid gap-4 border-green/60">
      <div className="flex items-center gap-3">
        <EmojiArt emoji={signOf(game)} eager className="size-11 shrink-0" />
        <div className="min-w-0">
          <p className="text-green-text text-sm">{t('result.ready')}</p>
          <h2 id="resultat" ref={heading} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
            {game.name}
          </h2>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Figure name={t('result.rtp')}>{formatProvedRtp(game.rtp)}</Figure>
        <Figure name={t('result.wins')}>
          {t('result.ofSpins', { share: formatPercent(game.hitFrequency * 100) })}
        </Figure>
        <Figure name={t('result.volatility')}>
          <Volatility level={game.volatility} />
        </Figure>
        <Figure name={t('result.maxWin')}>{formatNumber(game.maxWinMultiplier)}×</Figure>
      </dl>
      <Adjustments adjustments={making.adjustments} />
      <Link to="/games/$id" params={{ id: String(game.id) }} className={buttonClass('primary', 'lg')}>
        <Play aria-hidden className="size-5" />
        {t('result.play')}
      </Link>
      <Link to="/casino-generator" search={{ tab: 'exports' }} className={buttonClass('secondary')}>
        <Download aria-hidden className="size-4" />
        {t('result.export')}
      </Link>
    </Card>
  )
}

function Adjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  const t = textsOf(advanced)
  if (adjustments.length === 0) return <p className="text-muted text-sm">{t('result.asWished')}</p>
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="text-base">{t('result.adjusted')}</h3>
      <ul className="grid gap-2">
        {adjustments.map(({ field, wished, given, reason }) => (
          <li key={`${field}/${wished}/${given}`} className="rounded-sm border border-line px-3 py-2">
            <span className="font-medium tabular-nums">
              {wishName(field)}: {wishValue(field, wished)} →{' '}
              {field === 'theme' ? themeLabel(String(given)) : wishValue(field, given)}
            </span>
            <span className="block text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
