import { area } from '../area.ts'

/** An example of tournaments. */
export const tournaments = area('tournaments', {
  da: {
    demonstration: 'En demonstration: der er ingen turneringer i denne version.',
    what: 'Turneringer, præmier og spillere er eksempler. Ingen spiller om disse præmier.',
    create: 'Opret turnering',
    players: 'Spillere',
    timeLeft: 'Tid tilbage',
    game: 'Spil',
    entry: 'Deltagelse',
    join: 'Deltag i turnering',
    leaders: { title: 'Global rangliste', rank: 'Plads', player: 'Spiller', points: 'Point' },
    status: { active: 'Aktiv', ending: 'Slutter snart' },
    daysAndHours: '{{days}} d. {{hours}} t.',
    hoursAndMinutes: '{{hours}} t. {{minutes}} min.',
    free: 'Gratis',
    you: 'Dig',
  },
  en: {
    demonstration: 'A demonstration: there are no tournaments in this version.',
    what: 'Tournaments, prizes and players are examples. Nobody plays for these prizes.',
    create: 'Create Tournament',
    players: 'Players',
    timeLeft: 'Time left',
    game: 'Game',
    entry: 'Entry',
    join: 'Join Tournament',
    leaders: { title: 'Global Leaderboard', rank: 'Rank', player: 'Player', points: 'Points' },
    status: { active: 'Active', ending: 'Ending Soon' },
    daysAndHours: '{{days}}d {{hours}}h',
    hoursAndMinutes: '{{hours}}h {{minutes}}m',
    free: 'Free',
    you: 'You',
  },
})
