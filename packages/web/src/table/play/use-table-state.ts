import { useSyncExternalStore } from 'react'
import type { TablePlay } from './table-play.ts'
import type { TableState } from './table-state.ts'

/** The state of a table: the component renders with each step. */
export const useTableState = (play: TablePlay): TableState =>
  useSyncExternalStore(play.subscribe, play.state, play.state)
