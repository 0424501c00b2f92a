import { useId } from 'react'

/** The brand: the word, and the lamp that stands on its æ. */
export function Wordmark({ wordClass }: { readonly wordClass?: string }) {
  const glow = useId()
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-xl tracking-tight max-[30rem]:gap-1.5 max-[30rem]:text-lg">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 max-[30rem]:size-7 overflow-visible">
        <defs>
          <radialGradient id={glow}>
            <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.65" />
            <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="16" cy="13" r="18" fill={`url(#${glow})`} />
        <path
          d="M16 2.5c-5.6 0-9.6 4.1-9.6 9.2 0 4.4 2.9 6.4 4.3 9 .3.6.8 1 1.5 1h7.6c.7 0 1.2-.4 1.5-1 1.4-2.6 4.3-4.6 4.3-9 0-5.1-4-9.2-9.6-9.2Z"
          fill="var(--color-lamp)"
        />
        <path
          d="M16 4.4c-4.3 0-7.4 3.2-7.4 7.2 0 1.4.4 2.6 1 3.6 0-5.5 3.1-9.4 8.6-10.5-.7-.2-1.4-.3-2.2-.3Z"
          fill="var(--color-filament)"
        />
        <path
          d="m12 12.6 2 1.9 2-2.4 2 2.4 2-1.900M14 14.500l.6 7M18 14.500l-.6 7"
          fill="none"
          stroke="var(--color-brass-dark)"
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M11.8 23h8.400M12.2 25.600h7.6"
          stroke="var(--color-brass-light)"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
        <path d="M13.7 28.200h4.6" stroke="var(--color-brass)" strokeWidth="1.9" strokeLinecap="round" />
      </svg>
      <span className={wordClass}>
        Spil<span className="text-lamp">værk</span>
      </span>
    </span>
  )
}
