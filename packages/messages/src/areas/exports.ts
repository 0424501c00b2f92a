import { area } from '../area.ts'

/** The READMEs of exported games, paragraph by paragraph. What is between backticks is code, and the same in both. */
export const exports = area('exports', {
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
  },
})
