import { controls } from '@spilvaerk/messages/controls'
import { generator } from '@spilvaerk/messages/generator'
import { studio } from '@spilvaerk/messages/studio'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useRun } from './generation-run.ts'
import { useGenerate } from './use-generate.ts'

/** Several games for one prompt, none of them stored until it is kept. */
export function VariationList() {
  const t = textsOf(generator)
  const { variations } = useRun()
  const { keep } = useGenerate()
  if (variations.length === 0) return null
  return (
    <Card aria-labelledby="variations" className="studio-card grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="variations" className="text-lg">
          {t('variations.title')}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => useRun.setState({ variations: [] })}>
          {textsOf(controls)('close')}
        </Button>
      </div>
      <ul className="studio-grid">
        {variations.map((variation) => (
          <li key={variation.definitionHash} className="studio-tile">
            <span aria-hidden className="flex gap-1">
              {(variation.kind === 'slot' ? variation.symbols : []).slice(0, 5).map(({ id, emoji }) => (
                <EmojiArt key={id} emoji={emoji} className="size-6" />
              ))}
            </span>
            <b>{variation.title}</b>
            <span className="text-muted text-sm">
              {t('variations.figures', {
                rtp: formatRtp(variation.rtp),
                volatility: textsOf(studio)(`volatility.${variation.volatility}`),
                times: formatNumber(variation.maxWinMultiplier),
              })}
            </span>
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => void keep(variation)}>
              {t('variations.keep')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
