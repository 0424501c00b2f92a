import { type CSSProperties, useState } from 'react'
import { artUrl } from './art-url.ts'

type EmojiArtProps = {
  readonly emoji: string
  /** The address of a picture that is shown in its place. */
  readonly picture?: string | undefined
  /** What it stands for; leave it out where the words beside it say the same. */
  readonly name?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly eager?: boolean
}

/** An emoji in our own drawing, alike on each device. One that the set lacks is left to the device. */
export function EmojiArt({ emoji, picture, name = '', className, style, eager = false }: EmojiArtProps) {
  const [missing, setMissing] = useState<string>()
  if (missing === (picture ?? emoji)) {
    const naming = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
    return (
      <span
        className={className}
        style={{ ...style, display: 'grid', placeItems: 'center', containerType: 'size' }}
        {...naming}
      >
        <span style={{ fontSize: '80cqmin', lineHeight: 1 }}>{emoji}</span>
      </span>
    )
  }
  return (
    <img
      src={picture ?? artUrl(emoji)}
      alt={name}
      width={32}
      height={32}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
      style={style}
      onError={() => setMissing(picture ?? emoji)}
    />
  )
}
