import { field, object, word } from '../../vocabulary/shape.ts'

export const RESPINS = object(
  'Respins',
  'Respins with the winners held: while something wins, its cells stay, every other cell spins again, and that goes on as long as each respin wins more than the last. Only the last window pays by the win rule. Scatters pay, and features start, by the first.',
  { holds: field(word(['winners']), 'What stays.') },
  { rules: ['respinsKeepPlaces'] },
)
