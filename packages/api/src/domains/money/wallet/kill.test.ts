import { expect, onTestFinished, test } from 'vitest'
import { playUntilGone, spinOnce, startPlayed, type Told } from '../../../testing/crash.ts'
import { allRounds } from '../../../testing/database.ts'
import { type KilledCasino, killedCasino } from '../../../testing/killed.ts'
import { furnish, type SessionPlayer } from '../../../testing/session-players.ts'
import { ACCOUNTS } from './ledger.ts'
import { findAccount, movementByKey } from './store.ts'
import { verifyLedger } from './verify.ts'

/** More with KILLS=50. */
const KILLS = Number(process.env.KILLS ?? 4)
const PLAYERS = 8
const BALANCE = 1000

test(`killed ${KILLS} times under load, it loses nothing that it told of and leaves no half round`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const casino = await killedCasino()
  onTestFinished(casino.remove)
  const players = await casino.addPlayers(PLAYERS)
  const told: Told[] = players.map(() => ({ rounds: [], unheard: [] }))
  for (let kill = 0; kill <= KILLS; kill++) {
    const { url, child } = await startPlayed(casino)
    onTestFinished(() => void child.kill('SIGKILL'))
    if (kill === 0) for (const player of players) await furnish(url, player, 1, BALANCE)
    if (kill === KILLS) {
      // What was not answered was carried out or was not: the same key tells, and carries it out once.
      for (const [n, { token }] of players.entries())
        for (const key of told[n]?.unheard ?? []) told[n]?.rounds.push(await spinOnce(url, token, key))
      child.kill('SIGKILL')
      break
    }
    const heard = () => told.reduce((sum, { rounds }) => sum + rounds.length, 0)
    const before = heard()
    const playing = players.map(({ token }, n) => playUntilGone(url, token, told[n] as Told))
    while (heard() < before + 10 * (kill + 1)) await new Promise(setImmediate)
    child.kill('SIGKILL')
    await Promise.all(playing)
  }
  await compare(casino, players, told)
})

const MICRO = 1_000_000

/** What is stored afterwards is what was told, whole, and nothing else. */
async function compare(casino: KilledCasino, players: readonly SessionPlayer[], told: readonly Told[]): Promise<void> {
  const { read, close } = await casino.read()
  expect(await verifyLedger(read)).toMatchObject({ ok: true })
  const stored = await allRounds({ read })
  const heard = told.flatMap(({ rounds }) => rounds)
  expect(stored.map(({ id }) => id).sort()).toEqual(heard.map(({ roundId }) => roundId).sort())
  for (const { id, winMicro, status } of stored) {
    expect(heard.find(({ roundId }) => roundId === id)?.totalWin).toBe(winMicro / MICRO)
    expect([status, await movementByKey(read, `bet:${id}`)]).toEqual(['done', expect.anything()])
    expect((await movementByKey(read, `win:${id}`)) !== undefined).toBe(winMicro > 0)
  }
  for (const { id } of players) {
    const mine = stored.filter(({ memberId }) => memberId === id)
    const balance = mine.reduce((sum, { costMicro, winMicro }) => sum - costMicro + winMicro, BALANCE * MICRO)
    expect((await findAccount(read, ACCOUNTS.member(id)))?.balanceMicro).toBe(balance)
    expect(mine.map(({ nonce }) => nonce).sort((a, b) => Number(a) - Number(b))).toEqual([...mine.keys()])
  }
  await close()
}
