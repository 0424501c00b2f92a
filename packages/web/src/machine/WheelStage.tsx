import { machine } from '@spilvaerk/messages/machine'
import type { CSSProperties } from 'react'
import { numberFormat } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { middleOf } from './feature-player.ts'
import { Painted } from './Painted.tsx'
import { type StageProps, wordsOf } from './stage-props.ts'

/** Dark enough for light words, whatever the game's colours are. */
const TONES = ['--game-main', '--game-deep', '--color-brass-dark', '--color-red'].map(
  (colour) => `color-mix(in oklab, var(${colour}) 55%, var(--color-void))`,
)
/** A narrower segment has no room for words. */
const NARROWEST_WORDS = 16

const WHEEL_PX = 560

/** The hub says it in full once it is won; on the disc it would be cut off. */
const short = (prize: string): string => prize.replace('gratis ', '')

/** Each segment as wide as its chance. The pointer is at the top; the drawn segment comes to rest under it. */
export function WheelStage(props: StageProps<'wheel'>) {
  const { stage, face } = props
  const { look, palette } = face
  const { segments } = stage.feature
  const words = wordsOf(props)
  const t = textsOf(machine)
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = stage.segment === undefined ? undefined : segments[stage.segment]
  const painted = look && {
    ...({ kind: 'part', look, palette } as const),
    part: {
      part: 'wheel',
      size: WHEEL_PX,
      segments: segments.map(({ weight, prize }) => ({ weight, text: short(words(prize)) })),
    } as const,
  }
  return (
    <div aria-hidden className="machine-wheel" data-dressed={look !== undefined}>
      <span className="machine-wheel-pointer">{painted && <Painted job={painted} index={1} />}</span>
      <div
        className="machine-wheel-disc"
        style={{ '--slices': slices(segments, whole), rotate: `${stage.turned}deg` } as CSSProperties}
      >
        {painted && <Painted job={painted} />}
        {segments.map(({ weight, prize }, segment) => {
          const isNarrow = (360 * weight) / whole < NARROWEST_WORDS
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              key={segment}
              className="machine-wheel-words"
              style={{ rotate: `${middleOf(segments, segment)}deg` }}
            >
              <span>{isNarrow ? '·' : short(words(prize))}</span>
            </span>
          )
        })}
      </div>
      <p className="machine-wheel-hub">{drawn ? words(drawn.prize) : ''}</p>
      <p className="machine-stage-note">
        {drawn
          ? t('wheel.chance', { name: words(drawn.prize), chance: percent(drawn.weight / whole) })
          : t('wheel.odds', { count: segments.length })}
      </p>
    </div>
  )
}

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 })

/** Neighbours never have the same colour, the last and the first included. */
function slices(segments: readonly { readonly weight: number }[], whole: number): string {
  let from = 0
  const stops = segments.map(({ weight }, segment) => {
    const to = from + (360 * weight) / whole
    const isOddEnd = segment === segments.length - 1 && segment % TONES.length === 0
    const slice = `${TONES[isOddEnd ? 2 : segment % TONES.length]} ${from}deg ${to}deg`
    from = to
    return slice
  })
  return `conic-gradient(${stops.join(', ')})`
}
