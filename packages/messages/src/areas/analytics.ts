import { area } from '../area.ts'

/** What is played in this casino, beside example figures. */
export const analytics = area('analytics', {
  da: {
    sample: {
      players: 'Spillere i alt',
      session: 'Gns. session',
      sessionTime: '18 min. 32 s',
      revenue: 'Omsætning',
      retention: 'Fastholdelse',
      title: 'Eksempeltal',
    },
    played: {
      title: 'Faktisk spillet',
      source: 'Fra gemte runder',
      what: 'Hver runde, der spilles her, tæller med, både demospil og spil om penge.',
    },
    game: 'Spil',
    players: 'Spillere på 30 dage',
    spins: 'Spins',
    wins: 'Gevinster',
    hitFrequency: 'Gevinstfrekvens indtil nu',
    wagered: 'Indsatser',
    biggestWin: 'Største gevinst',
    rtpSoFar: 'RTP indtil nu',
    rtpOfGame: 'Spillets RTP',
    mostPlayed: 'Mest spillede spil',
    rtp: 'RTP',
  },
  en: {
    sample: {
      players: 'Total Players',
      session: 'Avg. Session',
      sessionTime: '18m 32s',
      revenue: 'Revenue',
      retention: 'Retention',
      title: 'Sample figures',
    },
    played: {
      title: 'Really played',
      source: 'From stored rounds',
      what: 'Every round that is played here counts, demonstration play and play for money alike.',
    },
    game: 'Game',
    players: 'Players in 30 days',
    spins: 'Spins',
    wins: 'Wins',
    hitFrequency: 'Hit frequency so far',
    wagered: 'Wagered',
    biggestWin: 'Biggest win',
    rtpSoFar: 'RTP so far',
    rtpOfGame: 'RTP of the game',
    mostPlayed: 'Most played games',
    rtp: 'RTP',
  },
})
