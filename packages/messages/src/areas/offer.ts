import { area } from '../area.ts'

/** The offers for a game. */
export const offer = area('offer', {
  da: {
    loading: 'Indlæser spil detaljer...',
    pageTitle: '{{game}}: tilbud',
    toGame: 'Til spillet',
    choose: 'Vælg dit tilbud',
    isPopular: 'Populær',
    toPayment: 'Fortsæt til betaling · {{price}}',
    noneFits: 'Passer ingen af dem? <period>Vælg selv en periode på 1 til 36 måneder</period>',
    promises: {
      provider: 'Betaling gennem en kortudbyder',
      noCardKept: 'Dit kort gemmes ikke hos os',
      atOnce: 'Adgang straks efter bekræftet betaling',
    },
    logIn: { title: 'Log ind', description: 'Du skal være logget ind for at fortsætte med købet.' },
    symbols: 'Symboler',
    symbolsShown: '{{shown}} af {{all}} symboler',
    offers: {
      buy: {
        name: 'Køb spillet',
        ownership: 'Ejerskab for altid',
        source: 'Kildekode',
        whiteLabel: 'White-label',
        support: '1 års support',
      },
      rentOne: { name: 'Lej i 1 måned' },
      rentTwelve: { name: 'Lej i 12 måneder', saving: 'Spar 40 %', option: 'Købsoption til nedsat pris' },
      rentThirtySix: { name: 'Lej i 36 måneder', saving: 'Spar 70 %', option: 'Købsoption med 50 % rabat' },
      fullAccess: 'Fuld adgang i perioden',
      trueSaving: '{{months}} enkelte måneder koster {{apart}}: her sparer du {{saved}} ({{percent}} %).',
      upgrade: 'Opgradér når som helst',
    },
  },
  en: {
    loading: 'Loading game details...',
    pageTitle: '{{game}}: offers',
    toGame: 'To the game',
    choose: 'Choose your offer',
    isPopular: 'Popular',
    toPayment: 'Continue to payment · {{price}}',
    noneFits: 'None of them fits? <period>Choose a period of 1 to 36 months yourself</period>',
    promises: {
      provider: 'Payment through a card provider',
      noCardKept: 'We do not store your card',
      atOnce: 'Access as soon as the payment is confirmed',
    },
    logIn: { title: 'Log in', description: 'You must be logged in to go on with the purchase.' },
    symbols: 'Symbols',
    symbolsShown: '{{shown}} of {{all}} symbols',
    offers: {
      buy: {
        name: 'Buy the game',
        ownership: 'Ownership for good',
        source: 'Source code',
        whiteLabel: 'White label',
        support: '1 year of support',
      },
      rentOne: { name: 'Lease for 1 month' },
      rentTwelve: { name: 'Lease for 12 months', saving: 'Save 40%', option: 'Option to buy at a reduced price' },
      rentThirtySix: { name: 'Lease for 36 months', saving: 'Save 70%', option: 'Option to buy at a 50% discount' },
      fullAccess: 'Full access for the period',
      trueSaving: '{{months}} single months cost {{apart}}: here you save {{saved}} ({{percent}}%).',
      upgrade: 'Upgrade at any time',
    },
  },
})
