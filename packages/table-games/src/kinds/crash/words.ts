import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Crash',
    spots: { flight: 'Flyvning' },
    moves: {
      take: 'Tag gevinsten',
      step: 'Flyv til trin',
      always: 'Flyv helt op',
      stopAfter: 'Tag gevinsten ved trin',
      returns: 'Betaler tilbage',
    },
  },
  en: {
    name: 'Crash',
    spots: { flight: 'Flight' },
    moves: {
      take: 'Take it',
      step: 'Fly to step',
      always: 'Fly to the top',
      stopAfter: 'Take it at step',
      returns: 'Returns',
    },
  },
}
