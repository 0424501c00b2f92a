import type { ExportedGame, ExportedSheet } from '@spilvaerk/schemas'
import { EmojiArt } from '../art/EmojiArt.tsx'

const percent = new Intl.NumberFormat('da-DK', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 })

/** What the game is, what it pays, and what is proved of it. */
export function GameFacts({ game }: { readonly game: ExportedGame }) {
  const { rules, pays, description, definition } = game
  return (
    <>
      <details className="player-fold">
        <summary>Regler</summary>
        <div>
          <p>{description}</p>
          <ul className="list-disc pl-5">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </details>
      <details className="player-fold">
        <summary>Gevinster, i gange indsatsen</summary>
        <div>
          <table>
            <tbody>
              {pays.map(({ name, emoji, pays: each }) => (
                <tr key={name}>
                  <th scope="row">
                    <span className="flex items-center gap-2">
                      <EmojiArt emoji={emoji} className="size-6" />
                      {name}
                    </span>
                  </th>
                  <td>
                    {each
                      .map(({ count, coins }) => `${count}: ${number.format(coins / definition.betCoins)}`)
                      .join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <details className="player-fold">
        <summary>PAR-ark</summary>
        <div>
          <Sheet sheet={game.sheet} />
          <p className="text-muted text-xs">Definition {game.definitionHash}</p>
        </div>
      </details>
    </>
  )
}

const CLASSES = { low: 'lav', medium: 'middel', high: 'høj', extreme: 'ekstrem' } as const

function Sheet({ sheet }: { readonly sheet: ExportedSheet }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Tilbagebetaling (RTP)', percent.format(sheet.rtp)],
    ...sheet.features.map(({ id, rtp }) => [`Heraf ${id}`, percent.format(rtp)] as const),
    ['Beregnet', sheet.method === 'exact' ? 'eksakt' : 'ved simulering'],
    ['Runder med gevinst', percent.format(sheet.hitFrequency)],
    ['Standardafvigelse, i indsatser', number.format(sheet.standardDeviation)],
    ['Volatilitetsindeks (1,96 · σ)', number.format(sheet.volatilityIndex)],
    ['Volatilitet', CLASSES[sheet.volatilityClass]],
    ['Højeste gevinst, i gange indsatsen', number.format(sheet.maxWin.capCoins / sheet.betCoins)],
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
