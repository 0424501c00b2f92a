import type { TableEvent, TableEventType } from '@spilvaerk/table-games'

const LATE: ReadonlySet<TableEventType> = new Set([
  'ballLanded',
  'wheelStopped',
  'diceThrown',
  'ballFell',
  'coinTossed',
  'bonusWheelStopped',
  'bonusDiceThrown',
  'bonusCoinTossed',
])

/** Whether something is still on its way when its event is shown: it is told in words once it has come to rest. */
export const isLate = ({ type }: TableEvent): boolean => LATE.has(type)
