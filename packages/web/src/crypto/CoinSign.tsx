import type { CryptoCode } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'

const SIGNS: Readonly<Record<CryptoCode, string>> = { BTC: '₿', ETH: 'Ξ', USDT: '₮', USDC: '$', BNB: '◆' }
const PLATES: Readonly<Record<CryptoCode, string>> = {
  BTC: 'plate-lamp text-on-lamp',
  ETH: 'bg-blue text-void',
  USDT: 'plate-green text-on-lamp',
  USDC: 'bg-blue-text text-void',
  BNB: 'brass text-on-lamp',
}

/** The coin as a coin. */
export const CoinSign = ({ code, className }: { readonly code: CryptoCode; readonly className?: string }) => (
  <span
    aria-hidden
    className={cn('grid size-10 shrink-0 place-items-center rounded-full font-bold text-xl', PLATES[code], className)}
  >
    {SIGNS[code]}
  </span>
)
