import { tables } from '@spilvaerk/messages/tables'
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import type { Dragged } from '../chips/use-chip-drag.ts'
import type { FeltProps } from './felt.ts'
import { FeltContext, type FeltShared } from './felt-context.ts'
import { SpotTip, type TipPlace } from './SpotTip.tsx'
import { useFeltKeys } from './use-felt-keys.ts'

type FeltFrameProps = {
  readonly felt: FeltProps
  readonly values: readonly number[]
  readonly coin: number
  readonly onDrag: (what: Dragged, event: PointerEvent) => void
  readonly children: ReactNode
}

/** The cloth: what spots share, the keyboard's way over it, and the tip of the spot that is pointed at. */
export function FeltFrame({ felt, values, coin, onDrag, children }: FeltFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<TipPlace>()
  // What it says is read before a bet: over cards that are dealt it would only be in the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the phase
  useEffect(() => setTip(undefined), [felt.phase])
  const { current, setCurrent, onKeyDown } = useFeltKeys(felt.take)
  const byId = useMemo(() => new Map(felt.spots.map((spot) => [spot.id, spot])), [felt.spots])
  const shared: FeltShared = { ...felt, values, coin, spots: byId, current, setCurrent }
  const show = (target: EventTarget): void => setTip(tipAt(target, frame.current))
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') show(event.target)
  }
  return (
    <FeltContext value={shared}>
      {/* biome-ignore lint/a11y/useSemanticElements: when a tip goes, Chromium lays a fieldset out without its content */}
      <div
        ref={frame}
        role="group"
        tabIndex={-1}
        aria-label={textsOf(tables)('spot.felt')}
        className="felt"
        data-phase={felt.phase}
        onKeyDown={onKeyDown}
        onPointerOver={onPointer}
        onPointerDown={(event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-spot]')?.dataset.spot
          // A finger that moves over the felt scrolls the page.
          if (id !== undefined && event.pointerType !== 'touch' && felt.bets.has(id)) onDrag({ from: id }, event)
        }}
        onPointerLeave={() => setTip(undefined)}
        onBlur={() => setTip(undefined)}
        onFocus={({ target }) => {
          const { spot } = target.dataset
          if (spot !== undefined) setCurrent(spot)
          if (target.matches(':focus-visible')) show(target)
        }}
      >
        {children}
        <SpotTip tip={tip} />
      </div>
    </FeltContext>
  )
}

function tipAt(target: EventTarget, frame: HTMLElement | null): TipPlace | undefined {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null
  const id = spot?.dataset.spot
  if (!spot || id === undefined || !frame) return undefined
  const [inner, outer] = [spot.getBoundingClientRect(), frame.getBoundingClientRect()]
  return { id, x: inner.left + inner.width / 2 - outer.left, y: inner.top - outer.top }
}
