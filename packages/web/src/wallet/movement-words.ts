import type { MovementKind } from '@spilvaerk/schemas'

export const MOVEMENT_WORDS: Readonly<Record<MovementKind, string>> = {
  deposit: 'Indbetaling',
  withdrawal: 'Udbetaling',
  bet: 'Indsats',
  win: 'Gevinst',
  jackpot: 'Jackpot',
  purchase: 'Køb',
  refund: 'Refusion',
  sale: 'Salg',
}
