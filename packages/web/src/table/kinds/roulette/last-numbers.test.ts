import type { TableEvent } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { countLanded } from './last-numbers.ts'

const wheel = ['0', '1', '2', '3', '4', '5', '6']
const landing = (pocket: string): TableEvent => ({ type: 'ballLanded', pocket, index: wheel.indexOf(pocket) })
const settled: TableEvent = { type: 'spotSettled', spot: 'red', stakedCoins: 1, paidCoins: 0 }
const round = (...pockets: readonly string[]) => ({ events: [...pockets.map(landing), settled] })

test('numbers are told with the latest first, also those of a round of several spins', () => {
  expect(countLanded({ wheel }, [round('4', '2'), round('6')])).toEqual({ landed: ['2', '4', '6'] })
})

test('nothing is frequent before ten numbers', () => {
  const nine = Array.from({ length: 9 }, () => round('3'))
  expect(countLanded({ wheel }, nine).ranked).toBeUndefined()
  expect(countLanded({ wheel }, [round('3'), ...nine]).ranked?.hot[0]).toBe('3')
})

test('all numbers of the visit are counted, and of as many times the order of the wheel decides', () => {
  const past = ['5', '5', '5', '2', '2', '6', '6', '0', '1', '4', '5'].map((pocket) => round(pocket))
  expect(countLanded({ wheel }, past).ranked).toEqual({ hot: ['5', '2', '6'], cold: ['1', '4', '3'] })
})
