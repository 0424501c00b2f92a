import type { CryptoCode } from '@spilvaerk/schemas'
import { Bitcoin, Diamond } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

/** Drawn, or a letter that every typeface has. */
const SIGNS: Readonly<Record<CryptoCode, ReactNode>> = {
  BTC: <Bitcoin className="size-[60%]" strokeWidth={2.5} />,
  ETH: 'Ξ',
  USDT: 'T',
  USDC: '$',
  BNB: <Diamond className="size-1/2 fill-current" />,
}
const PLATES: Readonly<Record<CryptoCode, string>> = {
  BTC: 'plate-lamp text-on-lamp',
  ETH: 'bg-blue text-void',
  USDT: 'plate-green text-on-lamp',
  USDC: 'bg-blue-text text-void',
  BNB: 'brass text-on-lamp',
}

/** The coin as a coin. */
export const CoinIcon = ({ code, className }: { readonly code: CryptoCode; readonly className?: string }) => (
  <span
    aria-hidden
    className={cn('grid size-10 shrink-0 place-items-center rounded-full font-bold text-xl', PLATES[code], className)}
  >
    {SIGNS[code]}
  </span>
)
