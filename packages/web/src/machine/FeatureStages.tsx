import { machine } from '@spilvaerk/messages/machine'
import type { Prize } from '@spilvaerk/slot-engine'
import { type CSSProperties, useEffect } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { ChoiceStage } from './ChoiceStage.tsx'
import { GambleStage } from './GambleStage.tsx'
import { HeldCoins } from './HeldCoins.tsx'
import { bleedOf } from './look/cabinets/bleed.ts'
import { PROP_COLOURS } from './look/vocabulary.ts'
import { Painted, PaintedTitle, StagePlace } from './Painted.tsx'
import { type StageProps, wordsOf } from './stage-props.ts'
import { WheelStage } from './WheelStage.tsx'

/** A feature's own stage, over the window. Any key hurries it on. */
export function FeatureStages(props: StageProps) {
  const { stage, layout, onSkip } = props
  useKeysToSkip(onSkip)
  if (stage.kind === 'choice' || stage.kind === 'gamble') {
    const { height: minHeight, ...place } = dressedBox(props) ?? {
      top: layout.plate.y,
      height: layout.height - layout.plate.y,
    }
    return (
      <div
        className="machine-stage machine-stage-asked absolute inset-x-0"
        data-leaving={stage.isLeaving}
        data-dressed={props.face.look !== undefined}
        style={{ ...place, minHeight }}
      >
        <Place {...props} />
        {stage.kind === 'choice' ? <ChoiceStage {...props} stage={stage} /> : <GambleStage {...props} stage={stage} />}
      </div>
    )
  }
  const { window } = layout
  const box = dressedBox(props) ?? { left: window.x, top: window.y, width: window.width, height: window.height }
  if (stage.kind === 'holdAndWin' || stage.kind === 'collect') return <HeldCoins {...props} stage={stage} />
  return (
    <div
      className="machine-stage absolute"
      data-leaving={stage.isLeaving}
      data-dressed={props.face.look !== undefined}
      style={box}
    >
      <Place {...props} />
      <StageBody {...props} />
    </div>
  )
}

/** A dressed game's stage takes all that its cabinet does; others keep to the window. */
function dressedBox({
  face,
  layout,
}: StageProps): ({ readonly top: number; readonly height: number } & CSSProperties) | undefined {
  if (!face.look) return undefined
  const { side } = bleedOf(layout)
  return { left: -side, top: 0, width: layout.width + 2 * side, height: layout.height }
}

function Place({ face: { look, palette }, layout }: StageProps) {
  return look ? <StagePlace look={look} palette={palette} width={layout.width} height={layout.height} /> : null
}

function StageBody(props: StageProps) {
  const { stage } = props
  switch (stage.kind) {
    case 'wheel':
      return <WheelStage {...props} stage={stage} />
    case 'pick':
      return <PickStage {...props} stage={stage} />
    case 'ladder':
      return <LadderStage {...props} stage={stage} />
    case 'board':
      return <BoardStage {...props} stage={stage} />
    case 'choice':
    case 'gamble':
    case 'holdAndWin':
    case 'collect':
      return null
  }
}

/** A long word breaks where it may on a narrow tile. */
function hyphenated(words: string): string {
  const t = textsOf(machine)
  return words.replace(t('prizes.bonusGame'), t('prizes.bonusGameThatBreaks'))
}

function PickStage(props: StageProps<'pick'>) {
  const { stage, face, onPick } = props
  const words = wordsOf(props)
  const t = textsOf(machine)
  const columns = columnsFor(stage.tiles.length)
  const { items, factors = [], alike } = stage.feature
  const shown = (item: number, prize: Prize): string => {
    const factor = factors[item]
    if (factor === undefined) return words(prize)
    return 'nothing' in prize ? `×${factor}` : `${words(prize)} ×${factor}`
  }
  const title = alike === undefined ? t('pick.title') : t('pick.alike', { count: alike })
  return (
    <fieldset className="machine-pick">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="machine-stage-title">
        {face.look ? <PaintedTitle look={face.look} palette={face.palette} text={title} /> : title}
      </p>
      <div className="machine-tiles" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {stage.tiles.map((item, tile) => {
          const prize = item === undefined ? undefined : items[item]
          const text = item === undefined || prize === undefined ? undefined : shown(item, prize)
          const name = t('pick.tile', { number: tile + 1 })
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={tile}
              type="button"
              className="machine-tile"
              data-open={text !== undefined}
              disabled={text !== undefined}
              aria-disabled={!stage.isOpen}
              aria-label={text ? `${name}: ${text}` : name}
              onClick={() => onPick(tile)}
            >
              {face.look && (
                <Painted
                  job={{ kind: 'part', look: face.look, palette: face.palette, part: { part: 'props', size: PROP_PX } }}
                  index={text ? PROP_COLOURS : (tile * 2 + Math.floor(tile / columns)) % PROP_COLOURS}
                />
              )}
              <span>{text ? hyphenated(text) : '?'}</span>
            </button>
          )
        })}
      </div>
      <p aria-hidden className="machine-stage-note">
        {t('pick.left', { count: stage.tiles.filter((item) => item === undefined).length, of: stage.tiles.length })}
      </p>
    </fieldset>
  )
}

const PROP_PX = 168

/** Full rows where the number allows it. */
function columnsFor(tiles: number): number {
  const fewest = Math.ceil(Math.sqrt(tiles))
  const wished = [fewest, fewest + 1, fewest + 2].find((columns) => tiles % columns === 0)
  return wished ?? Math.ceil(Math.sqrt(tiles * 1.4))
}

function LadderStage(props: StageProps<'ladder'>) {
  const { stage } = props
  const { look, palette } = props.face
  const words = wordsOf(props)
  return (
    <ol aria-hidden className="machine-rungs" data-dressed={look !== undefined}>
      {stage.feature.rungs.map((prize, rung) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place
          key={rung}
          data-lit={rung <= stage.rung}
          data-here={rung === stage.rung}
          data-final={stage.isOver && rung === stage.rung}
        >
          {look && <Painted job={{ kind: 'part', look, palette, part: STEP }} />}
          <span>{words(prize)}</span>
        </li>
      ))}
    </ol>
  )
}

const STEP = { part: 'step', width: 360, height: 56 } as const

/** The spaces in rows, the piece on one of them. */
function BoardStage(props: StageProps<'board'>) {
  const { stage } = props
  const words = wordsOf(props)
  const { spaces } = stage.feature
  return (
    <div aria-hidden className="machine-pick">
      <div
        className="machine-tiles"
        style={{ gridTemplateColumns: `repeat(${columnsFor(spaces.length)}, minmax(0, 1fr))` }}
      >
        {spaces.map((prize, space) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            key={space}
            className="machine-tile"
            data-open={space === stage.space}
          >
            {hyphenated(words(prize))}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Keys that move the focus, or press what has it, keep their use. */
function useKeysToSkip(onSkip: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
      const isPress = event.key === 'Enter' || event.key === ' '
      if (isPress && event.target instanceof Element && event.target.closest('button, a, summary')) return
      onSkip()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onSkip])
}
