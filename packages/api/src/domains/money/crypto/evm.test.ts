import ganache from 'ganache'
import { createWalletClient, custom, defineChain, encodeAbiParameters, type Hex, parseUnits } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { confirmationsOf } from './chain.ts'
import { COINS } from './coins.ts'
import { evmChain } from './evm.ts'

const MNEMONIC = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const payer = mnemonicToAccount(MNEMONIC)
const OURS = '0x00000000000000000000000000000000000a11ce'
const OTHER = '0x0000000000000000000000000000000000000b0b'

vi.setConfig({ testTimeout: 60_000 })

// A real node in memory: what its JSON-RPC says is what Ethereum's would say.
const node = ganache.server({ logging: { quiet: true }, wallet: { mnemonic: MNEMONIC }, chain: { chainId: 1337 } })
let url = ''
beforeAll(async () => {
  await node.listen(0)
  url = `http://127.0.0.1:${node.address().port}`
}, 60_000)
afterAll(() => node.close())

const chainHere = defineChain({
  ...{ id: 1337, name: 'ganache', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
})
const rpc = (method: string, params: unknown[] = []) => node.provider.request({ method, params } as never)
const wallet = createWalletClient({
  ...{ account: payer, chain: chainHere },
  transport: custom({ request: ({ method, params }) => rpc(method, params) }),
})
const send = (value: bigint, to: string = OURS): Promise<Hex> => wallet.sendTransaction({ to: to as Hex, value })
const mine = (blocks: number) => rpc('evm_mine', [{ blocks }])

let snapshot = ''
let chain: ReturnType<typeof evmChain>
beforeEach(async () => {
  if (snapshot) await rpc('evm_revert', [snapshot])
  snapshot = String(await rpc('evm_snapshot'))
  chain = evmChain(url)
})

const watch = async (hints: string[] = [], coin = COINS.ETH) => ({
  coin,
  address: OURS,
  since: await chain.height(),
  hints,
})

test('ether is found in the blocks since the address was given out, with its depth', async () => {
  await send(parseUnits('9', 18))
  await mine(1)
  const watched = { ...(await watch()), since: (await chain.height()) + 1 }
  const hash = await send(parseUnits('0.1', 18))
  await send(parseUnits('7', 18), OTHER)
  const [transfer, ...more] = await chain.transfersTo(watched)
  expect(more).toEqual([])
  expect(transfer).toMatchObject({ id: `${hash}:0`, txHash: hash, units: parseUnits('0.1', 18) })
  if (!transfer) throw new Error('no transfer')
  const before = confirmationsOf(transfer, await chain.height())
  await mine(11)
  expect(confirmationsOf(transfer, await chain.height())).toBe(before + 11)
})

test('a hint finds a transaction of before, and one of somebody else is none', async () => {
  const ours = await send(5n)
  const theirs = await send(5n, OTHER)
  await mine(1)
  const watched = {
    ...(await watch([ours, theirs, `0x${'1'.repeat(64)}`, 'vrøvl'])),
    since: (await chain.height()) + 1,
  }
  expect((await chain.transfersTo(watched)).map(({ txHash }) => txHash)).toEqual([ours])
})

test('a reorganisation takes a transfer back, and brings another', async () => {
  const watched = await watch()
  const fork = String(await rpc('evm_snapshot'))
  const undone = await send(parseUnits('1', 18))
  expect((await chain.transfersTo(watched)).map(({ txHash }) => txHash)).toEqual([undone])
  await rpc('evm_revert', [fork])
  // As high as before, and other blocks.
  const instead = await send(parseUnits('2', 18))
  await mine(1)
  const found = await chain.transfersTo({ ...watched, hints: [undone] })
  expect(found.map(({ txHash, units }) => [txHash, units])).toEqual([[instead, parseUnits('2', 18)]])
})

test('nothing is not a payment', async () => {
  const watched = await watch()
  await send(0n)
  expect(await chain.transfersTo(watched)).toEqual([])
})

/**
 * A contract that says, as a token does, that its caller has sent `value` to `to`: for the call data (to, value), each
 * of 32 bytes, it logs Transfer(caller, to, value) and does nothing else.
 */
const TOKEN = [
  ...['602035', '600052'], // memory: value
  ...['600035', '33'], // topics: to, from
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', // and the name of the event
  ...['6020', '6000', 'a3', '00'], // log 32 bytes from 0 with three topics
].join('')
const DEPLOY: Hex = `0x60${(TOKEN.length / 2).toString(16)}80600b6000396000f3${TOKEN}`

async function deploy(): Promise<Hex> {
  const hash = await wallet.sendTransaction({ data: DEPLOY })
  const { contractAddress } = (await rpc('eth_getTransactionReceipt', [hash])) as { contractAddress: Hex }
  return contractAddress
}

const sendToken = (token: Hex, value: bigint, to: string = OURS): Promise<Hex> => {
  const data = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [to as Hex, value])
  return wallet.sendTransaction({ to: token, data })
}

test('tokens are read from the events of their own contract, and of no other', async () => {
  const [token, counterfeitToken] = [await deploy(), await deploy()]
  const watched = await watch([], { ...COINS.USDC, contracts: { main: token, test: token } })
  const hash = await sendToken(token, 100_000_000n)
  await sendToken(token, 5n, OTHER)
  await sendToken(token, 0n)
  const counterfeit = await sendToken(counterfeitToken, 100_000_000n)
  const ether = await send(3n)
  const found = await chain.transfersTo({ ...watched, hints: [counterfeit, ether] })
  expect(found.map(({ txHash, units }) => [txHash, units])).toEqual([[hash, 100_000_000n]])
  const fork = String(await rpc('evm_snapshot'))
  await sendToken(token, 7n)
  expect(await chain.transfersTo(watched)).toHaveLength(2)
  await rpc('evm_revert', [fork])
  expect(await chain.transfersTo(watched)).toHaveLength(1)
})

test('a node out of reach is an error, and not an empty address', async () => {
  const away = evmChain('http://127.0.0.1:9')
  await expect(away.height()).rejects.toThrow()
  await expect(away.transfersTo(await watch())).rejects.toThrow()
})
