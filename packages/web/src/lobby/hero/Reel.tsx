import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { stripBetween } from './reel-plan.ts'

const RUN_MS = 1300
const STAGGER_MS = 260

type ReelProps = {
  readonly place: number
  readonly spin: number
  readonly symbols: readonly string[]
  readonly old: readonly string[]
}

/** One reel of the show: it starts on the old window and comes to rest on the new one, which is the top of its strip. */
export function Reel({ place, spin, symbols, old }: ReelProps) {
  const strip = useRef<HTMLDivElement>(null)
  const carried = spin === 0 ? symbols : stripBetween(symbols, old)

  useLayoutEffect(() => {
    if (spin === 0 || !strip.current?.animate) return
    const away = ((carried.length - old.length) / carried.length) * 100
    const run = strip.current.animate([{ transform: `translateY(-${away}%)` }, { transform: 'translateY(0)' }], {
      duration: RUN_MS + place * STAGGER_MS,
      easing: 'cubic-bezier(0.35, 0.05, 0.2, 1.06)',
      fill: 'backwards',
    })
    return () => run.cancel()
    // A run belongs to its spin's number; the strip is drawn from that number too.
  }, [spin, place, carried.length, old.length])

  return (
    <div className="cabinet-reel" style={{ '--rows': symbols.length } as CSSProperties}>
      <div ref={strip}>
        {carried.map((emoji, index) => (
          // Symbols repeat on a strip and have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} className="cabinet-symbol">
            <EmojiArt emoji={emoji} eager className="size-full object-contain" />
          </span>
        ))}
      </div>
    </div>
  )
}
