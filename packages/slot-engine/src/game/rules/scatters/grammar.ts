import { count, event, pay, symbol } from '../../../vocabulary/told.ts'

export const SCATTER_PAID = event('ScatterPaid', 'A scatter by its number anywhere in the window.', {
  symbol,
  count,
  ...pay,
})
