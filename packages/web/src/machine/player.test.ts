import type { Round } from '@spilvaerk/slot-engine'
import { expect, test, vi } from 'vitest'
import { buildScript } from './build-script.ts'
import type { Cue } from './cues.ts'
import { EMPTY_HUD, type Hud } from './hud.ts'
import { Player } from './player.ts'
import type { Stage } from './stage.ts'
import { face, freeSpinRound, lineWon, round, stopped } from './testing.ts'

/** A stage on which everything takes no time and is written down. */
function rehearse() {
  const log: string[] = []
  const huds: Hud[] = []
  const counts: number[] = []
  const cues: Cue['name'][] = []
  const note = (name: string) => async () => {
    log.push(name)
  }
  const stage: Stage = {
    spin: (set) => log.push(`spin ${set}`),
    land: note('land'),
    fall: note('fall'),
    change: ({ how }) => note(how)(),
    showWins: note('showWins'),
    point: note('point'),
    celebrate: (tier) => note(`celebrate ${tier}`)(),
    dwell: () => log.push('dwell'),
    setMood: (mood) => log.push(mood),
    wait: async () => {},
    tween: async (_, step) => step(1),
    hurry: (on) => log.push(on ? 'hurry' : 'calm'),
  }
  const player = new Player({
    stage,
    cue: ({ name }) => cues.push(name),
    onHud: (hud) => huds.push(hud),
    onCount: (coins) => counts.push(coins),
    onStep: vi.fn(),
    pace: () => 1,
  })
  const play = (shown: Round) => player.perform(buildScript(shown, face))
  return { log, huds, counts, cues, play, player }
}

const lose = round(0, stopped('AB-', 'BAS', 'ASB'))
const win = (coins: number) => round(coins, stopped('AB-', 'BAS', 'ASB'), lineWon(coins))

test('a losing round only lands', async () => {
  const { log, cues, play, counts } = rehearse()
  await play(lose)
  expect(log).toEqual(['land', 'calm', 'paid'])
  expect(cues).toEqual([])
  expect(counts.at(-1)).toBe(0)
})

test.each([1, 5, 10])('a win of %d on a bet of 10 is counted and not celebrated', async (coins) => {
  const { log, huds, cues, play, counts } = rehearse()
  await play(win(coins))
  expect(log).toEqual(['land', 'calm', 'paid'])
  expect(cues).toEqual([])
  expect(huds.every((hud) => hud.card === undefined)).toBe(true)
  expect(counts.at(-1)).toBe(coins)
})

test('a modest win shows its lines, counts up, and stays lit', async () => {
  const { log, play, counts, huds } = rehearse()
  await play(win(30))
  expect(log).toEqual(['land', 'showWins', 'calm', 'paid', 'dwell'])
  expect(counts.at(-1)).toBe(30)
  expect(huds.at(-1)).toEqual(EMPTY_HUD)
})

test.each([
  { coins: 60, tier: 'coins' },
  { coins: 300, tier: 'big' },
  { coins: 1500, tier: 'mega' },
  { coins: 2000, tier: 'epic' },
])('a win of $coins is celebrated as $tier', async ({ coins, tier }) => {
  const { log, play, huds, counts } = rehearse()
  await play(win(coins))
  expect(log).toContain(`celebrate ${tier}`)
  expect(huds.some(({ card }) => card?.kind === 'win' && card.tier === tier)).toBe(true)
  expect(counts.at(-1)).toBe(coins)
})

test('free spins are announced, counted, played one by one and summed up', async () => {
  const { log, play, huds, counts } = rehearse()
  await play(freeSpinRound)
  expect(log.filter((entry) => entry === 'land')).toHaveLength(3)
  expect(log.filter((entry) => entry === 'spin base')).toHaveLength(2)
  expect(log.indexOf('free')).toBeLessThan(log.indexOf('spin base'))
  const cards = huds.flatMap(({ card }) => (card ? [card.kind] : []))
  expect([...new Set(cards)]).toEqual(['intro', 'outro', 'win'])
  expect(huds.flatMap(({ counter }) => (counter ? [counter.number] : []))).toContain(2)
  expect(counts.at(-1)).toBe(60)
})

test('what the spin before the free spins won is counted at once', async () => {
  const { play, counts } = rehearse()
  await play(freeSpinRound)
  expect([...new Set(counts)]).toEqual([0, 20, 60])
})

test('only what follows the stop may be hurried', async () => {
  const { log, player, play } = rehearse()
  player.skip()
  expect(log).toEqual([])
  await play(win(30))
  player.skip()
  expect(log).not.toContain('hurry')
})

test('a wheel turns to the segment drawn, with its middle under the pointer', async () => {
  const { play, huds, counts } = rehearse()
  await play(
    round(
      20,
      stopped('AB-', 'BAS', 'ASB'),
      { type: 'featureStarted', feature: 'wheel', kind: 'wheel', cells: [] },
      { type: 'wheelStopped', feature: 'wheel', segment: 0 },
      { type: 'prizeWon', feature: 'wheel', coins: 20 },
    ),
  )
  const stages = huds.flatMap(({ stage }) => (stage?.kind === 'wheel' ? [stage] : []))
  expect(stages[0]).toMatchObject({ turned: 0 })
  expect(stages.at(-1)).toMatchObject({ turned: 4 * 360 - 90, segment: 0, prize: { coins: 20 }, isLeaving: true })
  expect(huds.at(-1)).toEqual(EMPTY_HUD)
  expect(counts.at(-1)).toBe(20)
})

test('a pick that nobody touches uncovers the items in the order drawn', async () => {
  const { play, huds } = rehearse()
  await play(
    round(
      30,
      stopped('AB-', 'BAS', 'ASB'),
      { type: 'featureStarted', feature: 'pick', kind: 'pick', cells: [] },
      { type: 'itemUncovered', feature: 'pick', item: 1 },
      { type: 'prizeWon', feature: 'pick', coins: 30 },
      { type: 'itemUncovered', feature: 'pick', item: 2 },
    ),
  )
  const tiles = huds.flatMap(({ stage }) => (stage?.kind === 'pick' ? [stage.tiles] : []))
  expect(tiles.at(-1)).toEqual([1, 2, undefined, undefined])
})

test('cascades fall, multipliers are shown on their wilds, and go with the next fall', async () => {
  const { play, huds, log } = rehearse()
  const window = [['A'], ['B'], ['A']]
  await play(
    round(
      40,
      stopped('AB-', 'BAS', 'ASB'),
      { type: 'wildsMultiplied', wilds: [{ cell: [0, 0], multiplier: 3 }] },
      lineWon(40),
      { type: 'cascaded', number: 1, removed: [[0, 0]], window, multiplier: 1 },
    ),
  )
  expect(log.indexOf('showWins')).toBeLessThan(log.indexOf('fall'))
  expect(huds.some(({ badges }) => badges[0]?.multiplier === 3)).toBe(true)
  expect(huds.at(-1)).toEqual(EMPTY_HUD)
})

test('a respin shows what it keeps and which it is, until the round is over', async () => {
  const { play, huds, log } = rehearse()
  const held = { ...stopped('AAB', 'BAS', 'ASB'), held: [[0, 1] as const, [1, 1] as const] }
  await play(round(30, stopped('AAB', 'BAS', 'ASB'), held, held, lineWon(30)))
  expect(log.filter((entry) => entry === 'land' || entry === 'spin base')).toEqual([
    ...['land', 'spin base', 'land', 'spin base', 'land'],
  ])
  const shown = huds.flatMap(({ counter }) => (counter ? [`${counter.kind} ${counter.number}`] : []))
  expect([...new Set(shown)]).toEqual(['respin 1', 'respin 2'])
  expect(huds.find((hud) => hud.held.length > 0)?.held.map(({ symbol }) => symbol)).toEqual(['A', 'A'])
  expect(huds.at(-1)).toEqual(EMPTY_HUD)
})
