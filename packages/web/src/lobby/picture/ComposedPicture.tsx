import { memo, useId, useMemo } from 'react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { type ComposedOf, composePicture, type Picture } from './compose.ts'
import { HEIGHT, WIDTH } from './land.ts'
import { Pattern } from './Pattern.tsx'

/** A game whose tile cannot be had: drawn by the page itself. Fills its box. */
export const ComposedPicture = memo(function ComposedPicture({ game }: { readonly game: ComposedOf }) {
  const picture = useMemo(() => composePicture(game), [game])
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <Backdrop picture={picture} />
      {picture.heroes.map(({ emoji, x, y, size, tilt }) => (
        <div
          key={emoji}
          className="game-hero absolute aspect-square"
          style={{
            left: `${x}%`,
            top: `${y}%`,
            width: `${size}%`,
            transform: `translate(-50%, -50%) rotate(${tilt}deg)`,
          }}
        >
          <EmojiArt emoji={emoji} eager className="size-full" />
        </div>
      ))}
    </div>
  )
})

function Backdrop({ picture: { sky, light, pattern, land, sparkles } }: { readonly picture: Picture }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="0.38" stopColor={sky[1]} />
          <stop offset="0.68" stopColor={sky[2]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor={light.colour} stopOpacity="0.85" />
          <stop offset="0.4" stopColor={light.colour} stopOpacity="0.32" />
          <stop offset="1" stopColor={light.colour} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}fade`} x2="0" y2="1">
          <stop offset="0.25" stopColor={light.colour} />
          <stop offset="1" stopColor={light.colour} stopOpacity="0.15" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}sky)`} />
      <g color={pattern.colour} opacity={pattern.kind === 'stars' ? 0.75 : 0.14}>
        <Pattern id={`${id}pattern`} {...pattern} centre={[light.x, light.y]} />
      </g>
      <circle cx={light.x} cy={light.y} r={light.radius * 2.3} fill={`url(#${id}glow)`} />
      <circle cx={light.x} cy={light.y} r={light.radius} fill={`url(#${id}fade)`} opacity="0.7" />
      {land.map(({ outline, colour }) => (
        <path key={outline} d={outline} fill={colour} />
      ))}
      <g fill={pattern.colour}>
        {sparkles.map(({ x, y, size }) => (
          <path key={`${x} ${y}`} d={sparkle(x, y, size)} opacity="0.85" />
        ))}
      </g>
    </svg>
  )
}

/** A star of four points. */
function sparkle(x: number, y: number, size: number): string {
  const waist = size * 0.16
  const points = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ]
  return `M${points.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join(' L')}Z`
}
