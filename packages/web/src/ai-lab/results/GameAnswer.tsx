import { lab as words } from '@spilvaerk/messages/lab'
import type { MarketGameResult } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { themeLabel } from '../../game/look/themes.ts'
import { Volatility } from '../../game/look/Volatility.tsx'
import { formatRtp } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { WrittenBy } from './WrittenBy.tsx'

export function GameAnswer({ answer: { game, gameContent, making } }: { readonly answer: MarketGameResult }) {
  const t = textsOf(words)
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-2xl [overflow-wrap:anywhere]">{gameContent.name || t('unnamed')}</h3>
        <p className="mt-1 text-muted">{gameContent.description}</p>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={t('results.symbols')}>
        {(ifSlot(game)?.symbols ?? []).map(({ id, emoji, name }) => (
          <li key={id}>
            <EmojiArt emoji={emoji} name={name} className="size-9" />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span>{themeLabel(gameContent.theme)}</span>
        <span className="tabular-nums">{t('results.rtp', { rtp: formatRtp(game.rtp) })}</span>
        <Volatility level={game.volatility} />
      </p>
      {making.adjustments.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-muted text-sm">
          {making.adjustments.map(({ field, reason }) => (
            <li key={`${field}/${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
      <Link
        to="/games/$id"
        params={{ id: String(game.id) }}
        className={buttonClass('primary', 'md', 'justify-self-start')}
      >
        <Play aria-hidden className="size-4.5" />
        {t('results.play')}
      </Link>
      <WrittenBy by={making.writtenBy} />
    </div>
  )
}
