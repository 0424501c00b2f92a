import { standalone } from '@spilvaerk/messages/standalone'
import type { ExportedSheet, ExportedSlot } from '@spilvaerk/schemas'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { numberFormat } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { RuleParts } from './RuleParts.tsx'

const percent = numberFormat({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
const number = numberFormat({ maximumFractionDigits: 2 })

/** What the game is, what it pays, and what is proved of it. */
export function GameFacts({ game }: { readonly game: ExportedSlot }) {
  const t = textsOf(standalone)
  const { pays, definition } = game
  return (
    <>
      <details className="player-fold">
        <summary>{t('rules')}</summary>
        <div>
          <RuleParts game={game} />
        </div>
      </details>
      <details className="player-fold">
        <summary>{t('wins')}</summary>
        <div>
          <table>
            <tbody>
              {pays.map(({ id, name, emoji, picture, pays: each }) => (
                <tr key={id}>
                  <th scope="row">
                    <span className="flex items-center gap-2">
                      <EmojiArt emoji={emoji} picture={picture && game.files?.[picture]} className="size-6" />
                      {name}
                    </span>
                  </th>
                  <td>
                    {each.map(({ count, coins }) => `${count}: ${number(coins / definition.betCoins)}`).join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <details className="player-fold">
        <summary>{t('sheet')}</summary>
        <div>
          <Sheet sheet={game.sheet} />
          <p className="break-all text-muted text-xs">{t('definition', { hash: game.definitionHash })}</p>
        </div>
      </details>
    </>
  )
}

function Sheet({ sheet }: { readonly sheet: ExportedSheet }) {
  const t = textsOf(standalone)
  const rows: readonly (readonly [string, string])[] = [
    [t('figures.rtp'), percent(sheet.rtp)],
    ...sheet.features.map(({ id, rtp }) => [t('figures.ofWhich', { feature: id }), percent(rtp)] as const),
    [t('figures.method'), t(sheet.method === 'exact' ? 'figures.exact' : 'figures.simulated')],
    [t('figures.hitFrequency'), percent(sheet.hitFrequency)],
    [t('figures.deviation'), number(sheet.standardDeviation)],
    [t('figures.volatilityIndex'), number(sheet.volatilityIndex)],
    [t('figures.volatility'), t(`figures.${sheet.volatilityClass}`)],
    [t('figures.maxWin'), number(sheet.maxWin.capCoins / sheet.betCoins)],
  ]
  return (
    <table>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
