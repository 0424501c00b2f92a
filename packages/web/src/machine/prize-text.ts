import { machine } from '@spilvaerk/messages/machine'
import type { Option, Prize } from '@spilvaerk/slot-engine'
import { textsOf } from '../lib/page-language.ts'

/** A prize in a few words. `jackpot` gives a jackpot's name. */
export function prizeText(
  prize: Prize,
  money: (coins: number) => string,
  jackpot: (id: string) => string = (id) => id,
): string {
  if ('coins' in prize) return money(prize.coins)
  if ('jackpot' in prize) return jackpot(prize.jackpot)
  if ('nothing' in prize) return textsOf(machine)('prizes.nothing')
  return prize.spins === undefined ? textsOf(machine)('prizes.bonusGame') : freeSpins(prize.spins)
}

/** `8 gratis spins`, `1 gratis spin` */
export const freeSpins = (count: number): string => textsOf(machine)('prizes.freeSpins', { count })

export const freeSpinsWord = (count: number): string => textsOf(machine)('prizes.freeSpinsWord', { count })

/** What an option is called, or its number. */
export const optionName = ({ name, option }: { readonly name?: Option['name']; readonly option: number }): string =>
  name ?? textsOf(machine)('prizes.option', { number: option + 1 })
