import { tournaments } from '@spilvaerk/messages/tournaments'
import { textsOf } from '../../lib/page-language.ts'
import { dollars } from '../dollars.ts'

export interface Tournament {
  readonly name: string
  readonly prize: string
  readonly players: number
  readonly timeLeft: string
  readonly game: string
  readonly entry: string
  readonly status: 'active' | 'ending'
}

export const STATUS_WORDS = { active: 'status.active', ending: 'status.ending' } as const

export const tournamentList = (): readonly Tournament[] => {
  const t = textsOf(tournaments)
  return [
    {
      name: 'Weekend Warriors',
      prize: dollars(10_000),
      players: 1247,
      timeLeft: t('daysAndHours', { days: 2, hours: 14 }),
      game: 'Viking Legends',
      entry: dollars(10),
      status: 'active',
    },
    {
      name: 'Mega Spin Challenge',
      prize: dollars(5_000),
      players: 856,
      timeLeft: t('daysAndHours', { days: 1, hours: 8 }),
      game: 'Cosmic Gems',
      entry: dollars(5),
      status: 'active',
    },
    {
      name: 'Daily Fortune',
      prize: dollars(1_000),
      players: 423,
      timeLeft: t('hoursAndMinutes', { hours: 4, minutes: 32 }),
      game: 'Dragon Fortune Deluxe',
      entry: t('free'),
      status: 'ending',
    },
    {
      name: 'High Roller Cup',
      prize: dollars(25_000),
      players: 189,
      timeLeft: t('daysAndHours', { days: 5, hours: 20 }),
      game: 'Golden Pharaoh',
      entry: dollars(100),
      status: 'active',
    },
  ]
}

interface Leader {
  readonly name: string
  readonly points: number
  readonly isReader?: true
}

export const leaders = (): readonly Leader[] => {
  const t = textsOf(tournaments)
  return [
    { name: 'SpinMaster', points: 15_420 },
    { name: 'LuckyAce', points: 14_850 },
    { name: t('you'), points: 13_200, isReader: true },
    { name: 'ReelQueen', points: 12_790 },
    { name: 'JackpotJoe', points: 11_640 },
  ]
}
