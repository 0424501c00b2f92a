import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Baccarat',
    spots: {
      player: 'Punto',
      banker: 'Banco',
      tie: 'Uafgjort',
      'player-pair': 'Par hos punto',
      'banker-pair': 'Par hos banco',
      'either-pair': 'Par hos en af dem',
      'perfect-pair': 'Perfekt par',
      'dragon-7': 'Drage 7',
      'panda-8': 'Panda 8',
      'super-6': 'Super 6',
      'dragon-player': 'Dragebonus på punto',
      'dragon-banker': 'Dragebonus på banco',
    },
  },
  en: {
    name: 'Baccarat',
    spots: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
      'either-pair': 'Either pair',
      'perfect-pair': 'Perfect pair',
      'dragon-7': 'Dragon 7',
      'panda-8': 'Panda 8',
      'super-6': 'Super 6',
      'dragon-player': 'Dragon bonus on player',
      'dragon-banker': 'Dragon bonus on banker',
    },
  },
}
