import { area } from '../area.ts'

/** Prompts to begin with. */
export const templates = area('templates', {
  da: {
    title: 'Spilskabeloner',
    themes: {
      title: 'Populære temaer',
      egypt: 'Det gamle Egypten',
      norse: 'Nordisk mytologi',
      space: 'Rumeventyr',
      ocean: 'Havets dyb',
      west: 'Det vilde vesten',
      fruit: 'Klassisk frugt',
      fantasy: 'Fantasy og magi',
      pirate: 'Piratskat',
      asian: 'Asiatisk lykke',
      jungle: 'Jungleeventyr',
      rock: 'Rock & Roll',
      holiday: 'Højtidsstemning',
      prompt: 'moderne videospilleautomat med temaet {{title}}, 5 hjul, 25 gevinstlinjer, bonusrunder',
    },
    classic: {
      title: 'Klassiske spilleautomater',
      note: '3 hjul, RTP 92-96 %',
      prompt: 'klassisk frugtspilleautomat med 3 hjul, 10 gevinstlinjer, kirsebær, klokker og syvtaller, RTP 94',
    },
    video: {
      title: 'Videospilleautomater',
      note: '5 hjul, RTP 94-98 %',
      prompt: 'moderne videospilleautomat med 5 hjul, 25 gevinstlinjer, wilds, gratis spins og en bonusrunde, RTP 96',
    },
    megaways: {
      title: 'Megaways',
      note: 'Op til 117.649 veje, RTP 96-97 %',
      prompt:
        'Megaways-spilleautomat med 6 hjul og op til 117.649 veje, kaskader, gratis spins med multiplikatorer, RTP 96,5',
    },
    jackpot: {
      title: 'Progressiv jackpot',
      note: '4 niveauer, RTP 95-96 %',
      prompt:
        'progressiv jackpot-spilleautomat med 4 jackpotniveauer, 5 hjul, 25 gevinstlinjer, hold and win, RTP 95,5',
    },
    bonusBuy: {
      title: 'Bonuskøb',
      prompt:
        'spilleautomat med bonuskøb, 5 hjul, 25 gevinstlinjer, gratis spins, der kan købes for 100 gange indsatsen, høj volatilitet',
    },
    cluster: {
      title: 'Klyngegevinster',
      note: '7x7-gitter, mindst 5 i en klynge, kaskader og multiplikatorer, RTP 96-97 %',
      prompt:
        'klyngespilleautomat på et 7x7-gitter, mindst 5 i en klynge, kaskader og multiplikatorer, ædelsten, RTP 96,5',
    },
  },
  en: {
    title: 'Game Templates',
    themes: {
      title: 'Popular Themes',
      egypt: 'Ancient Egypt',
      norse: 'Norse Mythology',
      space: 'Space Adventure',
      ocean: 'Ocean Depths',
      west: 'Wild West',
      fruit: 'Fruit Classic',
      fantasy: 'Fantasy Magic',
      pirate: 'Pirate Treasure',
      asian: 'Asian Fortune',
      jungle: 'Jungle Adventure',
      rock: 'Rock & Roll',
      holiday: 'Holiday Spirit',
      prompt: 'modern video slot with the theme {{title}}, 5 reels, 25 paylines, bonus rounds',
    },
    classic: {
      title: 'Classic Slots',
      note: '3 reels, RTP 92-96%',
      prompt: 'classic fruit slot with 3 reels, 10 paylines, cherries, bells and sevens, RTP 94',
    },
    video: {
      title: 'Video Slots',
      note: '5 reels, RTP 94-98%',
      prompt: 'modern video slot with 5 reels, 25 paylines, wilds, free spins and a bonus round, RTP 96',
    },
    megaways: {
      title: 'Megaways',
      note: 'Up to 117,649 ways, RTP 96-97%',
      prompt: 'Megaways slot with 6 reels and up to 117,649 ways, cascades, free spins with multipliers, RTP 96.5',
    },
    jackpot: {
      title: 'Progressive Jackpot',
      note: '4 tiers, RTP 95-96%',
      prompt: 'progressive jackpot slot with 4 jackpot tiers, 5 reels, 25 paylines, hold and win, RTP 95.5',
    },
    bonusBuy: {
      title: 'Bonus Buy',
      prompt:
        'bonus buy slot with 5 reels, 25 paylines, free spins that can be bought for 100 times the bet, high volatility',
    },
    cluster: {
      title: 'Cluster Pays',
      note: '7x7 grid, minimum cluster 5, cascades and multipliers, RTP 96-97%',
      prompt: 'cluster pays slot on a 7x7 grid, minimum cluster 5, cascades and multipliers, gems, RTP 96.5',
    },
  },
})
