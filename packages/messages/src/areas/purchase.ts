import { area } from '../area.ts'

/** The page on which a game is bought or leased, and the game on the pages that sell it. */
export const purchase = area('purchase', {
  da: {
    title: 'Køb eller lej spil',
    titleOf: 'Køb eller lej {{name}}',
    back: 'Tilbage',
    loading: 'Indlæser spil...',
    backToCasino: 'Tilbage til casino',
    notForSale: {
      title: 'Spillet er ikke til salg',
      hint: '{{name}}. {{why}}: det kan prøves gratis, men ikke købes, lejes eller spilles for penge.',
      toGame: 'Til spillet',
    },
    missing: {
      title: 'Spil ikke fundet',
      heading: 'Køb eller lej',
      hint: 'Det er måske taget ned, eller også er adressen forkert.',
    },
    access: {
      legend: 'Vælg adgangstype',
      permanent: 'Permanent adgang',
      permanentText: 'Betal én gang. Spillet er dit for altid.',
      lease: 'Leje',
      perMonth: 'pr. måned',
      leaseText: 'Spar op til 20 % på en længere periode.',
      period: 'Lejeperiode',
      discount: '{{percent}} % rabat',
      noDiscount: 'Uden rabat',
      custom: 'Tilpasset',
      customText: '{{min}} til {{max}} måneder',
      customMonths: 'Antal måneder',
      sum: 'for {{months}}',
      sumSaved: 'for {{months}}, {{percent}} % rabat: du sparer {{saved}}',
    },
    about: {
      title: 'Om leje',
      from: 'Lejeperioden regnes fra købsdatoen.',
      upgrade:
        'Du kan opsige når som helst eller opgradere til permanent adgang med fuld kreditering af det betalte beløb.',
      renewal: 'Automatisk fornyelse kan slås fra i indstillingerne.',
    },
    leased: {
      title: 'Du lejer spillet til {{until}}',
      text: 'Køber du det, trækkes det betalte fra prisen. Lejer du igen, lægges den nye periode i forlængelse af den gamle.',
    },
    game: {
      rating: 'Husets vurdering',
      volatility: 'Volatilitet',
      popularity: 'Popularitet',
      plays: '{{number}} spil',
    },
  },
  en: {
    title: 'Buy or lease a game',
    titleOf: 'Buy or lease {{name}}',
    back: 'Back',
    loading: 'Loading game…',
    backToCasino: 'Back to the casino',
    notForSale: {
      title: 'The game is not for sale',
      hint: '{{name}}. {{why}}: it can be tried for free, but not bought, leased or played for money.',
      toGame: 'To the game',
    },
    missing: {
      title: 'Game not found',
      heading: 'Buy or lease',
      hint: 'It may have been taken down, or the address may be wrong.',
    },
    access: {
      legend: 'Choose access',
      permanent: 'Permanent access',
      permanentText: 'Pay once. The game is yours for good.',
      lease: 'Lease',
      perMonth: 'per month',
      leaseText: 'Save up to 20% on a longer period.',
      period: 'Lease period',
      discount: '{{percent}}% off',
      noDiscount: 'No discount',
      custom: 'Custom',
      customText: '{{min}} to {{max}} months',
      customMonths: 'Number of months',
      sum: 'for {{months}}',
      sumSaved: 'for {{months}}, {{percent}}% off: you save {{saved}}',
    },
    about: {
      title: 'About leasing',
      from: 'The lease period runs from the date of purchase.',
      upgrade: 'You can cancel at any time, or upgrade to permanent access with full credit for what you have paid.',
      renewal: 'Automatic renewal can be switched off in the settings.',
    },
    leased: {
      title: 'You lease the game until {{until}}',
      text: 'If you buy it, what you have paid is deducted from the price. If you lease again, the new period follows the old one.',
    },
    game: {
      rating: 'Casino rating',
      volatility: 'Volatility',
      popularity: 'Popularity',
      plays: '{{number}} plays',
    },
  },
})
