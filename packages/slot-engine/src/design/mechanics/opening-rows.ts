import { holding } from './hold.ts'

/** Coins open two further rows under the window. */
export const openingRows = holding((held, cells) => ({
  ...held,
  opensRows: [Math.round(cells * 0.5), Math.round(cells * 0.75)],
}))
