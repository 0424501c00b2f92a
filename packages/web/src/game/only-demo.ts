import type { Standing } from '@spilvaerk/schemas'
import { linkOf } from '../lib/share-link.ts'

export interface Standard {
  readonly id: number
  readonly standing: Standing
}

/** Only an admitted game is played for money, sold and leased. */
export const isForMoney = ({ standing }: Standard): boolean => standing === 'admitted'

/** Why a game takes no money, in a word or two. */
export function whyOnlyDemo({ id, standing }: Standard): string {
  switch (standing) {
    case 'admitted':
      return ''
    case 'listed':
      return 'Fra værkstedet'
    case 'shared':
      // Without its link a shared game is seen by its maker alone.
      return linkOf(id) === undefined ? 'Dit eget' : 'Delt med dig'
    case 'private':
      return 'Dit eget'
    case 'suspended':
      return 'Stoppet, indtil vi har set på det'
    case 'withdrawn':
      return 'Trukket tilbage'
  }
}
