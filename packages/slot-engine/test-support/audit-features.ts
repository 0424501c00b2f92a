/** Mini-games and hold-and-win, event by event. */
import { expect } from 'vitest'
import type { Board, Choice, Feature, HoldAndWin, Ladder, Pick, Prize, Wheel } from '../src/definition.ts'
import type { LockedCoin } from '../src/round.ts'
import { type Audit, sorted } from './audit.ts'
import type { Start } from './audit-start.ts'
import { gradeReached } from './reference-features.ts'
import { cellsWhere, isIn } from './reference-view.ts'

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
  const window = cellsWhere(start.view!, () => true)
  const first = audit.next('coinsLocked')
  expect(sorted(first.coins.map(({ cell }) => cell))).toEqual(start.cells)
  expect(first.respins).toBe(feature.respins)
  const locked = [...first.coins]
  const rowsOpen = () => (feature.opensRows ?? []).filter((at) => at <= locked.length).length
  const open = () => window.length + start.view!.length * rowsOpen()
  expect(first.rows ?? 0).toBe(rowsOpen())
  for (let left = feature.respins; left > 0 && locked.length < open(); ) {
    const rows = rowsOpen()
    const { coins, respins, rows: told = 0 } = audit.next('coinsLocked')
    for (const { cell } of coins) {
      const [reel, row] = cell
      expect(row).toBeLessThan(start.view![reel]!.length + rows)
      expect(
        isIn(
          locked.map((one) => one.cell),
          cell,
        ),
        'a free cell',
      ).toBe(false)
    }
    locked.push(...coins)
    left = coins.length > 0 ? feature.respins : left - 1
    expect(respins).toBe(left)
    expect(told).toBe(rowsOpen())
  }
  for (const coin of locked) auditCoin(audit, feature, coin)
  const full = locked.length === open()
  const { factor = 1, prize } = gradeReached(feature, locked.length) ?? {}
  const coins = factor * locked.reduce((sum, coin) => sum + coin.coins, 0) + (full ? (feature.fullCoins ?? 0) : 0)
  const ended = audit.next('holdAndWinEnded')
  const multiplied = factor > 1 ? { factor } : {}
  expect(ended).toEqual({ type: ended.type, feature: feature.id, full, ...multiplied, coins })
  audit.total += coins
  if (prize) auditPrize(audit, feature.id, prize, start)
}

function auditCoin({ definition }: Audit, { values, jackpots = {} }: HoldAndWin, { coins, jackpot }: LockedCoin): void {
  if (jackpot === undefined) expect(values[coins], 'the weight of a value').toBeGreaterThan(0)
  else {
    expect(jackpots[jackpot], 'the weight of a jackpot').toBeGreaterThan(0)
    expect(coins).toBe(definition.jackpots?.find(({ id }) => id === jackpot)?.coins)
  }
}
