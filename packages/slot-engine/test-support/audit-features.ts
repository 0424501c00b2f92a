/** Mini-games and hold-and-win, event by event. */
import { expect } from 'vitest'
import type { Board, Choice, Collect, Feature, HoldAndWin, Ladder, Pick, Prize, Wheel } from '../src/definition.ts'
import type { CoinsLocked, LockedCoin } from '../src/round.ts'
import { type Audit, sorted } from './audit.ts'
import type { Start } from './audit-start.ts'
import { collectedIn } from './reference-coins.ts'
import { gradeReached } from './reference-features.ts'
import { sumOf } from './reference-rules.ts'
import { isIn, type View } from './reference-view.ts'

export function auditMiniGame(audit: Audit, feature: Exclude<Feature, { type: 'freeSpins' }>, start: Start): void {
  switch (feature.type) {
    case 'wheel':
      return auditWheel(audit, feature, start)
    case 'pick':
      return auditPick(audit, feature, start)
    case 'ladder':
      return auditLadder(audit, feature, start)
    case 'board':
      return auditBoard(audit, feature, start)
    case 'choice':
      return auditChoice(audit, feature, start)
    case 'holdAndWin':
      return auditHoldAndWin(audit, feature, start)
    case 'collect':
      return auditCollected(audit, feature, start.stopped!, 1)
  }
}

function auditWheel(audit: Audit, { id, segments }: Wheel, start: Start): void {
  const event = audit.next('wheelStopped')
  expect(event.feature).toBe(id)
  expect(segments[event.segment]!.weight).toBeGreaterThan(0)
  auditPrize(audit, id, segments[event.segment]!.prize, start)
}

function auditPick(audit: Audit, { id, items, picks, alike }: Pick, start: Start): void {
  const left = items.map(({ count }) => count)
  const total = left.reduce((sum, count) => sum + count, 0)
  const waits = items.some(({ factor }) => factor !== undefined)
  let [coins, factors] = [0, 0]
  for (let picked = 0; picked < Math.min(picks ?? total, total) && !audit.isCapped; picked++) {
    const event = audit.next('itemUncovered')
    expect(event.feature).toBe(id)
    const item = items[event.item]!
    expect(left[event.item]).toBeGreaterThan(0)
    left[event.item]! -= 1
    const isWon = item.ends === true || item.count - left[event.item]! === (alike ?? item.count - left[event.item]!)
    factors += item.factor ?? 0
    if (waits && 'coins' in item.prize) coins += item.prize.coins
    else if (isWon) auditPrize(audit, id, item.prize, start)
    if (item.ends === true || (alike !== undefined && isWon)) break
  }
  if (coins > 0 && !audit.isCapped) auditPrize(audit, id, { coins: coins * (factors || 1) }, start)
}

function auditLadder(audit: Audit, { id, rungs }: Ladder, start: Start): void {
  const event = audit.next('ladderClimbed')
  expect(event.feature).toBe(id)
  for (const { up } of rungs.slice(0, event.rung)) expect(up).toBeGreaterThan(0)
  if (event.rung < rungs.length - 1) expect(rungs[event.rung]!.down).toBeGreaterThan(0)
  auditPrize(audit, id, rungs[event.rung]!.prize, start)
}

function auditBoard(audit: Audit, { id, spaces, dice, rolls, loops }: Board, start: Start): void {
  let piece = -1
  for (let rolled = 0; rolled < rolls && !audit.isCapped; rolled++) {
    const event = audit.next('boardMoved')
    expect(event.feature).toBe(id)
    expect(dice[event.roll], 'the weight of a roll').toBeGreaterThan(0)
    const far = piece + event.roll
    expect(event.space).toBe(loops ? far % spaces.length : Math.min(far, spaces.length))
    const space = spaces[event.space]
    if (space === undefined) return
    auditPrize(audit, id, space.prize, start)
    if (space.ends === true) return
    piece = space.to ?? event.space
  }
}

/** A round that nobody attends takes the first option. */
function auditChoice(audit: Audit, { id, options }: Choice, start: Start): void {
  expect(audit.next('choiceMade')).toEqual({ type: 'choiceMade', feature: id, option: 0 })
  auditPrize(audit, id, options[0]!.prize, start)
}

function auditPrize(audit: Audit, feature: string, prize: Prize, { view, begin }: Start): void {
  const { jackpots = [], features = [] } = audit.definition
  if ('coins' in prize) {
    expect(audit.next('prizeWon')).toEqual({ type: 'prizeWon', feature, coins: prize.coins })
    audit.total += prize.coins
  } else if ('jackpot' in prize) {
    const { coins } = jackpots.find(({ id }) => id === prize.jackpot)!
    expect(audit.next('jackpotWon')).toEqual({ type: 'jackpotWon', jackpot: prize.jackpot, coins })
    audit.total += coins
  } else if ('feature' in prize) {
    const target = features.find(({ id }) => id === prize.feature)!
    begin(audit, target, { spins: prize.spins ?? 1, view, cells: [], begin })
  }
}

function auditHoldAndWin(audit: Audit, feature: HoldAndWin, start: Start): void {
  const view = start.view!
  const [last] = view.slice(-1).map(({ length }) => length)
  const first = audit.next('coinsLocked')
  expect(sorted(first.coins.map(({ cell }) => cell))).toEqual(start.cells)
  const locked = [...first.coins]
  let worth = auditWorth(audit, feature, [], first)
  const opened = (counts: readonly number[] = []) => counts.filter((at) => at <= locked.length).length
  /** Cells of each reel that is open. */
  const columns = (): number[] =>
    [...view.map(({ length }) => length), ...Array.from({ length: opened(feature.opensReels) }, () => last!)].map(
      (rows) => rows + opened(feature.opensRows),
    )
  const on = (reel: number): number => locked.filter(({ cell }) => cell[0] === reel).length
  const isOwn = feature.eachReel !== undefined
  const lefts = columns().map((_, reel) =>
    feature.eachReel !== 'withCoins' || on(reel) > 0 || reel >= view.length ? feature.respins : 0,
  )
  const spinning = (): number[] =>
    columns().flatMap((cells, reel) => (lefts[isOwn ? reel : 0]! > 0 && on(reel) < cells ? [reel] : []))
  const expectTold = (event: CoinsLocked): void => {
    while (lefts.length < columns().length) lefts.push(feature.respins)
    expect(event.rows ?? 0).toBe(opened(feature.opensRows))
    expect(event.opened ?? 0).toBe(opened(feature.opensReels))
    expect(event.left).toEqual(isOwn ? lefts : undefined)
    const most = Math.max(0, ...spinning().map((reel) => lefts[reel]!))
    expect(event.respins).toBe(isOwn ? most : lefts[0])
  }
  expectTold(first)
  while (spinning().length > 0) {
    const [reels, open] = [spinning(), columns()]
    const event = audit.next('coinsLocked')
    worth = auditWorth(audit, feature, worth, event)
    for (const { cell } of event.coins) {
      const [reel, row] = cell
      expect(reels).toContain(reel)
      expect(row).toBeLessThan(open[reel]!)
      const taken = locked.map((one) => one.cell)
      expect(isIn(taken, cell), 'a free cell').toBe(false)
    }
    locked.push(...event.coins)
    for (const reel of isOwn ? reels : [0]) {
      const isReset = event.coins.some(({ cell }) => !isOwn || cell[0] === reel)
      lefts[reel] = isReset ? feature.respins : lefts[reel]! - 1
    }
    expectTold(event)
  }
  const full = columns().map((cells, reel) => on(reel) === cells)
  const isFull = full.every(Boolean)
  const { factor = 1, prize } = gradeReached(feature, locked.length) ?? {}
  const coins = factor * sumOf(worth.map((coin) => coin.coins)) + (isFull ? (feature.fullCoins ?? 0) : 0)
  const ended = audit.next('holdAndWinEnded')
  const multiplied = factor > 1 ? { factor } : {}
  expect(ended).toEqual({ type: ended.type, feature: feature.id, full: isFull, ...multiplied, coins })
  audit.total += coins
  for (const [reel, one] of (feature.fullReels ?? []).entries())
    if (full[reel] && !audit.isCapped) auditPrize(audit, feature.id, one.prize, start)
  if (prize && !(feature.fullReels && audit.isCapped)) auditPrize(audit, feature.id, prize, start)
}

/** What each coin is worth once those of a respin have landed, one after the other. */
function auditWorth(
  audit: Audit,
  feature: HoldAndWin,
  before: readonly LockedCoin[],
  { coins, worth }: CoinsLocked,
): readonly LockedCoin[] {
  let now = before
  for (const coin of coins) {
    const acts = coin.active === undefined ? undefined : feature.active?.[coin.active - 1]
    if (acts === undefined) {
      auditCoin(audit, feature, coin)
      now = [...now, coin]
      continue
    }
    const { coins: own = 0, multiplies = 1, adds = 0, collects = false } = acts
    expect(coin.coins).toBe(own)
    const others = now.map((one) => ({ ...one, coins: one.coins * multiplies + adds }))
    now = [...others, { ...coin, coins: own + (collects ? sumOf(others.map((one) => one.coins)) : 0) }]
  }
  expect(worth).toEqual(coins.some(({ active }) => active !== undefined) ? now : undefined)
  return now
}

function auditCoin({ definition }: Audit, { values, jackpots = {} }: HoldAndWin, { coins, jackpot }: LockedCoin): void {
  if (jackpot === undefined) expect(values[coins], 'the weight of a value').toBeGreaterThan(0)
  else {
    expect(jackpots[jackpot], 'the weight of a jackpot').toBeGreaterThan(0)
    expect(coins).toBe(definition.jackpots?.find(({ id }) => id === jackpot)?.coins)
  }
}

/** @param stopped the window as the reels stopped */
export function auditCollected(audit: Audit, feature: Collect, stopped: View, multiplier: number): void {
  const { values, collectorFactors: factors = { 1: 1 } } = feature
  const collected = collectedIn(feature, stopped)
  if (collected === undefined) return
  const event = audit.next('coinsCollected')
  expect(event.feature).toBe(feature.id)
  expect(event.paid.map(({ cell }) => cell)).toEqual(collected.coins)
  expect(event.collectors.map(({ cell }) => cell)).toEqual(collected.collectors ?? [])
  for (const { coins } of event.paid) expect(values[coins], 'the weight of a value').toBeGreaterThan(0)
  for (const one of event.collectors) expect(factors[one.multiplier], 'the weight of a factor').toBeGreaterThan(0)
  const times = collected.collectors === undefined ? 1 : sumOf(event.collectors.map((one) => one.multiplier))
  const coins = sumOf(event.paid.map((one) => one.coins)) * times * multiplier
  expect(event).toMatchObject({ multiplier, coins })
  audit.total += coins
}
