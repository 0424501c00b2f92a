import { compile, createRng, type Definition, parseDefinition, type RoundEvent, spin } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { buildScript } from './build-script.ts'
import { type Face, faceIn, faceOf } from './face.ts'
import type { Script } from './script.ts'
import { GAMES } from './testing-games.ts'

const ROUNDS = 200

const countedCoins = ({ steps }: Script): number =>
  steps.reduce((counted, step) => ('wonCoins' in step ? step.wonCoins : counted), 0)

const lastWindow = (events: readonly RoundEvent[]): number[] | undefined => {
  const shown = events.findLast((event) => event.type === 'reelsStopped' || event.type === 'cascaded')
  return shown && 'window' in shown ? shown.window.map(({ length }) => length) : undefined
}

const EXPECTED: Readonly<Record<string, readonly RoundEvent['type'][]>> = {
  ways: ['waysWon', 'wildsMultiplied'],
  top: ['waysWon', 'cascaded'],
  giants: ['lineWon'],
  respins: ['lineWon'],
  factors: ['lineWon', 'factorShown'],
  cellFactors: ['clusterWon', 'factorShown', 'cascaded'],
  clusters: ['clusterWon', 'cascaded'],
  meter: ['clusterWon', 'cascaded'],
  anywhere: ['anywhereWon', 'cascaded'],
  expanding: ['expanded', 'expandingSymbolChosen', 'revealed'],
  changing: ['windowChanged'],
  kept: ['freeSpinStarted'],
  wheel: ['wheelStopped', 'prizeWon', 'jackpotWon', 'freeSpinStarted', 'wildsAdded'],
  pick: ['itemUncovered', 'prizeWon', 'jackpotWon', 'freeSpinStarted'],
  ladder: ['ladderClimbed', 'prizeWon'],
  choice: ['choiceMade', 'freeSpinStarted'],
  holdAndWin: ['coinsLocked', 'holdAndWinEnded'],
  collect: ['coinsCollected', 'freeSpinStarted'],
  reelsOfCoins: ['coinsLocked', 'holdAndWinEnded'],
  gradedCoins: ['coinsLocked', 'holdAndWinEnded', 'prizeWon', 'jackpotWon'],
}

describe.each(Object.entries(GAMES))('%s', (kind, definition) => {
  const face = faceOf(definition, ['#000000', '#111111', '#222222', '#333333'])
  const game = compile(definition)
  const rng = createRng(`script ${kind}`)
  const rounds = Array.from({ length: ROUNDS }, () => spin(game, rng))
  const scripts = rounds.map((round) => ({ round, script: buildScript(round, face) }))

  test('is a game', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
  })

  test('does what it is there to do', () => {
    const types = new Set(rounds.flatMap(({ events }) => events.map(({ type }) => type)))
    for (const type of EXPECTED[kind] ?? []) expect([...types]).toContain(type)
  })

  test('is counted to what each round pays', () => {
    for (const { round, script } of scripts) expect(countedCoins(script)).toBe(round.totalCoins)
  })

  test('closes each stage it opens', () => {
    for (const { script } of scripts) {
      const stages = script.steps.flatMap(({ type }) => (type === 'open' || type === 'close' ? [type] : []))
      expect(stages).toEqual(stages.map((_, index) => (index % 2 === 0 ? 'open' : 'close')))
      expect(stages.length % 2).toBe(0)
    }
  })

  test('keeps the shape of the window through every change', () => {
    for (const { round, script } of scripts) {
      const shown = script.steps.findLast((step) => 'window' in step)
      expect(shown && 'window' in shown && shown.window.map(({ length }) => length)).toEqual(lastWindow(round.events))
    }
  })
})

test('a meter is full in the window whose fall takes more than what won', () => {
  const face = faceOf(GAMES.meter as Definition, ['#000000', '#111111', '#222222', '#333333'])
  const game = compile(GAMES.meter as Definition)
  const rng = createRng('meters')
  let cleared = 0
  for (let i = 0; i < ROUNDS; i++) {
    const { steps } = buildScript(spin(game, rng), face)
    let before = 0
    for (const [at, step] of steps.entries()) {
      if (step.type === 'land') before = step.meters[0]?.filled ?? -1
      if (step.type === 'land') expect(step.meters).toEqual([{ filled: 0, at: 8 }])
      const next = steps[at + 1]
      if (step.type !== 'wins' || next?.type !== 'cascade') continue
      const won = new Set(step.wins.flatMap(({ cells }) => cells.map(String)))
      const filled = step.meters[0]?.filled ?? -1
      expect(filled).toBeGreaterThanOrEqual(before)
      const takesMore = next.removed.some((cell) => !won.has(String(cell)))
      if (takesMore) expect([filled, before < 8]).toEqual([8, true])
      expect(step.meters[0]?.isNowFull ?? false).toBe(before < 8 && filled === 8)
      if (takesMore) cleared += 1
      before = filled
    }
  }
  expect(cleared).toBeGreaterThan(3)
})

describe('a bet mode and free spins with parts of their own', () => {
  const definition: Definition = {
    ...(GAMES.ladder as Definition),
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '2': 2 } } },
        instead: { wins: { type: 'lines', lines: [[2, 1, 0, 1]] }, cascades: {} },
      },
      { type: 'wheel', id: 'wheel', segments: [{ prize: { coins: 10 }, weight: 1 }] },
    ],
    modes: [
      {
        ...{ id: 'large', coins: 20, buys: { feature: 'wheel' } },
        instead: {
          features: [
            {
              type: 'wheel',
              id: 'wheel',
              segments: [
                { prize: { nothing: true }, weight: 1 },
                { prize: { coins: 40 }, weight: 1 },
              ],
            },
          ],
        },
      },
    ],
  }
  const face = faceOf(definition, ['#000000', '#111111', '#222222', '#333333'])
  const game = compile(definition)

  test('are shown as they are played', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
    const rng = createRng('own parts')
    for (const mode of [undefined, 'large']) {
      for (let i = 0; i < ROUNDS; i++) {
        const round = spin(game, rng, mode === undefined ? {} : { mode })
        const script = buildScript(round, faceIn(face, mode))
        expect(countedCoins(script)).toBe(round.totalCoins)
      }
    }
  })

  test('show the wheel of the mode, and no line that runs elsewhere', () => {
    const segments = (of: Face) => of.features.wheel?.kind === 'wheel' && of.features.wheel.segments.length
    expect([segments(face), segments(faceIn(face, 'large')), segments(faceIn(face, 'other'))]).toEqual([1, 2, 1])
    expect(face.lines).toEqual([])
  })
})
