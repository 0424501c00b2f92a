import { playing } from '@spilvaerk/messages/playing'
import type { Standing } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
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
  const t = textsOf(playing)
  switch (game.standing) {
    case 'admitted':
      return ''
    case 'listed':
      return t('onlyDemo.listed')
    case 'shared':
      // Without a share link, only the maker of a shared game can open it.
      return isSharedWithMe(game) ? t('onlyDemo.shared') : t('onlyDemo.own')
    case 'private':
      return t('onlyDemo.own')
    case 'suspended':
      return t('onlyDemo.suspended')
    case 'withdrawn':
      return t('onlyDemo.withdrawn')
  }
}
