import { admissionProof, compile, createRng, simulate } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesCommand } from '../../../control/games-command.ts'
import { NO_METER } from '../../../platform/metrics/metrics.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { newPlayer, value } from '../../../testing/players.ts'
import { paidOf } from '../rounds/service.ts'
import { judge, type Paid, watchedProof } from './judge.ts'
import { createReturnWatch } from './service.ts'

const game = compile(smallGame())
const proof = watchedProof.parse(admissionProof(game, { seed: 'bevis' }))

/** Rounds as the engine decides them. */
async function fair(seed: string, spins: number): Promise<Paid[]> {
  const { histogram } = await simulate(game, { seed, spins })
  return histogram.map(([coins, rounds]) => ({ mode: 'base', coins, rounds }))
}

/** The same, but of each hundred rounds that paid nothing so many pay the bet. */
function generous(paid: readonly Paid[], share: number, seed: string): Paid[] {
  const rng = createRng(seed)
  const lost = paid.find(({ coins }) => coins === 0)?.rounds ?? 0
  let turned = 0
  for (let n = 0; n < lost; n++) if (rng.below(100) < share) turned++
  const fewer = paid.map((row) => (row.coins === 0 ? { ...row, rounds: row.rounds - turned } : row))
  return [...fewer, { mode: 'base', coins: 10, rounds: turned }]
}

/** The same, but every second of the greatest wins is nothing. */
const stingy = (paid: readonly Paid[]): Paid[] => {
  const cut = paid.map((row) => (row.coins >= 20 ? { ...row, rounds: Math.ceil(row.rounds / 2) } : row))
  const missing = paid.reduce((sum, { rounds }, at) => sum + rounds - (cut[at]?.rounds ?? 0), 0)
  return cut.map((row) => (row.coins === 0 ? { ...row, rounds: row.rounds + missing } : row))
}

const stateOf = (paid: readonly Paid[]) =>
  judge(proof, paid).map(({ state, side }) => (state === 'normal' ? state : `${state} ${side}`))

describe('a stream of rounds', () => {
  test('that are what is proved stays normal, however often it is looked', async () => {
    for (const seed of ['a', 'b', 'c'])
      for (const spins of [1, 10, 100, 1000, 10_000, 100_000])
        expect(stateOf(await fair(seed, spins))).toEqual(['normal'])
  })

  test('that pay too often passes first the alarm and then the stop line', async () => {
    const at = async (spins: number) => stateOf(generous(await fair('d', spins), 60, 'gavmild'))
    expect(await at(50)).toEqual(['normal'])
    expect(await at(20_000)).toEqual(['stop tooHigh'])
  })

  test('that pay too little is found, too', async () => {
    expect(stateOf(stingy(await fair('e', 200)))).toEqual(['normal'])
    expect(stateOf(stingy(await fair('e', 300_000)))).toEqual(['stop tooLow'])
  })

  test('that pays what the game cannot pay is over the line at once', () => {
    expect(stateOf([{ mode: 'base', coins: 1_000_000, rounds: 1 }])).toEqual(['stop tooHigh'])
  })

  test('of a mode without a proof is not judged', () => {
    expect(judge(proof, [{ mode: 'other', coins: 1, rounds: 5 }])).toEqual([])
  })
})

describe('the watch', () => {
  const kept = keptLog()
  let house: House
  beforeAll(async () => {
    house = await openHouse()
    await house.staff.add('mia@spil.dk', 'games', 'operator')
  })
  afterAll(() => house.close())

  const watch = (paid: typeof paidOf, suspends: boolean) =>
    createReturnWatch({ ...house, log: kept.log, meter: NO_METER, paidOf: paid, suspends })
  const standing = async () => (await house.catalogue.standings.of(house.storage.read, 1)).map(({ state }) => state)
  const tooMuch: typeof paidOf = async () => [{ mode: 'base', coins: 400, rounds: 200 }]

  test('counts done rounds for money by what they paid, and no others', async () => {
    const player = await newPlayer(house)
    const paid = new Map<number, number>()
    for (let n = 0; n < 20; n++) {
      const { totalCoins } = value(await player.play())
      paid.set(totalCoins, (paid.get(totalCoins) ?? 0) + 1)
      await house.rounds.spin({ id: 1, bet: 1 })
    }
    const lines: string[] = []
    await gamesCommand.run(house, ['returns'], (line) => lines.push(line))
    expect(lines).toEqual([expect.stringMatching(/^1 {2}Lille Spil {2}base {2}20 rounds .* normal /)])
    const [{ definitionHash } = { definitionHash: '' }] = house.returnWatch.latest()
    const rows = await paidOf(house.storage.read, definitionHash)
    expect(new Map(rows.map(({ coins, rounds }) => [coins, rounds]))).toEqual(paid)
  })

  test('tells of a game once, and leaves it be where that is not set', async () => {
    const { tick, latest } = watch(tooMuch, false)
    await tick()
    await tick()
    expect(latest()).toMatchObject([{ gameId: 1, state: 'stop', rounds: 200, returned: 40 }])
    expect(kept.lines().map(({ msg, game: id }) => [msg, id])).toEqual([
      ['the return of a game cannot be what is proved', 1],
    ])
    expect(await standing()).toEqual(['admitted'])
  })

  test('suspends it where that is set, and not again what staff restore', async () => {
    const { tick } = watch(tooMuch, true)
    await tick()
    expect(await standing()).toEqual(['suspended'])
    const [last] = (await house.audit.of('game:1')).slice(-1)
    expect(last).toMatchObject({ actor: 'system', action: 'game.suspend', why: expect.stringContaining('40.0000') })
    value(await house.admission.restore(1, { by: 'mia@spil.dk', why: 'undersøgt' }))
    await tick()
    expect(await standing()).toEqual(['admitted'])
  })
})
