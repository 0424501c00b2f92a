import { catalogue } from '@spilvaerk/messages/catalogue'
import { playing } from '@spilvaerk/messages/playing'
import type { SlotGame } from '@spilvaerk/schemas'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { BASE_REELS, type Face, reelsOf } from '../machine/face.ts'
import { LineDiagram } from './LineDiagram.tsx'

/** No win gives more than the cap of a round, whatever the table says. */
export function PaytableSheet({ game, face }: { readonly game: SlotGame; readonly face: Face }) {
  const t = textsOf(playing)
  const rows = reelsOf(face, BASE_REELS).map((reel) => reel.rows)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="pays">
        <h3 id="pays" className="mb-3 text-lg">
          {t('wins')}
        </h3>
        <ul className="grid gap-2">
          {game.paytable.map(({ symbolId, emoji, picture, name, pays }) => (
            <li key={symbolId} className="flex items-center gap-4 rounded-md border border-line bg-ground p-3">
              <EmojiArt emoji={emoji} picture={picture} className="size-12 shrink-0" />
              <div className="grow">
                <p className="font-semibold">{name}</p>
                <dl className="flex flex-wrap gap-x-4 text-sm tabular-nums">
                  {pays.length === 0 && <dd className="text-muted">{t('pays.none')}</dd>}
                  {[...pays].reverse().map(({ count, times }) => (
                    <div key={count} className="flex gap-1.5">
                      <dt className="text-muted">{count}</dt>
                      <dd className="font-semibold text-lamp-bright">
                        ×{formatNumber(Math.min(times, game.maxWinMultiplier))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {game.wins === 'lines' && (
        <section aria-labelledby="lines">
          <h3 id="lines" className="mb-3 text-lg">
            {textsOf(catalogue)('winRules.lines', {
              count: game.lines.length,
              amount: formatNumber(game.lines.length),
            })}
          </h3>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
            {game.lines.map((line, index) => (
              <li key={line.join(' ')} className="grid justify-items-center gap-1">
                <LineDiagram line={line} rows={rows} label={t('pays.line', { number: index + 1 })} />
                <span aria-hidden className="text-muted text-xs tabular-nums">
                  {index + 1}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
