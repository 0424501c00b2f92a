import { lobby } from '@spilvaerk/messages/lobby'
import type { SlotSummary } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { useStillness } from '../../lib/motion.ts'
import { textsOf } from '../../lib/page-language.ts'
import { usePlayCount } from '../play.ts'
import { Reel } from './Reel.tsx'
import { windowAfter } from './reel-plan.ts'

const REST_MS = 5200

/** A featured game, playing to itself. It keeps still where motion is unwanted, unseen or under the pointer. */
export function Cabinet({ game }: { readonly game: SlotSummary | undefined }) {
  const [isHeld, setHeld] = useState(false)
  const spin = useSpinNumber(game !== undefined && !isHeld)
  const play = usePlayCount()
  return (
    <div
      className="cabinet"
      style={game && paletteStyle(game)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div aria-hidden="true" className="cabinet-glow" />
      <div className="cabinet-body">
        <div className="cabinet-sign">
          {game ? (
            <Link
              to="/games/$id"
              params={{ id: String(game.id) }}
              onClick={() => play(game.id)}
              className="cabinet-link"
              aria-label={textsOf(lobby)('tryGame', { name: game.name })}
            >
              {game.name}
            </Link>
          ) : (
            <span className="cabinet-link">Spilværk</span>
          )}
        </div>
        <div className="cabinet-frame" aria-hidden="true">
          <div className="cabinet-bulbs" />
          <div className="cabinet-bulbs cabinet-bulbs-between" />
          <div className="cabinet-window">
            {game ? <Reels game={game} spin={spin} /> : null}
            <div className="cabinet-glass" />
          </div>
        </div>
        <div className="cabinet-base" aria-hidden="true" />
      </div>
    </div>
  )
}

function Reels({ game, spin }: { readonly game: SlotSummary; readonly spin: number }) {
  const next = windowAfter(game, spin)
  const old = windowAfter(game, Math.max(0, spin - 1))
  return next.map((symbols, reel) => (
    // A reel has no name but its place, and reels never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Reel key={reel} place={reel} spin={spin} symbols={symbols} old={old[reel] ?? symbols} />
  ))
}

/** Counts up while there is someone to look. */
function useSpinNumber(isPlaying: boolean): number {
  const isStill = useStillness()
  const [spin, setSpin] = useState(0)
  useEffect(() => {
    if (!isPlaying || isStill) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && window.scrollY < 600) setSpin((count) => count + 1)
    }, REST_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isStill])
  return spin
}
