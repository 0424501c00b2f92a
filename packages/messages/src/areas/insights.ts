import { area } from '../area.ts'

/** What is said of markets, themes and players, and how sure it is. */
export const insights = area('insights', {
  da: {
    confidence: {
      unrecognised: 'Spørgsmålet nævner intet, som huset kender: svaret gælder spil i almindelighed.',
      restsOn:
        'Bygger på {{catalogue}} udsagn fra kataloget, {{rounds}} fra spillede runder, {{reference}} fra kildetabellen og {{rules}} fra regeltabellen af {{date}}. Markedet selv er ikke målt.',
      proved: 'Matematikken er bevist. {{wishes}}; markedet kendes kun fra {{players}} i husets egne spil.',
      story:
        'En fortælling kan ikke være sand eller falsk: tallet siger, om kapitlerne hører til et bestemt spils funktioner.',
      storyDrawn: 'Komponisten genkendte intet tema i ordene, så fortællingens sted og figurer er trukket.',
      recommended:
        'Sikkerheden er den for den bedste anbefaling; den kan ikke være højere, end spillerens data rækker.',
    },
    allMet: 'Alle ønsker er opfyldt',
    otherwise_one: 'Ét ønske blev givet anderledes',
    otherwise_other: '{{count}} ønsker blev givet anderledes',
    players_one: '{{number}} spiller',
    players_other: '{{number}} spillere',
    volatility: { low: 'lav', medium: 'middel', high: 'høj', extreme: 'ekstrem' },
    house: {
      middle: 'Huset har {{games}} spil i feltet; det midterste har en RTP på {{rtp}} %.',
      shares: '{{free}} af dem har gratis spins, og {{volatile}} har høj eller ekstrem volatilitet.',
      favourite: '{{game}} spilles af flest: {{players}} de seneste 30 dage.',
      onlyWith: 'Huset har ét spil i feltet: {{game}}, RTP {{rtp}} %, {{volatility}} volatilitet, med gratis spins.',
      onlyWithout:
        'Huset har ét spil i feltet: {{game}}, RTP {{rtp}} %, {{volatility}} volatilitet, uden gratis spins.',
      played_one: '{{number}} spillet runde i husets mest spillede spil gav {{share}} tilbage.',
      played_other: '{{number}} spillede runder i husets mest spillede spil gav {{share}} tilbage.',
      playedLittle_one:
        '{{number}} spillet runde i husets mest spillede spil gav {{share}} tilbage; det er for få til at sige andet end held.',
      playedLittle_other:
        '{{number}} spillede runder i husets mest spillede spil gav {{share}} tilbage; det er for få til at sige andet end held.',
      percent: '{{number}} %',
    },
    openings: {
      noTheme: 'Huset har intet spil om {{theme}}.',
      volatility: 'Der spilles mest på spil med {{volatility}} volatilitet.',
      feature: 'De mest spillede spil har {{feature}}.',
    },
    competitors: {
      unknownTheme:
        'Temaet kendes ikke, så ingen spil er sammenlignelige. Prøv et tema som Egypten, vikinger, frugt eller rummet.',
      reels: '{{reels}} hjul',
      reelsAndLines: '{{reels}} hjul, {{lines}} linjer eller veje',
      rtp: 'De kendte spil i temaet oplyser op til {{rtp}} % RTP: et nyt spil bør ligge i nærheden.',
      noRtp: 'Kildetabellen kender ingen RTP i temaet: brug husets egne spil som mål.',
      common: 'Flere af dem har {{features}}: hav det med, eller skil spillet ud uden.',
      room: 'Huset har ingen spil i temaet: her er der plads.',
      own_one: 'Huset har selv ét spil i temaet: et nyt skal kunne kendes fra {{game}}.',
      own_other: 'Huset har selv {{count}} spil i temaet: et nyt skal kunne kendes fra {{game}}.',
    },
    concept: {
      clearTheme: 'Temaet er tydeligt, så symboler, navn og farver kan passe sammen.',
      newTheme: 'Huset har ingen spil i temaet endnu.',
      happens: 'Konceptet nævner, hvad der sker i spillet: {{features}}.',
      volatilityChosen: 'Volatiliteten er valgt, så spillet kan regnes ud til den.',
      unclearTheme: 'Temaet er uklart: komponisten må selv vælge et.',
      crowded: 'Huset har allerede {{games}} spil i temaet.',
      nothingSpecial: 'Konceptet siger intet om, hvad der skiller spillet ud.',
      rtpOff: 'En RTP på {{rtp}} % er uden for det tilladte (85 til 98 %).',
      measured:
        'Af {{all}} gange, en spiller har prøvet et af husets spil de seneste 30 dage, var {{plays}} i temaet. Det er det eneste, der er målt.',
      unmeasured: 'Der er ingen spil i temaet at måle på: potentialet er ukendt.',
    },
    recommended: {
      method:
        'Hvert spil får point for tema (40 %), volatilitet (20 %), funktioner (15 %), RTP (10 %) og hvor mange der spiller det (15 %). Det, spilleren intet siger om, tæller ikke med, og sikkerheden er pointene gange den andel, der er kendt. Spil, der er spillet før, udelades.',
      parts: {
        theme: 'temaet',
        volatility: 'volatiliteten',
        features: 'funktionerne',
        rtp: 'RTP',
        popularity: 'andres interesse',
      },
      nothing: 'Intet i spillerens data taler for eller imod det.',
      misses: 'Passer ikke på {{misses}}.',
      fits: 'Passer på {{fits}}.',
      fitsNotAll: 'Passer på {{fits}}, men ikke på {{misses}}.',
    },
    restsOn: {
      authority: 'myndighed eller lov',
      press: 'advokat eller fagpresse',
      both: 'myndighed, dele fra fagpresse',
      vendor: 'fagpresse, delvis uprøvet',
    },
    market: '{{rule}} (Bygger på: {{restsOn}}.)',
    markets: {
      denmark:
        'Danmark kræver ingen mindste RTP; grænser for indbetaling sættes før spil, og en hævet grænse gælder først efter 24 timer.',
      denmarkLosses: 'I Danmark er et forbud mod at fejre gevinster, der er tab, foreslået fra 1. januar 2027.',
      uk: 'Storbritannien: intet autospil, en runde varer mindst 2,5 sekunder, og indsatsen er højst 5 £ (2 £ under 25 år).',
      ukBuy: 'Storbritannien tillader ikke bonuskøb.',
      germany: 'Tyskland: intet autospil, indsatsen er højst 1 €, og en runde varer mindst 5 sekunder.',
      germanyJackpots: 'Tyskland tillader ikke jackpots.',
      malta: 'Malta kræver en RTP på mindst 85 %.',
      netherlands: 'Nederlandene: intet autospil, og bonuskøb frarådes.',
      sweden: 'Sverige: intet autospil, og en runde bør vare mindst 3 sekunder.',
      ontario: 'Ontario: intet autospil, en runde varer mindst 2,5 sekunder, og tab må ikke fejres som gevinster.',
    },
    facts: {
      slingo: 'Slingo skriver i 2025, at Megaways og cluster pays vinder frem; begge former kom på markedet i 2016.',
      mechanics:
        'Daily Game nævner (16. februar 2026) Megaways, klæbende wilds, cluster pays på 7×7 og kaskader som gængse former.',
      bookOfDead:
        'SlotIndex oplyser, at Book of Dead som regel har en RTP omkring 96,21 %, men at lavere indstillinger findes.',
      authority:
        'Spillemyndigheden opgjorde onlinekasinoernes bruttospilleindtægt til 1.564 mio. kr. i 2016 mod 1.308 mio. kr. i 2015. Tallet er over tre år gammelt; et nyere er ikke slået op.',
    },
    rivals: {
      lines: '{{grid}}, {{lines}} linjer',
      reelsLines: '{{reels}} hjul, {{lines}} linjer',
      reelsWays: '{{reels}} hjul, op til {{ways}} veje',
      anywhere: '{{grid}}, betaler overalt',
      freeSpins: 'gratis spins',
      expandingSymbol: 'ekspanderende symbol',
      book: 'bog som wild og scatter',
      chests: 'skattekister',
      stickyWilds: 'klæbende wilds',
      wheel: 'lykkehjul',
      respins: 'respins',
      cascades: 'kaskader',
      risingMultiplier: 'stigende multiplikator til ×{{most}}',
      freeSpinsTo: 'gratis spins til ×{{most}}',
      multipliersTo: 'multiplikatorer til ×{{most}}',
      bonusBuy: 'bonuskøb',
      collectingWild: 'gevinstsamlende wild',
      bothWays: 'gevinst begge veje',
      expandingWilds: 'ekspanderende wilds',
    },
  },
  en: {
    confidence: {
      unrecognised: 'The question names nothing that is known here: the answer is about games in general.',
      restsOn:
        'Based on statements from the catalogue ({{catalogue}}), rounds played ({{rounds}}), the table of sources ({{reference}}) and the table of rules of {{date}} ({{rules}}). The market itself is not measured.',
      proved: 'The maths is proved. {{wishes}}; the market is known only from {{players}} of our own games.',
      story:
        'A story can be neither true nor false: the figure says whether the chapters belong to the features of one game.',
      storyDrawn: 'The composer recognised no theme in the words, so the place and characters of the story were drawn.',
      recommended:
        'The confidence is that of the best recommendation; it cannot be higher than the player’s data allow.',
    },
    allMet: 'All wishes are met',
    otherwise_one: 'One wish was met differently',
    otherwise_other: '{{count}} wishes were met differently',
    players_one: '{{number}} player',
    players_other: '{{number}} players',
    volatility: { low: 'low', medium: 'medium', high: 'high', extreme: 'extreme' },
    house: {
      middle: 'There are {{games}} games of our own in this field; the median RTP is {{rtp}}%.',
      shares: '{{free}} of them have free spins, and {{volatile}} have high or extreme volatility.',
      favourite: '{{game}} has the most players: {{players}} in the last 30 days.',
      onlyWith:
        'One game of our own is in this field: {{game}}, RTP {{rtp}}%, {{volatility}} volatility, with free spins.',
      onlyWithout:
        'One game of our own is in this field: {{game}}, RTP {{rtp}}%, {{volatility}} volatility, without free spins.',
      played_one: '{{number}} round played in our most played games paid {{share}} back.',
      played_other: '{{number}} rounds played in our most played games paid {{share}} back.',
      playedLittle_one:
        '{{number}} round played in our most played games paid {{share}} back; that is too few to show anything but luck.',
      playedLittle_other:
        '{{number}} rounds played in our most played games paid {{share}} back; that is too few to show anything but luck.',
      percent: '{{number}}%',
    },
    openings: {
      noTheme: 'There is no game of our own about {{theme}}.',
      volatility: 'Games with {{volatility}} volatility are played most.',
      feature: 'The most played games have {{feature}}.',
    },
    competitors: {
      unknownTheme:
        'The theme is not known, so no games can be compared. Try a theme such as Egypt, Vikings, fruit or space.',
      reels: '{{reels}} reels',
      reelsAndLines: '{{reels}} reels, {{lines}} lines or ways',
      rtp: 'The known games in the theme state an RTP of up to {{rtp}}%: a new game should be near it.',
      noRtp: 'The table of sources has no RTP for the theme: measure against our own games.',
      common: 'Several of them have {{features}}: include it, or stand out without it.',
      room: 'There are no games of our own in the theme: there is room here.',
      own_one: 'There is one game of our own in the theme: a new one must stand apart from {{game}}.',
      own_other: 'There are {{count}} games of our own in the theme: a new one must stand apart from {{game}}.',
    },
    concept: {
      clearTheme: 'The theme is clear, so symbols, name and colours can go together.',
      newTheme: 'There are no games of our own in the theme yet.',
      happens: 'The concept says what happens in the game: {{features}}.',
      volatilityChosen: 'The volatility is chosen, so the game can be designed for it.',
      unclearTheme: 'The theme is unclear: the composer has to choose one.',
      crowded: 'There are already {{games}} games of our own in the theme.',
      nothingSpecial: 'The concept says nothing about what sets the game apart.',
      rtpOff: 'An RTP of {{rtp}}% is outside the allowed range (85 to 98%).',
      measured:
        'Of {{all}} times that a player tried one of our games in the last 30 days, {{plays}} were in the theme. Nothing else is measured.',
      unmeasured: 'There are no games in the theme to measure: the potential is unknown.',
    },
    recommended: {
      method:
        'Each game scores points for theme (40%), volatility (20%), features (15%), RTP (10%) and how many play it (15%). What the player says nothing about does not count, and the confidence is the points times the share that is known. Games played before are left out.',
      parts: {
        theme: 'the theme',
        volatility: 'the volatility',
        features: 'the features',
        rtp: 'the RTP',
        popularity: 'the interest of others',
      },
      nothing: 'Nothing in the player’s data speaks for or against it.',
      misses: 'Does not match {{misses}}.',
      fits: 'Matches {{fits}}.',
      fitsNotAll: 'Matches {{fits}}, but not {{misses}}.',
    },
    restsOn: {
      authority: 'regulator or law',
      press: 'law firm or trade press',
      both: 'regulator, parts from trade press',
      vendor: 'trade press, partly unverified',
    },
    market: '{{rule}} (Based on: {{restsOn}}.)',
    markets: {
      denmark:
        'Denmark requires no minimum RTP; deposit limits are set before play, and a raised limit takes effect only after 24 hours.',
      denmarkLosses: 'In Denmark a ban on celebrating wins that are losses is proposed from 1 January 2027.',
      uk: 'Great Britain: no autoplay, a round lasts at least 2.5 seconds, and the bet is at most £5 (£2 under 25 years).',
      ukBuy: 'Great Britain does not allow bonus buys.',
      germany: 'Germany: no autoplay, the bet is at most €1, and a round lasts at least 5 seconds.',
      germanyJackpots: 'Germany does not allow jackpots.',
      malta: 'Malta requires an RTP of at least 85%.',
      netherlands: 'The Netherlands: no autoplay, and bonus buys are discouraged.',
      sweden: 'Sweden: no autoplay, and a round should last at least 3 seconds.',
      ontario: 'Ontario: no autoplay, a round lasts at least 2.5 seconds, and losses may not be celebrated as wins.',
    },
    facts: {
      slingo: 'Slingo writes in 2025 that Megaways and cluster pays are gaining ground; both came to market in 2016.',
      mechanics:
        'Daily Game (16 February 2026) names Megaways, sticky wilds, cluster pays on 7×7 and cascades as popular mechanics.',
      bookOfDead:
        'SlotIndex states that Book of Dead usually has an RTP of about 96.21%, but that lower settings exist.',
      authority:
        'The Danish Gambling Authority put the gross gaming revenue of online casinos at DKK 1,564 million in 2016 against DKK 1,308 million in 2015. The figure is over three years old; no later one was looked up.',
    },
    rivals: {
      lines: '{{grid}}, {{lines}} lines',
      reelsLines: '{{reels}} reels, {{lines}} lines',
      reelsWays: '{{reels}} reels, up to {{ways}} ways',
      anywhere: '{{grid}}, pays anywhere',
      freeSpins: 'free spins',
      expandingSymbol: 'expanding symbol',
      book: 'book as wild and scatter',
      chests: 'treasure chests',
      stickyWilds: 'sticky wilds',
      wheel: 'wheel of fortune',
      respins: 'respins',
      cascades: 'cascades',
      risingMultiplier: 'rising multiplier to ×{{most}}',
      freeSpinsTo: 'free spins to ×{{most}}',
      multipliersTo: 'multipliers to ×{{most}}',
      bonusBuy: 'bonus buy',
      collectingWild: 'collecting wild',
      bothWays: 'wins both ways',
      expandingWilds: 'expanding wilds',
    },
  },
})
