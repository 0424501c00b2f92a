import { area } from '../area.ts'

/** Games from one of twelve prompts. */
export const bigcasino = area('bigcasino', {
  da: {
    styles: { any: 'Alle', slots: 'Spilleautomater', table: 'Bordspil', modern: 'Moderne' },
    settings: {
      title: 'Indstillinger',
      complexity: 'Spillets kompleksitet',
      style: 'Foretrukken spiltype',
      innovation: 'Innovationsniveau',
      what: 'Kompleksiteten bestemmer antallet af mini-spil, spiltypen hvilke prompter der vælges imellem. Et spil har op til seks mini-spil, en spilleautomat højst fem slags; dets kort siger, hvor mange det fik. Innovationsniveauet ændrer intet:',
    },
    prompts: 'De tolv prompter',
    tableGame: 'Bordspil',
    title: 'Et helt kasino med ét tryk',
    what: 'En af tolv prompter vælges tilfældigt og bliver til et spil med mindst 3 mini-spil, der kan spilles. Bordspil bliver rigtige borde.',
    generate: 'Generér tilfældigt kasinospil',
    kinds: {
      title: 'Spiltyper',
      slots: { name: 'Spilleautomater', first: 'Skattevalg', second: 'Lykkehjul', third: 'Fastlåste mønter' },
      roulette: { name: 'Roulette', first: 'Det gyldne tal', second: 'Bonushjul', third: 'Lykkestige' },
      blackjack: { name: 'Blackjack', first: 'Kortvalg', second: 'Dealerens hjul', third: 'Gevinststige' },
      poker: { name: 'Poker', first: 'Kongeligt valg', second: 'Bluf eller fold', third: 'Jackpotmønter' },
      baccarat: { name: 'Baccarat', first: 'Dragevalg', second: 'Tigerhjul', third: 'Perlestige' },
      dice: { name: 'Terningspil', first: 'Terningstige', second: 'Lykkekast', third: 'Møntlås' },
    },
    recent: {
      minutes: 'for {{minutes}} minutter siden',
      hour: 'for 1 time siden',
      title: 'Seneste genereringer',
      own: 'Dine egne seneste spil',
      none: 'Du har ikke genereret et spil endnu.',
      rtp: 'RTP {{rtp}}',
    },
    presets: {
      progressive: {
        name: 'Progressiv spilleautomat',
        prompt:
          'Progressiv jackpot-spilleautomat i et gyldent palads, 5 hjul, wilds og gratis spins, med mindst tre mini-spil',
      },
      roulette: {
        name: 'Europæisk roulette',
        prompt: 'Europæisk roulette i en salon på Rivieraen, med mindst tre mini-spil',
      },
      blackjack: { name: 'Blackjack-variant', prompt: 'Blackjack-variant i en jazzklub, med mindst tre mini-spil' },
      baccarat: { name: 'Baccarat', prompt: 'Baccarat i et jadepalads, med mindst tre mini-spil' },
      megaways: {
        name: 'Megaways-spilleautomat',
        prompt: 'Megaways-spilleautomat i et vulkantempel, 6 hjul, kaskader, med mindst tre mini-spil',
      },
      videoPoker: { name: 'Videopoker', prompt: 'Videopoker i en neonarkade, med mindst tre mini-spil' },
      craps: { name: 'Craps', prompt: 'Craps i en havneknejpe, med mindst tre mini-spil' },
      paiGow: { name: 'Pai gow', prompt: 'Pai gow i en dragehave, med mindst tre mini-spil' },
      caribbeanStud: { name: 'Caribbean stud', prompt: 'Caribbean stud på en piratstrand, med mindst tre mini-spil' },
      threeCardPoker: {
        name: 'Three card poker',
        prompt: 'Three card poker i en westernsaloon, med mindst tre mini-spil',
      },
      sicBo: { name: 'Sic bo', prompt: 'Sic bo til en lanternefest, med mindst tre mini-spil' },
      war: { name: 'War', prompt: 'Casino war på en ridderborg, med mindst tre mini-spil' },
    },
    complexities: { simple: 'Enkel (3 mini-spil)', moderate: 'Moderat (4-5 mini-spil)', high: 'Høj (6+ mini-spil)' },
  },
  en: {
    styles: { any: 'Any', slots: 'Slots', table: 'Table games', modern: 'Modern' },
    settings: {
      title: 'Settings',
      complexity: 'Game Complexity',
      style: 'Preferred Game Style',
      innovation: 'Innovation Level',
      what: 'Complexity sets the number of mini-games, style the prompts to pick from. A game has up to six mini-games, a slot five kinds at most; its card says how many it got. The innovation level changes nothing:',
    },
    prompts: 'The twelve prompts',
    tableGame: 'Table game',
    title: 'A whole casino in one press',
    what: 'One of twelve prompts is picked at random and becomes a game with at least 3 mini-games that can be played. Table games become real tables.',
    generate: 'Generate Random Casino Game',
    kinds: {
      title: 'Game kinds',
      slots: { name: 'Slot machines', first: 'Treasure pick', second: 'Lucky wheel', third: 'Hold and win' },
      roulette: { name: 'Roulette', first: 'Golden number', second: 'Bonus wheel', third: 'Lucky ladder' },
      blackjack: { name: 'Blackjack', first: 'Card pick', second: 'Dealer’s wheel', third: 'Gamble ladder' },
      poker: { name: 'Poker', first: 'Royal pick', second: 'Bluff or fold', third: 'Jackpot coins' },
      baccarat: { name: 'Baccarat', first: 'Dragon pick', second: 'Tiger wheel', third: 'Pearl ladder' },
      dice: { name: 'Dice games', first: 'Dice ladder', second: 'Lucky throw', third: 'Coin lock' },
    },
    recent: {
      minutes: '{{minutes}} minutes ago',
      hour: '1 hour ago',
      title: 'Recent generations',
      own: 'Your own latest games',
      none: 'You have not generated a game yet.',
      rtp: 'RTP {{rtp}}',
    },
    presets: {
      progressive: {
        name: 'Progressive slot',
        prompt:
          'Progressive jackpot slot in a golden palace, 5 reels, wilds and free spins, with at least three mini-games',
      },
      roulette: {
        name: 'European roulette',
        prompt: 'European roulette in a Riviera salon, with at least three mini-games',
      },
      blackjack: {
        name: 'Blackjack variant',
        prompt: 'Blackjack variant in a jazz club, with at least three mini-games',
      },
      baccarat: { name: 'Baccarat', prompt: 'Baccarat in a jade palace, with at least three mini-games' },
      megaways: {
        name: 'Megaways slot',
        prompt: 'Megaways slot in a volcano temple, 6 reels, cascades, with at least three mini-games',
      },
      videoPoker: { name: 'Video poker', prompt: 'Video poker in a neon arcade, with at least three mini-games' },
      craps: { name: 'Craps', prompt: 'Craps in a harbour tavern, with at least three mini-games' },
      paiGow: { name: 'Pai gow', prompt: 'Pai gow in a dragon garden, with at least three mini-games' },
      caribbeanStud: {
        name: 'Caribbean stud',
        prompt: 'Caribbean stud on a pirate beach, with at least three mini-games',
      },
      threeCardPoker: {
        name: 'Three card poker',
        prompt: 'Three card poker in a western saloon, with at least three mini-games',
      },
      sicBo: { name: 'Sic bo', prompt: 'Sic bo at a lantern festival, with at least three mini-games' },
      war: { name: 'War', prompt: 'Casino war in a knight’s castle, with at least three mini-games' },
    },
    complexities: {
      simple: 'Simple (3 mini-games)',
      moderate: 'Moderate (4-5 mini-games)',
      high: 'High (6+ mini-games)',
    },
  },
})
