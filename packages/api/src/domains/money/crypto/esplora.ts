import { z } from 'zod'
import { type Chain, ChainFailure } from './chain.ts'

const TIMEOUT_MS = 15_000

const status = z.object({
  confirmed: z.boolean(),
  block_height: z.int().optional(),
  block_hash: z.string().optional(),
})
const output = z.object({ scriptpubkey_address: z.string().optional(), value: z.int().min(0) })
const transactions = z.array(z.object({ txid: z.string(), status, vout: z.array(output) }))

/** Bitcoin as an Esplora server tells it. It forgets by itself what a reorganisation has undone. */
export function esploraChain(baseUrl: string): Chain {
  const get = async (path: string): Promise<string> => {
    const response = await fetch(baseUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new ChainFailure(`Esplora answered ${response.status} to ${path}`)
    return response.text()
  }

  return {
    name: 'esplora',
    height: async () =>
      z.coerce
        .number()
        .int()
        .positive()
        .parse(await get('/blocks/tip/height')),
    // All of an address, spent or not: an address of ours is used once, so that is few.
    transfersTo: async ({ address }) => {
      const found = transactions.parse(JSON.parse(await get(`/address/${address}/txs`)))
      return found.flatMap(({ txid, status: { confirmed, block_height: height, block_hash: hash }, vout }) =>
        vout.flatMap(({ scriptpubkey_address: to, value }, index) => {
          if (to !== address || value === 0) return []
          const block = confirmed && hash && height !== undefined ? { block: { hash, height } } : {}
          return [{ id: `${txid}:${index}`, txHash: txid, units: BigInt(value), ...block }]
        }),
      )
    },
  }
}
