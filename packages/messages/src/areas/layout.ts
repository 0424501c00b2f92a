import { area } from '../area.ts'

/** What stands around every page, and in place of one that is not there. */
export const layout = area('layout', {
  da: {
    siteTitle: 'Spilværk – casino og spilværksted',
    /** Texts of `index.html`, word for word. */
    page: {
      description:
        'Spilværk er et dansk casino med spilleautomater, hvor matematikken er bevist – og et værksted, hvor du laver dine egne.',
      late: 'Siden er længe om at komme.',
      retry: 'Prøv igen',
      needsScript: 'Spilværk kan kun spilles med JavaScript.',
    },
    skipToContent: 'Gå til indhold',
    loading: 'Indlæser...',
    account: 'Konto',
    logIn: 'Log ind',
    register: 'Opret konto',
    language: 'Sprog',
    stopMotion: 'Stop bevægelser',
    startMotion: 'Start bevægelser',
    toHome: 'Til Forsiden',
    backToCasino: 'Tilbage til casino',
    tryGenerator: 'Prøv spilgeneratoren',
    memberMenu: {
      tier: '{{tier}} medlem',
      dashboard: 'Dashboard',
      logOut: 'Log ud',
      notLoggedOut: 'Du er ikke logget ud',
    },
    pages: {
      home: 'Casino Hjem',
      generator: 'Spil Generator',
      advanced: 'Avanceret Generator',
      lab: 'AI-Laboratorium',
      crypto: 'Crypto Betaling',
      library: 'Mine Spil',
      terms: 'Vilkår og betingelser',
      privacy: 'Privatlivspolitik',
      faq: 'Ofte stillede spørgsmål',
      support: 'Kontakt support',
    },
    footer: {
      signedIn: 'Logget ind som {{name}}.',
      money:
        'I demotilstand er indsatser og gevinster legepenge. Står der testtilstand, er pengene simulerede og kan ikke veksles til rigtige.',
      responsiblePlay: 'Ansvarligt spil',
      adultsOnly: 'Kun for personer over 18 år',
      helpline:
        'Spil skal være sjov. Bliver det andet end det, så ring til StopSpillet på <phone>+45 70 22 28 25</phone>.',
      selfTest: 'Selvtest',
      selfExclusion: 'ROFUS – udeluk dig selv',
    },
    notFound: {
      title: 'Siden blev ikke fundet',
      why: 'Lampen over denne dør er gået ud. Måske er siden flyttet, eller der er en tastefejl i adressen.',
      back: 'Gå Tilbage',
      popular: 'Populære sider',
      search: 'Søg efter en side',
      searchHint: 'Søg efter en side...',
      help: 'Har du brug for hjælp? Se <faq>ofte stillede spørgsmål</faq>, eller <support>skriv til supporten</support>.',
    },
  },
  en: {
    siteTitle: 'Spilværk – casino and game studio',
    page: {
      description:
        'Spilværk is a Danish casino with slot games whose maths is proved – and a studio in which you make your own.',
      late: 'The page is taking long to arrive.',
      retry: 'Try again',
      needsScript: 'Spilværk can be played only with JavaScript.',
    },
    skipToContent: 'Skip to content',
    loading: 'Loading...',
    account: 'Account',
    logIn: 'Log in',
    register: 'Sign up',
    language: 'Language',
    stopMotion: 'Stop motion',
    startMotion: 'Start motion',
    toHome: 'To the front page',
    backToCasino: 'Back to the casino',
    tryGenerator: 'Try the game generator',
    memberMenu: {
      tier: '{{tier}} member',
      dashboard: 'Dashboard',
      logOut: 'Log out',
      notLoggedOut: 'You are not logged out',
    },
    pages: {
      home: 'Casino home',
      generator: 'Game generator',
      advanced: 'Advanced generator',
      lab: 'AI laboratory',
      crypto: 'Crypto payment',
      library: 'My games',
      terms: 'Terms and conditions',
      privacy: 'Privacy policy',
      faq: 'Frequently asked questions',
      support: 'Contact support',
    },
    footer: {
      signedIn: 'Logged in as {{name}}.',
      money:
        'In demo mode, bets and wins are play money. Where it says test mode, the money is simulated and cannot be exchanged for real money.',
      responsiblePlay: 'Responsible gambling',
      adultsOnly: 'Only for people over 18',
      helpline:
        'Play should be fun. If it becomes anything else, call StopSpillet (in Danish) on <phone>+45 70 22 28 25</phone>.',
      selfTest: 'Self-test',
      selfExclusion: 'ROFUS – exclude yourself',
    },
    notFound: {
      title: 'The page was not found',
      why: 'The lamp above this door has gone out. The page may have moved, or the address has a typing error.',
      back: 'Go back',
      popular: 'Popular pages',
      search: 'Search for a page',
      searchHint: 'Search for a page...',
      help: 'Do you need help? See the <faq>frequently asked questions</faq>, or <support>write to support</support>.',
    },
  },
})
