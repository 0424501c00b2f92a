import type { CryptoInvoice } from '@spilvaerk/schemas'
import { toDkk } from '../../../platform/numbers/money.ts'
import { amountText, microOf, unitsOf } from './amounts.ts'
import { COINS, type Coin, NETWORKS, type NetworkKind, networkName } from './coins.ts'
import { receivedUnits, stateOf } from './states.ts'
import type { StoredInvoice, StoredPayment } from './store.ts'

/** What wallets read from a QR code: BIP-21 for Bitcoin, EIP-681 for Ethereum's kind. */
export function paymentUri(
  { family, chain, contracts, decimals }: Coin,
  kind: NetworkKind,
  address: string,
  units: string | null,
): string {
  if (family === 'btc')
    return units ? `bitcoin:${address}?amount=${amountText(BigInt(units), { decimals })}` : `bitcoin:${address}`
  const { chainId } = NETWORKS[chain][kind]
  const contract = contracts?.[kind]
  if (contract) return `ethereum:${contract}@${chainId}/transfer?address=${address}${units ? `&uint256=${units}` : ''}`
  return `ethereum:${address}@${chainId}${units ? `?value=${units}` : ''}`
}

/** The limits' refusals that stand for somebody who may not take part at all. */
const isBlock = (code: string): boolean => ['paused', 'excluded', 'listedInRofus'].includes(code)

export function invoiceView(
  invoice: StoredInvoice,
  payments: readonly StoredPayment[],
  test: boolean,
  now: Date,
): CryptoInvoice {
  const { id, currency, address, units, rateDkk, createdAt, expiresAt } = invoice
  const coin = COINS[currency]
  const kind = test ? 'test' : 'main'
  const credited = payments.reduce((total, { creditedMicro }) => total + (creditedMicro ?? 0), 0)
  return {
    ...{ id, currency, network: networkName(coin, kind), address, uri: paymentUri(coin, kind, address, units) },
    ...{ rateDkk, test },
    amount: units === null ? null : amountText(BigInt(units), coin),
    received: amountText(receivedUnits(payments), coin),
    amountDkk: units === null ? null : toDkk(microOf(BigInt(units), rateDkk, coin)),
    creditedDkk: toDkk(credited),
    state: stateOf(invoice, payments, unitsOf(coin.minAmount, coin), now),
    confirmationsRequired: coin.confirmationsRequired,
    payments: payments.map((payment) => ({
      id: payment.id,
      txHash: payment.txHash,
      amount: amountText(BigInt(payment.units), coin),
      confirmations: payment.confirmations,
      state: payment.state,
      dkk: payment.creditedMicro === null ? null : toDkk(payment.creditedMicro),
      ...(payment.heldFor !== null && { heldFor: isBlock(payment.heldFor) ? ('block' as const) : ('limit' as const) }),
      ...(payment.returnAddress !== null && { returnAddress: payment.returnAddress }),
      ...(payment.returnTx !== null && { returnTx: payment.returnTx }),
    })),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
