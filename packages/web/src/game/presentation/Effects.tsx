import type { CSSProperties, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { VisualEffect } from './visual-effects.ts'
import './effects.css'

type EffectsProps = {
  readonly effects: readonly VisualEffect[]
  /** Counts up with each win, which starts what a win sets off. */
  readonly wins: number
  readonly children: ReactNode
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index)

/** What goes on round a machine. It is decoration: nothing in it can be pressed, read or missed. */
export function Effects({ effects, wins, children }: EffectsProps) {
  const has = (effect: VisualEffect): boolean => effects.includes(effect)
  const hops = has('Animationer') && wins > 0
  return (
    <div className="effects" data-effects={effects.join(', ')}>
      {(has('Morphing') || has('Lys Effekter')) && (
        <div aria-hidden className="effects-layer">
          {has('Morphing') && <span className="effects-morph" />}
          {has('Lys Effekter') && <span className="effects-light" />}
        </div>
      )}
      <div className={cn('relative', hops && (wins % 2 ? 'effects-hop' : 'effects-hop-again'))}>{children}</div>
      {(has('Partikler') || has('Eksplosioner')) && (
        <div aria-hidden className="effects-layer">
          {has('Eksplosioner') && wins > 0 && <span key={wins} className="effects-burst" />}
          {has('Partikler') &&
            SPARKS.map((spark) => (
              <i key={spark} className="effects-spark" style={{ '--nth': spark } as CSSProperties} />
            ))}
        </div>
      )}
    </div>
  )
}
