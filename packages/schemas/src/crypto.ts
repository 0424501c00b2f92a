import { z } from 'zod'

export const CRYPTO_CODES = ['BTC', 'ETH', 'USDT', 'USDC', 'BNB'] as const
const CODE_ERROR = 'Kryptovalutaen skal være en af BTC, ETH, USDT, USDC og BNB'
export const cryptoCode = z.enum(CRYPTO_CODES, { error: CODE_ERROR })
export type CryptoCode = z.infer<typeof cryptoCode>

/** A coin that one may pay with. */
export const cryptoCurrency = z
  .object({
    code: cryptoCode,
    name: z.string(),
    minAmount: z.number().meta({ description: 'In the coin itself' }),
    confirmationsRequired: z.int(),
    network: z.string(),
    decimals: z.int().meta({ description: 'How finely an amount can be told on the chain' }),
    test: z.boolean().meta({ description: 'Testtilstand: a simulated chain' }),
  })
  .meta({ id: 'CryptoCurrency' })
export type CryptoCurrency = z.infer<typeof cryptoCurrency>
export const cryptoCurrencies = z.array(cryptoCurrency)

export const exchangeRatesInput = z.object({
  currencies: z
    .array(cryptoCode, { error: 'currencies skal være en liste' })
    .max(CRYPTO_CODES.length, { error: `Der er højst ${CRYPTO_CODES.length} kryptovalutaer` })
    .default([...CRYPTO_CODES])
    .meta({ description: 'By default all of them' }),
})
export type ExchangeRatesInput = z.infer<typeof exchangeRatesInput>

export const exchangeRate = z
  .object({
    usd: z.number(),
    dkk: z.number(),
    eur: z.number(),
    updatedAt: z.iso.datetime().meta({ description: 'When the rate was true' }),
    source: z.string(),
    stale: z.boolean().meta({ description: 'Older than it should be: a new one could not be had' }),
  })
  .meta({ id: 'ExchangeRate' })
export type ExchangeRate = z.infer<typeof exchangeRate>
export const exchangeRates = z.partialRecord(cryptoCode, exchangeRate)
export type ExchangeRates = z.infer<typeof exchangeRates>

const AMOUNT = 'Beløbet skal være et tal over 0'
const cryptoAmount = z.number({ error: AMOUNT }).positive({ error: AMOUNT }).max(1e9, { error: 'Beløbet er for stort' })
const ignored = z.unknown().optional().meta({ description: 'Accepted and ignored: the session says who pays' })

export const paymentAddressInput = z.object({
  currency: cryptoCode,
  amount: cryptoAmount.optional().meta({ description: 'In the coin; left out, any amount from the least one on' }),
  userId: ignored,
  gameId: ignored,
})
export type PaymentAddressInput = z.infer<typeof paymentAddressInput>

export const INVOICE_STATES = [
  ...(['new', 'partlyPaid', 'processing', 'settled', 'settledOverpaid'] as const),
  ...(['expired', 'expiredPartlyPaid', 'expiredPaidLate', 'invalid'] as const),
] as const
export const invoiceState = z.enum(INVOICE_STATES)
export type InvoiceState = z.infer<typeof invoiceState>

/** Money on its way to an invoice, as the chain tells it. */
export const cryptoPayment = z.object({
  id: z.string().meta({ description: 'Its name on the chain' }),
  txHash: z.string(),
  amount: z.string().meta({ description: 'In the coin, as exact decimals' }),
  confirmations: z.int(),
  state: z.enum(['seen', 'credited', 'held', 'gone', 'returning', 'returned']).meta({
    description:
      '`held` waits for the deposit limit or the end of a pause; `gone` was taken back by a reorganisation of the chain; ' +
      '`returning` was asked back by the member, and `returned` was sent back by a staff member',
  }),
  dkk: z.number().nullable().meta({ description: 'What was credited' }),
  heldFor: z.enum(['limit', 'block']).exactOptional().meta({
    description: 'Why it is or was held: the deposit limit, or a pause or exclusion',
  }),
  returnAddress: z.string().exactOptional(),
  returnTx: z.string().exactOptional().meta({ description: 'The transaction that sent it back' }),
})

export const cryptoInvoice = z
  .object({
    id: z.uuid(),
    currency: cryptoCode,
    network: z.string(),
    address: z.string(),
    uri: z.string().meta({ description: 'What wallets read from a QR code' }),
    amount: z.string().nullable(),
    received: z.string(),
    rateDkk: z.number().meta({ description: 'DKK for one coin, locked until it expires' }),
    amountDkk: z.number().nullable(),
    creditedDkk: z.number(),
    state: invoiceState,
    confirmationsRequired: z.int(),
    payments: z.array(cryptoPayment),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    test: z.boolean(),
  })
  .meta({ id: 'CryptoInvoice' })
export type CryptoInvoice = z.infer<typeof cryptoInvoice>
export const cryptoInvoices = z.array(cryptoInvoice)

export const cryptoInvoiceRef = z.object({ id: z.uuid({ error: 'Betalingens id skal være et UUID' }) })

/** No address and no hash of a chain is longer. */
const MAX_CODE = 120

export const processPaymentInput = z.object({
  machineId: ignored,
  transactionType: z.literal('deposit', { error: 'transactionType skal være deposit' }).default('deposit'),
  amount: cryptoAmount.optional().meta({ description: 'Ignored: the chain says how much it was' }),
  currency: cryptoCode,
  cryptoWalletAddress: z
    .string({ error: 'Manglende information' })
    .trim()
    .min(1, { error: 'Manglende information' })
    .max(MAX_CODE, { error: 'Adressen er for lang' })
    .meta({ description: 'The address that was paid to' }),
  blockchainTxHash: z
    .string({ error: 'Indtast venligst transaktions-hash.' })
    .trim()
    .min(1, { error: 'Indtast venligst transaktions-hash.' })
    .max(MAX_CODE, { error: 'Transaktions-hashen er for lang' })
    .meta({ description: 'A hint where to look; what counts is what the chain says' }),
})
export type ProcessPaymentInput = z.infer<typeof processPaymentInput>

export const askReturnInput = cryptoInvoiceRef.extend({
  payment: z
    .string({ error: 'Vælg betalingen' })
    .min(1, { error: 'Vælg betalingen' })
    .max(200, { error: 'Vælg betalingen' }),
  address: z
    .string({ error: 'Skriv adressen' })
    .trim()
    .min(1, { error: 'Skriv adressen' })
    .max(MAX_CODE, { error: 'Adressen er for lang' })
    .meta({ description: 'Where it is to be sent, on the chain that it came by' }),
})
export type AskReturnInput = z.infer<typeof askReturnInput>

/** Testtilstand: pays an invoice on the simulated chain, or lets its time run out. */
export const simulatedPaymentInput = cryptoInvoiceRef.extend({
  what: z.enum(['full', 'part', 'over', 'expire', 'reorganise'], { error: 'Vælg, hvad der skal ske' }),
})
export type SimulatedPaymentInput = z.infer<typeof simulatedPaymentInput>
