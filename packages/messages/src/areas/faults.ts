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
      tooMuchWork: 'Dets runder er så lange, at tilbagebetalingen ikke kan bevises.',
      choiceAskedAgain: 'Det stiller samme valg igen; for det kan ingen tilbagebetaling bevises.',
      spotOverPaid: 'Et felt betaler i gennemsnit mere tilbage, end der sættes på det.',
      exposureTooHigh: 'Den største gevinst ved højeste indsats er mere, end én runde må betale.',
      roundUnlimited: 'Nye indsatser kan lægges gennem hele runden, uden at runden har en grænse.',
      poolDropped:
        'En jackpotpulje holder spilleres penge og findes ikke i denne version med de samme møntværdier. Behold puljen og indsatserne, eller lav ændringen som et nyt spil.',
      poolNotWinnable: 'En jackpotpulje holder spilleres penge, og ingen kan vinde den i denne version.',
      poolTooFull:
        'En jackpotpulje har samlet mere, end denne version har plads til. Hæv mustHitBy, eller vent, til den er udbetalt.',
      superseded: 'En nyere version er kommet i stedet.',
      withdrawn: 'Det blev trukket tilbage eller gjort privat, før det var afgjort.',
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
    details: {
      spotOverPaid: 'Feltet «{{spot}}» betaler {{rtp}} tilbage; intet felt må betale over 100 %.',
      exposureTooHigh:
        'Den største gevinst ved den højeste indsats er {{exposure}} kr.; højst {{most}} kr. er tilladt.',
      roundUnlimited:
        'I dette spil kan der lægges nye indsatser gennem hele runden. Sæt en grænse for runden (`limits.round`), så det kan bevises, hvad en runde højst betaler.',
      returnOutside: 'Spillet betaler {{rtp}} tilbage; tilladt er {{limits}}.',
      returnOutsideInMode: 'Spillet betaler {{rtp}} tilbage i spilformen {{mode}}; tilladt er {{limits}}.',
      rtpUncertain: 'Tilbagebetalingen kan kun bevises til {{rtp}}; hele intervallet skal ligge i {{limits}}.',
      rtpUncertainInMode:
        'Tilbagebetalingen i spilformen {{mode}} kan kun bevises til {{rtp}}; hele intervallet skal ligge i {{limits}}.',
      choices: 'Spillet har valg, som tilbagebetalingen ikke kan bevises for.',
      choicesInMode: 'Spillet har valg i spilformen {{mode}}, som tilbagebetalingen ikke kan bevises for.',
      tooMuchWork: 'Spillets runder er så lange, at tilbagebetalingen ikke kan bevises.',
      tooMuchWorkInMode: 'Spillets runder i spilformen {{mode}} er så lange, at tilbagebetalingen ikke kan bevises.',
      poolTooFull:
        'Puljen «{{pool}}» er nået til {{height}} mønter, og i den nye version skal den være betalt ved {{mustHitBy}}. Sæt mustHitBy til mindst {{least}}, eller vent, til puljen er betalt.',
      poolDropped:
        'I puljen «{{pool}}» står {{kroner}} kr., som spillere har lagt i den, og den nye version har den ikke ved de samme værdier af en mønt. Behold puljen og indsatserne, eller lav ændringen som et nyt spil.',
      poolDroppedLittle:
        'I puljen «{{pool}}» står under {{kroner}} kr., som spillere har lagt i den, og den nye version har den ikke ved de samme værdier af en mønt. Behold puljen og indsatserne, eller lav ændringen som et nyt spil.',
      poolNotWinnable:
        'I puljen «{{pool}}» står {{kroner}} kr., som spillere har lagt i den, og i den nye version kan ingen vinde den. Giv den en præmie eller et mustHitBy.',
      poolNotWinnableLittle:
        'I puljen «{{pool}}» står under {{kroner}} kr., som spillere har lagt i den, og i den nye version kan ingen vinde den. Giv den en præmie eller et mustHitBy.',
      superseded: 'Der er kommet en nyere version af spillet.',
      withdrawn: 'Spillet blev trukket tilbage eller gjort privat, før det var afgjort.',
      tooComplex: 'Spillet er for stort til at blive bevist.',
      link: 'Teksten må ikke indeholde links eller webadresser: «{{passage}}».',
      contact: 'Teksten må ikke indeholde telefonnumre, mailadresser eller profiler på andre tjenester: «{{passage}}».',
      advertising:
        'Teksten må ikke reklamere for andet end spillet selv: ingen bonusser, koder, tilbud eller andre kasinoer: «{{passage}}».',
      promise: 'Teksten må ikke love gevinst: udfaldet af et spil er tilfældigt: «{{passage}}».',
      abuse: 'Teksten må ikke indeholde skældsord, trusler eller hån mod mennesker: «{{passage}}».',
      sexual: 'Teksten må ikke have seksuelt indhold: «{{passage}}».',
      unreadable:
        'Teksten skal kunne læses: brug ord, og undgå lange rækker af ens tegn og store bogstaver: «{{passage}}».',
    },
    percent: '{{number}} %',
    rule: 'Det overholder ikke {{rule}}.',
  },
  en: {
    codes: {
      rtpTooLow: 'It pays less back than a game for money must.',
      rtpTooHigh: 'It pays more back than a game for money may.',
      rtpUncertain: 'Its return cannot be proved closely enough to lie within the limits.',
      choicesTooMany: 'It has more choices than a return can be proved for.',
      choiceSeesWindow: 'It has a choice that is made in view of the reels, for which no return can be proved.',
      tooMuchWork: 'Its rounds are so long that its return cannot be proved.',
      choiceAskedAgain: 'It asks the same choice again, for which no return can be proved.',
      spotOverPaid: 'A spot returns more on average than is staked on it.',
      exposureTooHigh: 'The greatest win at the highest bet is more than one round may pay.',
      roundUnlimited: 'New bets can be made all through a round, and the round has no limit.',
      poolDropped:
        'A jackpot pool holds players’ money and is not in this version at the same coin values. Keep the pool and the bets, or make the change as a new game.',
      poolNotWinnable: 'A jackpot pool holds players’ money, and nobody can win it in this version.',
      poolTooFull:
        'A jackpot pool has gathered more than this version leaves room for. Raise mustHitBy, or wait until it is paid.',
      superseded: 'A newer version has taken its place.',
      withdrawn: 'It was withdrawn or made private before it was decided.',
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
    details: {
      spotOverPaid: 'The spot “{{spot}}” pays {{rtp}} back; no spot may pay over 100%.',
      exposureTooHigh: 'The largest win at the highest bet is {{exposure}} kr.; at most {{most}} kr. is allowed.',
      roundUnlimited:
        'In this game new bets can be made all through a round. Set a limit for the round (`limits.round`), so that it can be proved what a round pays at most.',
      returnOutside: 'The game pays {{rtp}} back; {{limits}} is allowed.',
      returnOutsideInMode: 'The game pays {{rtp}} back in the bet mode {{mode}}; {{limits}} is allowed.',
      rtpUncertain: 'The return can only be proved to {{rtp}}; the whole interval has to lie within {{limits}}.',
      rtpUncertainInMode:
        'The return in the bet mode {{mode}} can only be proved to {{rtp}}; the whole interval has to lie within {{limits}}.',
      choices: 'The game has choices for which the return cannot be proved.',
      choicesInMode: 'The game has choices in the bet mode {{mode}} for which the return cannot be proved.',
      tooMuchWork: 'The rounds of the game are so long that its return cannot be proved.',
      tooMuchWorkInMode:
        'The rounds of the game in the bet mode {{mode}} are so long that its return cannot be proved.',
      poolTooFull:
        'The pool “{{pool}}” has reached {{height}} coins, and in the new version it has to be paid by {{mustHitBy}}. Set mustHitBy to at least {{least}}, or wait until the pool is paid.',
      poolDropped:
        'The pool “{{pool}}” holds {{kroner}} kr. of players’ money, and the new version does not have it at the same coin values. Keep the pool and the bets, or make the change as a new game.',
      poolDroppedLittle:
        'The pool “{{pool}}” holds less than {{kroner}} kr. of players’ money, and the new version does not have it at the same coin values. Keep the pool and the bets, or make the change as a new game.',
      poolNotWinnable:
        'The pool “{{pool}}” holds {{kroner}} kr. of players’ money, and nobody can win it in the new version. Give it a prize or a mustHitBy.',
      poolNotWinnableLittle:
        'The pool “{{pool}}” holds less than {{kroner}} kr. of players’ money, and nobody can win it in the new version. Give it a prize or a mustHitBy.',
      superseded: 'There is a newer version of the game.',
      withdrawn: 'The game was withdrawn or made private before it was decided.',
      tooComplex: 'The game is too large to be proved.',
      link: 'The text may not contain links or web addresses: “{{passage}}”.',
      contact: 'The text may not contain phone numbers, e-mail addresses or profiles on other services: “{{passage}}”.',
      advertising:
        'The text may not advertise anything but the game itself: no bonuses, codes, offers or other casinos: “{{passage}}”.',
      promise: 'The text may not promise a win: the outcome of a game is random: “{{passage}}”.',
      abuse: 'The text may not contain insults, threats or hatred of people: “{{passage}}”.',
      sexual: 'The text may not have sexual content: “{{passage}}”.',
      unreadable:
        'The text has to be readable: use words, and avoid long runs of one character and of capital letters: “{{passage}}”.',
    },
    percent: '{{number}}%',
    rule: 'It does not comply with {{rule}}.',
  },
})
