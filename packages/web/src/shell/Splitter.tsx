import { studio } from '@spilvaerk/messages/studio'
import type { KeyboardEvent, PointerEvent } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { type Side, USUAL, usePanels, WIDTHS } from './panels.ts'

/** The line between a panel and the game: it is drawn, moved by the arrow keys, and folds the panel on Enter. */
export function Splitter({ side, controls }: { readonly side: Side; readonly controls: string }) {
  const t = textsOf(studio)
  const { widthPx, isFolded } = usePanels((panels) => panels[side])
  const change = usePanels((panels) => panels.change)
  /** Which way is wider. */
  const outward = side === 'left' ? 1 : -1

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = {
      ArrowRight: widthPx + outward * WIDTHS.step,
      ArrowLeft: widthPx - outward * WIDTHS.step,
      Home: WIDTHS.min,
      End: WIDTHS.max,
    }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) change(side, { isFolded: !isFolded })
    else change(side, { widthPx: next, isFolded: false })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const line = event.currentTarget
    const startPx = event.clientX
    line.setPointerCapture(event.pointerId)
    const follow = (move: globalThis.PointerEvent) =>
      change(side, { widthPx: widthPx + outward * (move.clientX - startPx), isFolded: false })
    line.addEventListener('pointermove', follow)
    line.addEventListener('lostpointercapture', () => line.removeEventListener('pointermove', follow), { once: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule of text cannot be moved; a separator with a value can
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(`shell.resize.${side}`)}
      aria-controls={controls}
      aria-valuemin={WIDTHS.min}
      aria-valuemax={WIDTHS.max}
      aria-valuenow={widthPx}
      aria-valuetext={isFolded ? t('shell.folded') : t('shell.px', { amount: widthPx })}
      className="shell-splitter"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => change(side, USUAL[side])}
    />
  )
}
