import { area } from '../area.ts'

/** What stands against a game or its texts, by the server's names for it. */
export const faults = area('faults', {
  da: {
    codes: {
      rtpTooLow: 'Det betaler mindre tilbage, end et spil om penge skal.',
      rtpTooHigh: 'Det betaler mere tilbage, end et spil om penge må.',
      rtpUncertain: 'Tilbagebetalingen kan ikke bevises præcist nok til at ligge inden for grænserne.',
      choicesTooMany: 'Det har flere valg, end en tilbagebetaling kan bevises for.',
      choiceSeesWindow: 'Det har et valg, der træffes med hjulene i syne; for det kan ingen tilbagebetaling bevises.',
      choiceAskedAgain: 'Det stiller samme valg igen; for det kan ingen tilbagebetaling bevises.',
      tooMuchWork: 'Dets runder er så lange, at tilbagebetalingen ikke kan bevises.',
      exposureTooHigh: 'Den største gevinst ved højeste indsats er mere, end én runde må betale.',
      poolDropped:
        'En jackpotpulje holder spilleres penge og findes ikke i denne version med de samme møntværdier. Behold puljen og indsatserne, eller lav ændringen som et nyt spil.',
      poolNotWinnable: 'En jackpotpulje holder spilleres penge, og ingen kan vinde den i denne version.',
      poolTooFull:
        'En jackpotpulje har samlet mere, end denne version har plads til. Hæv mustHitBy, eller vent, til den er udbetalt.',
      superseded: 'En nyere version er kommet i stedet.',
      tooComplex: 'Det er for stort til at blive bevist.',
      link: 'Dets tekster må ikke indeholde links eller webadresser.',
      contact: 'Dets tekster må ikke indeholde telefonnumre, e-mailadresser eller profiler på andre tjenester.',
      advertising:
        'Dets tekster må ikke reklamere for andet end spillet selv: ingen bonusser, koder, tilbud eller andre kasinoer.',
      promise: 'Dets tekster må ikke love en gevinst: et spils udfald er tilfældigt.',
      abuse: 'Dets tekster må ikke indeholde fornærmelser, trusler eller had mod mennesker.',
      sexual: 'Dets tekster må ikke have seksuelt indhold.',
      unreadable: 'Dets tekster skal kunne læses: ord uden lange rækker af ét tegn eller af store bogstaver.',
    },
    rule: 'Det overholder ikke {{rule}}.',
  },
  en: {
    codes: {
      rtpTooLow: 'It pays less back than a game for money must.',
      rtpTooHigh: 'It pays more back than a game for money may.',
      rtpUncertain: 'Its return cannot be proved closely enough to lie within the limits.',
      choicesTooMany: 'It has more choices than a return can be proved for.',
      choiceSeesWindow: 'It has a choice that is made in view of the reels, for which no return can be proved.',
      choiceAskedAgain: 'It asks the same choice again, for which no return can be proved.',
      tooMuchWork: 'Its rounds are so long that its return cannot be proved.',
      exposureTooHigh: 'The greatest win at the highest bet is more than one round may pay.',
      poolDropped:
        'A jackpot pool holds players’ money and is not in this version at the same coin values. Keep the pool and the bets, or make the change as a new game.',
      poolNotWinnable: 'A jackpot pool holds players’ money, and nobody can win it in this version.',
      poolTooFull:
        'A jackpot pool has gathered more than this version leaves room for. Raise mustHitBy, or wait until it is paid.',
      superseded: 'A newer version has taken its place.',
      tooComplex: 'It is too large to be proved.',
      link: 'Its texts may not contain links or web addresses.',
      contact: 'Its texts may not contain phone numbers, e-mail addresses or profiles on other services.',
      advertising:
        'Its texts may not advertise anything but the game itself: no bonuses, codes, offers or other casinos.',
      promise: 'Its texts may not promise a win: the outcome of a game is random.',
      abuse: 'Its texts may not contain insults, threats or hatred of people.',
      sexual: 'Its texts may not have sexual content.',
      unreadable: 'Its texts have to be readable: words, without long runs of one character or of capital letters.',
    },
    rule: 'It does not comply with {{rule}}.',
  },
})
