import { Candy, Cherry, Pyramid, Skull } from 'lucide-react'

type IconProps = { readonly className?: string | undefined }

const ICONS = { egyptian: Pyramid, pirate: Skull, fruit: Cherry, sweet: Candy } as const

/** What the game is about, at a glance; whatever has no sign of its own is a slot machine. */
export function ThemeIcon({ theme, className }: IconProps & { readonly theme: string }) {
  // `in` has just made sure of the key.
  const Icon = theme in ICONS ? ICONS[theme as keyof typeof ICONS] : undefined
  return Icon ? <Icon aria-hidden className={className} /> : <SlotIcon className={className} />
}

function SlotIcon({ className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <rect x="2.5" y="5" width="16" height="15" rx="3" />
      <path d="M7.8 9.5v6M13.2 9.5v6M18.5 14h1.5a1.5 1.5 0 0 0 1.5-1.5V6" />
      <circle cx="21.5" cy="4.5" r="1.3" fill="currentColor" />
    </svg>
  )
}
