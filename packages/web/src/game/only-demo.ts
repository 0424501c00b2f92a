import type { Standing } from '@spilvaerk/schemas'
import { linkOf } from '../lib/share-link.ts'

export interface Standard {
  readonly id: number
  readonly standing: Standing
}

/** Only an admitted game is played for money, sold and leased. */
export const isForMoney = ({ standing }: Standard): boolean => standing === 'admitted'

/** Opened by a share link: the server stores no rating, favourite or play time of it. */
export const isSharedWithMe = ({ id, standing }: Standard): boolean => standing === 'shared' && linkOf(id) !== undefined

/** Why a game takes no money, in a word or two. */
export function whyOnlyDemo(game: Standard): string {
  switch (game.standing) {
    case 'admitted':
      return ''
    case 'listed':
      return 'Fra værkstedet'
    case 'shared':
      // Without a share link, only the maker of a shared game can open it.
      return isSharedWithMe(game) ? 'Delt med dig' : 'Dit eget'
    case 'private':
      return 'Dit eget'
    case 'suspended':
      return 'Stoppet, indtil vi har set på det'
    case 'withdrawn':
      return 'Trukket tilbage'
  }
}
