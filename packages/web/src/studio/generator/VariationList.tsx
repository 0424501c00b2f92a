import { EmojiArt } from '../../art/EmojiArt.tsx'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useRun } from './generation-run.ts'
import { useGenerate } from './use-generate.ts'

/** Several games for one prompt, none of them stored until it is kept. */
export function VariationList() {
  const { variations } = useRun()
  const { keep } = useGenerate()
  if (variations.length === 0) return null
  return (
    <Card aria-labelledby="variations" className="studio-card grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="variations" className="text-lg">
          Variations
        </h2>
        <Button variant="ghost" size="sm" onClick={() => useRun.setState({ variations: [] })}>
          Close
        </Button>
      </div>
      <ul className="studio-grid">
        {variations.map((variation) => (
          <li key={variation.definitionHash} className="studio-tile">
            <span aria-hidden className="flex gap-1">
              {variation.symbols.slice(0, 5).map(({ id, emoji }) => (
                <EmojiArt key={id} emoji={emoji} className="size-6" />
              ))}
            </span>
            <b>{variation.title}</b>
            <span className="text-muted text-sm">
              RTP {formatRtp(variation.rtp)} · {variation.volatility} · {formatNumber(variation.maxWinMultiplier)}x
            </span>
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => void keep(variation)}>
              Keep this game
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
