import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTableSeed } from '../src/domains/games/catalogue/seed-tables.ts'
import { ACCOUNTS } from '../src/domains/money/wallet/ledger.ts'
import { findAccount, movementByKey } from '../src/domains/money/wallet/store.ts'
import { verifyLedger } from '../src/domains/money/wallet/verify.ts'
import { createCalculations } from '../src/platform/calculations/calculations.ts'
import { ASSETS } from '../src/platform/config/assets.ts'
import type { AnyDefinition } from '../src/platform/engines/definitions.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { allRounds } from '../src/testing/database.ts'
import { smallGame } from '../src/testing/games.ts'
import { GAMES } from './games.ts'
import { faultsOfOrders, paidOnChains } from './paid.ts'
import { DEPOSIT, type Story } from './players.ts'

const MICRO = 1_000_000
type Stored = Awaited<ReturnType<typeof allRounds>>[number]

interface Found {
  readonly rounds: number
  readonly orders: number
  readonly payments: number
  readonly movements: number
  readonly faults: readonly string[]
}

/** All that is not as the players were told, in words; nothing where all is right. */
export async function faultsIn(
  storage: Pick<Storage, 'read'>,
  stories: readonly Story[],
  balance: number,
): Promise<Found> {
  const { read } = storage
  const verdict = await verifyLedger(read)
  const stored = await allRounds(storage)
  const faults = [
    ...(verdict.ok ? [] : [verdict.fault]),
    ...stories.flatMap(({ refusals }) => refusals),
    ...compareRounds(stored, stories),
    ...(await replayAll(stored)),
  ]
  for (const { id, winMicro, status } of stored) {
    if (status !== 'done') faults.push(`round ${id} is ${status}`)
    if (!(await movementByKey(read, `bet:${id}`))) faults.push(`round ${id} has no bet`)
    if (((await movementByKey(read, `win:${id}`)) !== undefined) !== winMicro > 0) faults.push(`round ${id}: win`)
  }
  const paid = await paidOnChains(read, stories)
  for (const { player, deposits } of stories) {
    const mine = stored.filter(({ memberId }) => memberId === player.id)
    const moved = mine.reduce((sum, { costMicro, winMicro }) => sum - costMicro + winMicro, 0)
    const owned = (balance + deposits * DEPOSIT) * MICRO + moved + (paid.creditedMicro.get(player.id) ?? 0)
    const shown = (await findAccount(read, ACCOUNTS.member(player.id)))?.balanceMicro
    if (shown !== owned) faults.push(`player ${player.id} has ${shown}, and should have ${owned}`)
    for (const game of Object.values(GAMES)) {
      const of = mine.filter(({ gameId }) => gameId === game)
      const nonces = of.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b)
      if (nonces.some((nonce, n) => nonce !== n)) faults.push(`player ${player.id}: a nonce is missing or doubled`)
    }
  }
  const bought = await faultsOfOrders(read, stories)
  return {
    ...{ rounds: stored.length, orders: bought.orders, payments: paid.payments },
    movements: verdict.ok ? verdict.movements : 0,
    faults: [...faults, ...paid.faults, ...bought.faults],
  }
}

/** Acknowledged is stored once, and stored is acknowledged: every key was asked for until it was answered. */
function compareRounds(stored: readonly Stored[], stories: readonly Story[]): string[] {
  const told = new Map(stories.flatMap(({ rounds }) => [...rounds.values()]).map((round) => [round.roundId, round]))
  const ids = new Set(stored.map(({ id }) => id))
  return [
    ...[...told.keys()].filter((id) => !ids.has(id)).map((id) => `round ${id} was acknowledged and is lost`),
    ...stored.filter(({ id }) => !told.has(id)).map(({ id }) => `round ${id} is stored and nobody asked for it`),
    ...stored
      .filter(({ id, winMicro }) => told.has(id) && told.get(id)?.totalWin !== winMicro / MICRO)
      .map(({ id }) => `round ${id} won something else than was told`),
  ]
}

const tableOf = (slug: string): AnyDefinition =>
  readTableSeed(JSON.parse(readFileSync(join(ASSETS.seeds, 'tables', `${slug}.json`), 'utf8'))).definition

/** Every round follows from its seed. */
async function replayAll(stored: readonly Stored[]): Promise<string[]> {
  const calculations = createCalculations(ASSETS.calculations)
  const definitions = new Map<number, AnyDefinition>([
    [GAMES.slot, smallGame()],
    [GAMES.table, tableOf('den-sorte-knaegt')],
  ])
  const faults: string[] = []
  for (const { id, gameId, seed, mode, bets, choices, totalCoins, winMicro, costMicro } of stored) {
    const definition = definitions.get(gameId)
    if (!definition) throw new Error(`round ${id} is of game ${gameId}`)
    const replayed = await calculations.replay(definition, { seed, mode, bets, choices })
    const isRight =
      replayed.ok &&
      'totalCoins' in replayed.value &&
      replayed.value.totalCoins === totalCoins &&
      BigInt(winMicro) * BigInt(replayed.value.betCoins) === BigInt(totalCoins) * BigInt(costMicro)
    if (!isRight) faults.push(`round ${id} does not follow from its seed: ${JSON.stringify(replayed)}`)
  }
  await calculations.close()
  return faults
}
