import type { Option, Prize } from '@spilvaerk/slot-engine'

/** A prize in a few words. `jackpot` gives a jackpot's name. */
export function prizeText(
  prize: Prize,
  money: (coins: number) => string,
  jackpot: (id: string) => string = (id) => id,
): string {
  if ('coins' in prize) return money(prize.coins)
  if ('jackpot' in prize) return jackpot(prize.jackpot)
  if ('nothing' in prize) return 'Intet'
  return prize.spins === undefined ? 'Bonusspil' : freeSpins(prize.spins)
}

/** `8 gratis spins`, `1 gratis spin` */
export const freeSpins = (count: number): string => `${count} ${freeSpinsWord(count)}`

export const freeSpinsWord = (count: number): string => (count === 1 ? 'gratis spin' : 'gratis spins')

/** What an option is called, or its number. */
export const optionName = ({ name, option }: { readonly name?: Option['name']; readonly option: number }): string =>
  name ?? `mulighed ${option + 1}`
