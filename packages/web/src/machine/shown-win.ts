import type { WinEvent } from '@spilvaerk/slot-engine'
import type { ShownWin } from './script.ts'

export function shownWin(event: WinEvent): ShownWin {
  const { cells, coins, multiplier } = event
  const shared = { cells, coins, multiplier }
  switch (event.type) {
    case 'lineWon':
      return { kind: 'line', ...shared, line: event.line, symbol: event.symbol, count: event.count }
    case 'combinationWon':
      return { kind: 'combination', ...shared, line: event.line, name: event.name }
    case 'waysWon':
      return { kind: 'ways', ...shared, symbol: event.symbol, count: event.count, ways: event.ways }
    case 'clusterWon':
      return { kind: 'cluster', ...shared, symbol: event.symbol, count: event.count }
    case 'anywhereWon':
      return { kind: 'anywhere', ...shared, symbol: event.symbol, count: event.count }
    case 'straightWon':
      return { kind: 'straight', ...shared, symbol: event.symbol, count: event.count }
    case 'shapeWon':
      return { kind: 'shape', ...shared, name: event.shape, symbol: event.symbol, count: event.count }
    case 'fullWindowWon':
      return { kind: 'fullWindow', ...shared, symbol: event.symbol, count: event.count }
    case 'scatterPaid':
      return { kind: 'scatter', ...shared, symbol: event.symbol, count: event.count }
  }
}
