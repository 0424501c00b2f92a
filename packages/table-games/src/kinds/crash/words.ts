import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Crash',
    spots: { flight: 'Flyvning' },
    moves: { take: 'Tag gevinsten', step: 'Flyv til trin', always: 'Flyv helt op' },
  },
  en: {
    name: 'Crash',
    spots: { flight: 'Flight' },
    moves: { take: 'Take it', step: 'Fly to step', always: 'Fly to the top' },
  },
}
