import {
  type Address,
  createPublicClient,
  type Hash,
  http,
  isHash,
  type PublicClient,
  parseAbiItem,
  TransactionNotFoundError,
} from 'viem'
import type { Chain, Transfer, Watch } from './chain.ts'

const TIMEOUT_MS = 15_000
/** Nodes answer so many blocks at once. */
const MAX_BLOCKS = 2000
const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/**
 * A chain of Ethereum's kind through a node's JSON-RPC. Tokens are read from the Transfer events of their contract. A
 * chain's own coin leaves no event: it is found in the blocks since the address was given out, and by the payer's hint.
 */
export function evmChain(url: string): Chain {
  const client = createPublicClient({ transport: http(url, { timeout: TIMEOUT_MS, retryCount: 1 }) })
  const blocks = createBlocks(client)

  const height = async () => Number(await client.getBlockNumber({ cacheTime: 0 }))

  const ofToken = async ({ address, since, coin }: Watch): Promise<Transfer[]> => {
    const top = await height()
    const found: Transfer[] = []
    for (let from = since; from <= top; from += MAX_BLOCKS) {
      const logs = await client.getLogs({
        ...{
          address: coin.contracts?.main as Address,
          event: TRANSFER,
          args: { to: address as Address },
          strict: true,
        },
        ...{ fromBlock: BigInt(from), toBlock: BigInt(Math.min(top, from + MAX_BLOCKS - 1)) },
      })
      for (const { transactionHash: txHash, logIndex, blockHash: hash, blockNumber, args } of logs) {
        if (args.value === 0n) continue
        found.push({
          ...{ id: `${txHash}:${logIndex}`, txHash, units: args.value },
          block: { hash, height: Number(blockNumber) },
        })
      }
    }
    return found
  }

  const ofOwnCoin = async ({ address, since, hints }: Watch): Promise<Transfer[]> => {
    const hashes = new Set<string>(await blocks.paying(address, since, await height()))
    for (const hint of hints) hashes.add(hint.toLowerCase())
    const found = await Promise.all([...hashes].map((hash) => transferIn(client, hash, address)))
    return found.filter((transfer) => transfer !== undefined)
  }

  return {
    ...{ name: 'evm', height },
    transfersTo: (watch) => (watch.coin.contracts ? ofToken(watch) : ofOwnCoin(watch)),
  }
}

/** The transaction as the chain has it now, if it paid the address and did not fail. */
async function transferIn(client: PublicClient, hash: string, address: string): Promise<Transfer | undefined> {
  if (!isHash(hash)) return undefined
  try {
    const { to, value, blockHash, blockNumber } = await client.getTransaction({ hash: hash as Hash })
    if (to?.toLowerCase() !== address.toLowerCase() || value === 0n) return undefined
    const transfer = { id: `${hash}:0`, txHash: hash, units: value }
    if (blockHash === null || blockNumber === null) return transfer
    const receipt = await client.getTransactionReceipt({ hash: hash as Hash })
    if (receipt.status !== 'success') return undefined
    return { ...transfer, block: { hash: blockHash, height: Number(blockNumber) } }
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

interface Read {
  readonly hash: string
  /** Who was paid the chain's own coin, by whom it does not matter: address and transaction. */
  readonly paid: readonly (readonly [to: string, hash: string])[]
}

/** So many blocks are kept; an invoice is watched for a day, which is fewer. */
const KEPT = 30_000

/** The blocks that were read, each once for all invoices; one that is not the chain's any more is read again. */
function createBlocks(client: PublicClient) {
  const known = new Map<number, Read>()

  const read = async (height: number): Promise<Read> => {
    const block = await client.getBlock({ blockNumber: BigInt(height), includeTransactions: true })
    const paid = block.transactions.flatMap(({ to, value, hash }) =>
      to && value > 0n ? [[to.toLowerCase(), hash] as const] : [],
    )
    return { hash: block.hash ?? '', paid }
  }

  /** Drops what a reorganisation has undone: from the top down, until a block is still the chain's. */
  const forgetUndone = async (top: number): Promise<void> => {
    for (const height of [...known.keys()].sort((a, b) => b - a)) {
      if (height <= top) {
        const { hash } = await client.getBlock({ blockNumber: BigInt(height) })
        if (hash === known.get(height)?.hash) return
      }
      known.delete(height)
    }
  }

  return {
    /** The transactions in the blocks from `since` to `top` that paid an address. */
    paying: async (address: string, since: number, top: number): Promise<string[]> => {
      await forgetUndone(top)
      const hashes: string[] = []
      for (let height = since; height <= top; height++) {
        const block = known.get(height) ?? (await read(height))
        known.set(height, block)
        for (const [to, hash] of block.paid) if (to === address.toLowerCase()) hashes.push(hash)
      }
      for (const height of known.keys()) if (height < top - KEPT) known.delete(height)
      return hashes
    },
  }
}
