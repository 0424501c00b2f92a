import { area } from '../area.ts'

/** The READMEs of exported games, paragraph by paragraph. What is between backticks is code, and the same in both. */
export const readmes = area('readmes', {
  da: {
    react:
      'Komponenten spiller med demokreditter og spørger ingen server om noget. `playRound(seed, { mode, choices })` giver\nsamme runde som hændelser, uden billede: til at kontrollere en runde eller til at afgøre runder på en server, du selv har.',
    android:
      'Åbn mappen i Android Studio, og kør `app`, eller byg den med Gradle 8.9 eller nyere: `gradle assembleDebug`.\nSpillet ligger i `app/src/main/assets/game.html` og spiller offline med demokreditter; appen beder ikke om nogen tilladelser.',
    ios: 'Åbn mappen i Xcode 15 eller nyere eller i Swift Playgrounds, og kør den på en enhed eller i simulatoren.\nSpillet ligger i `Resources/game.html` og spiller offline med demokreditter.',
    api: {
      intro: 'Spil nummer {{id}} på {{base}}. `openapi.json` beskriver dets adresser.',
      keyTitle: 'Nøgle',
      key: 'Den, der har lavet, ejer eller lejer spillet, laver en nøgle med `POST {{base}}/games/{{id}}/keys` og `{"name": "…"}`, logget ind som\nmedlem. Den vises én gang, og serveren gemmer den kun som hash. Send den som `Authorization: Bearer sk_…` eller `X-Api-Key: sk_…`.\nEn nøgle åbner kun dette spil, giver {{requests}} forespørgsler i minuttet (derefter 429 med `Retry-After`) og holder op, når den\ntilbagekaldes, eller en leje udløber. Gem den på en server, du selv har: på en side eller i en app kan alle læse den.',
      examplesTitle: 'Eksempler',
      credits:
        'Runder spilles med kreditter. En afsluttet rundes seed giver samme runde i det eksporterede spils motor.',
    },
    reactTable:
      'Komponenten spiller med demokreditter og spørger ingen server om noget. `playRound(seed, bets, choices)` giver samme runde\nsom hændelser, uden billede: til at kontrollere en runde eller til at afgøre runder på en server, du selv har. Indsatser er i hele\nmønter; én mønt er {{coin}}.',
    apiTable:
      '`{"bet": …}` sættes på spillets hovedindsats; `{"bets": [{"bet": "…", "amount": …}]}` på de felter, du vælger. Venter runden, står\nder i `round.awaiting.moves`, hvad der kan vælges, og hvad det koster. Det første valg er altid gratis, og eksemplerne tager det.',
    unity: {
      table: {
        server:
          'Serveren afgør hver runde. Bordets regler er ikke skrevet i C#: pakken trækker intet lod, regner ingen gevinst ud og kan ikke\nkontrollere en runde. Den har reglerne som data i `game.json`, og `TableClient` beder serveren om runder, sender valg og fejler,\nhvor serveren spiller en anden version. En rundes seed kontrolleres med `playRound` fra spillets eksport til React. Der er\ningen billeder i pakken.',
        play: 'Læg `TableGame` på et objekt, giv det `Runtime/game.json` og API’ets adresse, og vis det, `Played` bringer:',
      },
      intro:
        'En pakke til Unity 2021.3 eller nyere. Pak den ud, og tilføj den i Package Manager med "Add package from disk", eller læg\nmappen under `Packages` i et projekt.',
      decidesTitle: 'Hvad den afgør, og hvad den ikke afgør',
      server: 'Serveren afgør hver runde; intet i pakken trækker lod. Det, den kender, er spillets regler:',
      evaluator:
        '- `Evaluator` siger, hvad et vindue vinder {{counted}}: symboler ind, mønter ud, hele tal hele vejen.',
      counted: {
        lines: 'på linjerne',
        ways: 'på veje',
        clusters: 'i klynger',
        anywhere: 'overalt i vinduet',
        straights: 'i lige rækker',
        shapes: 'i figurer',
      },
      check:
        '- `RoundCheck` læser en rundes hændelser og finder den første, der afviger fra reglerne: et hjul, der ikke viser sin strimmel,\n  et vindue, der vinder andet, en præmie, som spillet ikke har, en sum, der ikke er det, der blev betalt.',
      client:
        '- `GameClient` beder serveren om runder og fejler, hvor en afviger, eller hvor serveren spiller en anden version.',
      told: 'Fortalt af serverens hændelser og vist ud fra dem: {{told}}. At de kom ved et ærligt træk, kontrolleres med\nrundens seed i motoren fra spillets eksport til HTML5 eller React. Der er ingen billeder i pakken: symboler har navne og emoji.',
      stops: 'hvor hjulene standser',
      cascades: 'hvad der falder i kaskader',
      respins: 'respins',
      freeSpins: 'gratis spins',
      holdAndWin: 'fastlåste mønter',
      collect: 'mønter i vinduet',
      wheel: 'et lykkehjul',
      pick: 'et vælgespil',
      ladder: 'en stige',
      board: 'et brætspil',
      choice: 'et valg',
      jackpots: 'jackpots',
      gambles: 'dobbelt eller intet',
      modes: 'købte runder',
      playTitle: 'Spil',
      play: 'Læg `SlotGame` på et objekt, giv det `Runtime/game.json` og API’ets adresse, og vis det, `Played` bringer:',
      key: 'Spillet er nummer {{id}} på {{site}}/api. Dets adresser kræver en nøgle til spillet, og i en app, der deles ud, kan alle læse\nden: lad appen spørge en server, du selv har, som tilføjer nøglen som `Authorization: Bearer sk_…`. Til at prøve af med sender\n`new UnityTransport(address, key)` den med. I en browser skal API’et, eller din server, tillade sidens adresse.',
      testsTitle: 'Test',
      tests:
        '`Tests/rounds.json` har {{rounds}} runder, som motoren har spillet, med seed, stop, vinduer og gevinster. Testene kræver, at hver af dem\ner rigtig på mønten, og at én mønt for meget eller en udeladt gevinst findes i hver. Kør dem i Test Runner i Edit Mode,\nnår `"testables": ["dk.spilvaerk.game{{id}}"]` er tilføjet i projektets `Packages/manifest.json`.',
    },
  },
  en: {
    react:
      'The component plays with demo credits and asks no server for anything. `playRound(seed, { mode, choices })` gives the\nsame round as events, without a picture: to check a round, or to decide rounds on a server of your own.',
    android:
      'Open this folder in Android Studio and run `app`, or build it with Gradle 8.9 or later: `gradle assembleDebug`.\nThe game lies in `app/src/main/assets/game.html` and plays offline with demo credits; the app asks for no permission.',
    ios: 'Open this folder in Xcode 15 or later, or in Swift Playgrounds, and run it on a device or in the simulator.\nThe game lies in `Resources/game.html` and plays offline with demo credits.',
    api: {
      intro: 'Game number {{id}} at {{base}}. `openapi.json` describes its endpoints.',
      keyTitle: 'Key',
      key: 'Whoever made, owns or leases the game makes a key with `POST {{base}}/games/{{id}}/keys` and `{"name": "…"}`, logged in as\na member. It is shown once and kept by the server as a hash. Send it as `Authorization: Bearer sk_…` or `X-Api-Key: sk_…`.\nA key opens this game only, makes {{requests}} requests a minute (then 429 with `Retry-After`), and stops when it is\nrevoked or a lease ends. Keep it on a server of yours: in a page or an app anybody can read it.',
      examplesTitle: 'Examples',
      credits:
        'Rounds are played with credits. The seed of a done round gives the same round in the engine of the exported game.',
    },
    reactTable:
      'The component plays with demo credits and asks no server for anything. `playRound(seed, bets, choices)` gives the same round as\nevents, without a picture: to check a round, or to decide rounds on a server of your own. Bets are whole coins; one coin is {{coin}}.',
    apiTable:
      '`{"bet": …}` goes on the main bet of the game, `{"bets": [{"bet": "…", "amount": …}]}` on the spots of your choice. Where the round waits,\n`round.awaiting.moves` says what may be chosen and what it costs. The first move is always free, and the examples make it.',
    unity: {
      table: {
        server:
          "The server decides every round. The rules of the table are not written in C#: this package draws nothing, works out no win and\ncannot check a round. It has the rules as data in `game.json`, and `TableClient` asks the server for rounds, sends moves, and throws\nwhere the server plays another version. The seed of a round is checked with `playRound` of the game's React export. There are no\npictures in the package.",
        play: 'Put `TableGame` on an object, give it `Runtime/game.json` and the address of the API, and show what `Played` brings:',
      },
      intro:
        'A package for Unity 2021.3 or later. Unpack it and add it in the Package Manager with "Add package from disk", or put the\nfolder under `Packages` of a project.',
      decidesTitle: 'What it decides, and what it does not',
      server: "The server decides every round; nothing in this package draws. What it knows are the game's rules:",
      evaluator: '- `Evaluator` says what a window wins {{counted}}: symbols in, coins out, whole numbers throughout.',
      counted: {
        lines: 'on its lines',
        ways: 'by ways',
        clusters: 'in clusters',
        anywhere: 'anywhere in view',
        straights: 'in straight runs',
        shapes: 'in shapes',
      },
      check:
        "- `RoundCheck` reads a round's events and finds the first that differs from the rules: a reel that does not show its strip,\n  a window that wins otherwise, a prize that the game does not have, a sum that is not what was paid.",
      client:
        '- `GameClient` asks the server for rounds and throws where one differs, or where the server plays another version.',
      told: "Told by the server's events, and shown from them: {{told}}. That they came up by fair chance is checked with a\nround's seed in the engine of the game's HTML5 or React export. There are no pictures in the package: symbols have names and emoji.",
      stops: 'where the reels stop',
      cascades: 'what falls in cascades',
      respins: 'respins',
      freeSpins: 'free spins',
      holdAndWin: 'hold-and-win',
      collect: 'coins in view',
      wheel: 'a wheel',
      pick: 'a pick',
      ladder: 'a ladder',
      board: 'a board game',
      choice: 'a choice',
      jackpots: 'jackpots',
      gambles: 'gambles',
      modes: 'bought rounds',
      playTitle: 'Play',
      play: 'Put `SlotGame` on an object, give it `Runtime/game.json` and the address of the API, and show what `Played` brings:',
      key: 'The game is number {{id}} at {{site}}/api. Its endpoints want a key of the game, and in an app that is handed out anybody can read\none: let the app ask a server of yours that adds the key as `Authorization: Bearer sk_…`. For trying things out\n`new UnityTransport(address, key)` sends it along. Web players need the API, or your server, to allow their origin.',
      testsTitle: 'Tests',
      tests:
        '`Tests/rounds.json` holds {{rounds}} rounds that the engine played, with seed, stops, windows and wins. The tests ask that every one\nis right to the coin, and that one coin more, or a win left out, is found in each. Run them in the Test Runner, in Edit Mode,\nafter adding `"testables": ["dk.spilvaerk.game{{id}}"]` to the project\'s `Packages/manifest.json`.',
    },
  },
})
