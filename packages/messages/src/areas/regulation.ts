import { area } from '../area.ts'

/** Rules of regulators: what each demands, what would mend a game, and what was found of it. */
export const regulation = area('regulation', {
  da: {
    rules: {
      'GEN-RTP-01': {
        explanation: 'Den oplyste RTP skal være den, regnestykket beviser, inden for 0,05 procentpoint.',
        cure: 'Tilpas spillet til den oplyste RTP, eller oplys den beviste.',
      },
      'GEN-RTP-02': {
        explanation: 'RTP skal ligge mellem 85 og 98 %; under 90 % er et dårligt spil for spilleren.',
        cure: 'Tilpas spillet til en RTP i det tilladte område.',
      },
      'GEN-RTP-03': {
        explanation: 'Alle spilformer skal betale tilbage inden for 0,5 procentpoint af grundspillet.',
        cure: 'Sæt prisen på spilformen, så den passer til det, den giver.',
      },
      'GEN-RTP-04': {
        explanation: 'RTP, volatilitet, højeste gevinst og regler skal vises for spilleren.',
        cure: 'Vis oplysningerne på spillets side.',
      },
      'GEN-MAX-01': {
        explanation: 'Den højeste gevinst skal kunne nås: mindst én gang på 20 millioner runder.',
        cure: 'Sæt loftet lavere, eller gør det bedste symbol hyppigere.',
      },
      'GEN-MAX-02': {
        explanation: 'Loftet over en rundes gevinst skal holdes.',
        cure: 'Regn spillet igennem på ny med det loft, der oplyses.',
      },
      'GEN-HIT-01': {
        explanation: 'Der bør være gevinst i mindst hver tyvende runde.',
        cure: 'Vælg lavere volatilitet eller flere linjer.',
      },
      'GEN-VOL-01': {
        explanation: 'Den oplyste volatilitet skal være klassen af den beregnede standardafvigelse.',
        cure: 'Oplys den beregnede klasse, eller tilpas spillet til den oplyste.',
      },
      'GEN-SYM-01': {
        explanation: 'Et spil skal have mindst seks symboler, der betaler, og hvert af dem skal være på et hjul.',
        cure: 'Tilføj symboler, og læg dem på hjulene.',
      },
      'GEN-PAY-01': {
        explanation: 'Flere ens må ikke betale mindre end færre.',
        cure: 'Ret gevinsttabellen, så den stiger.',
      },
      'GEN-BET-01': {
        explanation: 'Indsatser skal stå i orden, ligge inden for grænserne og kunne deles i hele mønter.',
        cure: 'Ret listen af indsatser.',
      },
      'GEN-ADP-01': {
        explanation: 'Et spil må ikke afhænge af saldo, historik eller tidligere tilbagebetaling.',
        cure: 'Lad udfaldet afhænge af tilfældet alene.',
      },
      'GEN-NEAR-01': {
        explanation: 'Det viste skal følge af de trukne stop alene; kunstige næsten-gevinster er ikke tilladt.',
        cure: 'Vis de hjul, der er trukket.',
      },
      'GEN-DEMO-01': {
        explanation: 'Demospil skal bruge de samme hjul, gevinster og tilfældigheder.',
        cure: 'Lad demo og rigtigt spil bruge samme definition.',
      },
      'GEN-AUTO-01': {
        explanation: 'Autospil skal bekræftes, være på højst 100 runder, have tabsgrænse og altid kunne stoppes.',
        cure: 'Begræns autospil, og kræv en tabsgrænse.',
      },
      'GEN-BUY-01': {
        explanation: 'En spilform til over det dobbelte af indsatsen skal bekræftes med sin pris.',
        cure: 'Spørg spilleren, før bonussen købes.',
      },
      'GEN-MIN-01': {
        explanation: 'Navn og tema må ikke tiltrække børn eller bruge andres varemærker.',
        cure: 'Vælg et andet navn eller tema.',
      },
      'GEN-INT-01': {
        explanation: 'En afbrudt runde skal genoptages eller afgøres.',
        cure: 'Afgør afbrudte runder på serveren.',
      },
      'DK-CERT-01': {
        explanation: 'Spillet skal være den version, der er certificeret.',
        cure: 'Få den nye version certificeret, eller gå tilbage til den certificerede.',
      },
      'DK-LDW-01': {
        explanation: 'Gevinster, der ikke er større end indsatsen, må ikke fejres (foreslået fra 1. januar 2027).',
        cure: 'Lad lyd og animation være, når gevinsten ikke er større end indsatsen.',
      },
      'DK-CLK-01': {
        explanation: 'Et ur med tiden i sessionen skal altid kunne ses.',
        cure: 'Vis sessionsuret.',
      },
      'DK-LIM-01': {
        explanation:
          'Ingen må spille for penge uden en indbetalingsgrænse, og en forhøjelse træder først i kraft efter 24 timer.',
        cure: 'Kræv en grænse, og udskyd forhøjelser.',
      },
      'DK-EXC-01': {
        explanation: 'Spilleren skal kunne udelukke sig selv i 24 timer, mindst 30 dage og for altid.',
        cure: 'Tilbyd alle tre slags udelukkelse.',
      },
      'DK-ROF-01': {
        explanation: 'ROFUS skal spørges ved oprettelse og ved hvert login.',
        cure: 'Slå spilleren op i ROFUS.',
      },
      'DK-ID-01': {
        explanation: 'Spilleren skal være en person på mindst 18 år, kendt med elektronisk id.',
        cure: 'Kontrollér identitet og alder.',
      },
      'DK-INF-01': {
        explanation: '18+, StopSpillet, ROFUS og selvtest skal kunne nås fra hver side.',
        cure: 'Sæt henvisningerne i sidefoden.',
      },
      'DK-BON-01': {
        explanation: 'En bonus må højst være 1.000 kr., gennemspilles 10 gange og skal gælde i mindst 60 dage.',
        cure: 'Ret bonussens vilkår.',
      },
      'MT-RTP': {
        explanation: 'På Malta skal RTP være mindst 85 %.',
        cure: 'Tilpas spillet til en højere RTP.',
      },
      'DE-22a-2': {
        explanation: 'I Tyskland må en automat ikke ligne roulette, blackjack eller baccarat.',
        cure: 'Vælg et andet tema.',
      },
      'DE-22a-3': {
        explanation: 'RTP og chancen for den højeste gevinst skal stå ved indsatsen.',
        cure: 'Vis begge tal ved indsatsen.',
      },
      'DE-22a-4': {
        explanation: 'Autospil er ikke tilladt i Tyskland.',
        cure: 'Slå autospil fra for det tyske marked.',
      },
      'DE-STK': {
        explanation: 'I Tyskland må indsatsen højst være 1 euro.',
        cure: 'Begræns indsatserne for det tyske marked.',
      },
      'DE-SPD': {
        explanation: 'I Tyskland skal en runde vare mindst 5 sekunder.',
        cure: 'Gør runden langsommere for det tyske marked.',
      },
      'DE-JP': {
        explanation: 'I Tyskland er jackpots og samtidigt spil ikke tilladt.',
        cure: 'Lav spillet uden jackpots til det tyske marked.',
      },
      'NL-AUTO': {
        explanation: 'Autospil er ikke tilladt i Nederlandene.',
        cure: 'Slå autospil fra for det nederlandske marked.',
      },
      'NL-BUY': {
        explanation: 'Bonuskøb bør ikke tilbydes i Nederlandene.',
        cure: 'Lav spillet uden bonuskøb til det nederlandske marked.',
      },
      'SE-AUTO': {
        explanation: 'Autospil er ikke tilladt i Sverige.',
        cure: 'Slå autospil fra for det svenske marked.',
      },
      'SE-SPD': {
        explanation: 'I Sverige skal en runde vare mindst 3 sekunder.',
        cure: 'Gør runden langsommere for det svenske marked.',
      },
      'TAB-SHUF-01': {
        explanation: 'Hver runde skal trækkes af hele kortspil, hjul og terninger; intet må huskes fra runden før.',
        cure: 'Bland før hver runde.',
      },
      'TAB-RTP-01': {
        explanation:
          'Den oplyste RTP skal være det, hovedindsatsen beviseligt betaler tilbage ved bedste spil, inden for 0,05 procentpoint.',
        cure: 'Oplys den beviste RTP, eller tilpas reglerne til den oplyste.',
      },
      'TAB-RTP-02': {
        explanation:
          'Hovedindsatsen skal betale mindst 85 % og højst 100 % tilbage ved bedste spil; under 90 % er et dårligt spil for spilleren.',
        cure: 'Tilpas regler og gevinster til en RTP i området.',
      },
      'TAB-STRAT-01': {
        explanation: 'Når spilleren vælger undervejs, skal det stå ved RTP, hvilken strategi den gælder.',
        cure: 'Skriv strategien ved siden af RTP.',
      },
      'TAB-SIDE-01': {
        explanation: 'Hvad hver indsats betaler tilbage, også sideindsatserne, skal stå, hvor der satses.',
        cure: 'Vis hvert felts tilbagebetaling.',
      },
      'TAB-SIDE-02': {
        explanation: 'En sideindsats bør betale mindst 75 % tilbage.',
        cure: 'Hæv sideindsatsens gevinster, eller lad den udgå.',
      },
      'TAB-OVER-01': {
        explanation: 'Ingen indsats må betale mere tilbage, end der satses, ved nogen strategi.',
        cure: 'Sænk gevinsten på det felt.',
      },
      'TAB-LIM-01': {
        explanation: 'Mindste og største indsats skal stå ved bordet, før der satses.',
        cure: 'Vis grænserne ved bordet.',
      },
      'TAB-LIM-02': {
        explanation: 'De beløb, der tilbydes, skal være nogle, bordet tager imod.',
        cure: 'Ret listen af indsatser eller bordets grænser.',
      },
      'TAB-LIM-03': {
        explanation: 'Et bord med mange felter bør have en grænse for, hvad en runde højst koster.',
        cure: 'Sæt en grænse for runden.',
      },
      'TAB-NEAR-01': {
        explanation:
          'Kort, hjul og terninger skal vises, som de blev trukket; et tab må ikke klædes ud som næsten en gevinst.',
        cure: 'Vis det trukne og intet andet.',
      },
      'TAB-HIST-01': {
        explanation: 'Lister over tidligere resultater skal sige, at de intet forudsiger.',
        cure: 'Skriv det ved listen.',
      },
      'DK-TAB-01': {
        explanation: 'I Danmark skal spilleren kunne se tilbagebetalingen for hver indsats.',
        cure: 'Vis hvert felts tilbagebetaling.',
      },
      'DE-TAB-01': {
        explanation: 'I Tyskland kræver bordspil på nettet en tilladelse fra delstaten.',
        cure: 'Tilbyd spillet dér, hvor tilladelsen gælder.',
      },
    },
    markets: { DK: 'Danmark', MT: 'Malta', DE: 'Tyskland', NL: 'Nederlandene', SE: 'Sverige' },
    verdicts: {
      blocked: 'kan ikke udbydes i {{markets}}',
      open: 'kan ikke afgøres for {{markets}}, før mere er oplyst',
      warned: 'kan udbydes i {{markets}} med advarsler',
      met: 'kan udbydes i {{markets}}',
      and: 'og',
      game: 'Spillet {{parts}}.',
    },
    found: {
      payingSymbols: 'mindst {{least}} symboler, der betaler',
      distinctSymbols: '{{number}} forskellige symboler',
      symbols: '{{number}} symboler',
      onNoReel: '{{id}} er ikke på noget hjul',
      eachOnReel: 'hvert symbol på et hjul',
      falls: '{{id}} falder',
      rises: 'flere ens betaler mindst det samme',
      bets: 'stigende, inden for grænserne og delelige i hele mikro-kroner',
      noBets: 'ingen',
      tableBets: 'stigende, inden for hovedindsatsens grænser og i hele trin',
      noRoundLimit: 'ingen grænse',
      roundLimit: 'en grænse for runden',
      cleanNames: 'intet, der tiltrækker børn, og ingen andres mærker',
      jackpot: 'jackpot',
      noJackpot: 'ingen',
      bonusBuy: 'bonuskøb',
      noBonusBuy: 'intet',
      autoplay: 'autospil',
      noAutoplay: 'intet autospil',
      percent: '{{number}} %',
      within: '{{share}} ± {{points}}',
      oneIn: '1 ud af {{rounds}}',
      never: 'aldrig',
      moreRounds: 'flere runder af {{mode}}',
      exactOdds: 'en eksakt chance for den højeste gevinst',
    },
  },
  en: {
    rules: {
      'GEN-RTP-01': {
        explanation: 'The declared RTP must be the one that the maths proves, within 0.05 percentage points.',
        cure: 'Tune the game to the declared RTP, or declare the proved one.',
      },
      'GEN-RTP-02': {
        explanation: 'The RTP must lie between 85 and 98%; below 90% is a poor game for the player.',
        cure: 'Tune the game to an RTP within the allowed range.',
      },
      'GEN-RTP-03': {
        explanation: 'All bet modes must pay back within 0.5 percentage points of the base game.',
        cure: 'Set the price of the bet mode to match what it gives.',
      },
      'GEN-RTP-04': {
        explanation: 'RTP, volatility, highest win and rules must be shown to the player.',
        cure: 'Show the information on the game’s page.',
      },
      'GEN-MAX-01': {
        explanation: 'The highest win must be reachable: at least once in 20 million rounds.',
        cure: 'Lower the cap, or make the best symbol more frequent.',
      },
      'GEN-MAX-02': {
        explanation: 'The cap on a round’s win must be kept.',
        cure: 'Work the game out again with the cap that is declared.',
      },
      'GEN-HIT-01': {
        explanation: 'There should be a win in at least every twentieth round.',
        cure: 'Choose a lower volatility or more lines.',
      },
      'GEN-VOL-01': {
        explanation: 'The declared volatility must be the class of the computed standard deviation.',
        cure: 'Declare the computed class, or tune the game to the declared one.',
      },
      'GEN-SYM-01': {
        explanation: 'A game must have at least six symbols that pay, and each of them must be on a reel.',
        cure: 'Add symbols, and place them on the reels.',
      },
      'GEN-PAY-01': {
        explanation: 'More of a kind may not pay less than fewer.',
        cure: 'Correct the pay table so that it rises.',
      },
      'GEN-BET-01': {
        explanation: 'Bets must be in order, within the limits and divisible into whole coins.',
        cure: 'Correct the list of bets.',
      },
      'GEN-ADP-01': {
        explanation: 'A game may not depend on balance, history or earlier returns.',
        cure: 'Let the outcome depend on chance alone.',
      },
      'GEN-NEAR-01': {
        explanation: 'What is shown must follow from the drawn stops alone; artificial near misses are not allowed.',
        cure: 'Show the reels that were drawn.',
      },
      'GEN-DEMO-01': {
        explanation: 'Demo play must use the same reels, wins and randomness.',
        cure: 'Let demo and real play use the same definition.',
      },
      'GEN-AUTO-01': {
        explanation:
          'Autoplay must be confirmed, be at most 100 rounds, have a loss limit and be stoppable at any time.',
        cure: 'Limit autoplay, and require a loss limit.',
      },
      'GEN-BUY-01': {
        explanation: 'A bet mode that costs more than twice the bet must be confirmed with its price.',
        cure: 'Ask the player before the bonus is bought.',
      },
      'GEN-MIN-01': {
        explanation: 'Name and theme may not appeal to children or use the trademarks of others.',
        cure: 'Choose another name or theme.',
      },
      'GEN-INT-01': {
        explanation: 'An interrupted round must be resumed or settled.',
        cure: 'Settle interrupted rounds on the server.',
      },
      'DK-CERT-01': {
        explanation: 'The game must be the version that is certified.',
        cure: 'Have the new version certified, or go back to the certified one.',
      },
      'DK-LDW-01': {
        explanation: 'Wins that are not larger than the bet may not be celebrated (proposed from 1 January 2027).',
        cure: 'Leave out sound and animation when the win is not larger than the bet.',
      },
      'DK-CLK-01': {
        explanation: 'A clock with the time of the session must be visible at all times.',
        cure: 'Show the session clock.',
      },
      'DK-LIM-01': {
        explanation:
          'Nobody may play for money without a deposit limit, and an increase takes effect only after 24 hours.',
        cure: 'Require a limit, and delay increases.',
      },
      'DK-EXC-01': {
        explanation: 'Players must be able to exclude themselves for 24 hours, for at least 30 days and for good.',
        cure: 'Offer all three kinds of exclusion.',
      },
      'DK-ROF-01': {
        explanation: 'ROFUS must be asked at registration and at every login.',
        cure: 'Look the player up in ROFUS.',
      },
      'DK-ID-01': {
        explanation: 'The player must be a person of at least 18 years, known by electronic ID.',
        cure: 'Check identity and age.',
      },
      'DK-INF-01': {
        explanation: '18+, StopSpillet, ROFUS and a self-test must be reachable from every page.',
        cure: 'Put the links in the footer.',
      },
      'DK-BON-01': {
        explanation: 'A bonus may be at most 1,000 kr., wagered 10 times, and must be valid for at least 60 days.',
        cure: 'Correct the terms of the bonus.',
      },
      'MT-RTP': {
        explanation: 'In Malta the RTP must be at least 85%.',
        cure: 'Tune the game to a higher RTP.',
      },
      'DE-22a-2': {
        explanation: 'In Germany a slot may not resemble roulette, blackjack or baccarat.',
        cure: 'Choose another theme.',
      },
      'DE-22a-3': {
        explanation: 'RTP and the odds of the highest win must be shown beside the bet.',
        cure: 'Show both figures beside the bet.',
      },
      'DE-22a-4': {
        explanation: 'Autoplay is not allowed in Germany.',
        cure: 'Turn autoplay off for the German market.',
      },
      'DE-STK': {
        explanation: 'In Germany the bet may be at most 1 euro.',
        cure: 'Limit the bets for the German market.',
      },
      'DE-SPD': {
        explanation: 'In Germany a round must last at least 5 seconds.',
        cure: 'Slow the round down for the German market.',
      },
      'DE-JP': {
        explanation: 'In Germany jackpots and parallel play are not allowed.',
        cure: 'Make the game without jackpots for the German market.',
      },
      'NL-AUTO': {
        explanation: 'Autoplay is not allowed in the Netherlands.',
        cure: 'Turn autoplay off for the Dutch market.',
      },
      'NL-BUY': {
        explanation: 'Bonus buys should not be offered in the Netherlands.',
        cure: 'Make the game without bonus buys for the Dutch market.',
      },
      'SE-AUTO': {
        explanation: 'Autoplay is not allowed in Sweden.',
        cure: 'Turn autoplay off for the Swedish market.',
      },
      'SE-SPD': {
        explanation: 'In Sweden a round must last at least 3 seconds.',
        cure: 'Slow the round down for the Swedish market.',
      },
      'TAB-SHUF-01': {
        explanation:
          'Each round must be drawn from whole decks, wheels and dice; nothing may be remembered from the round before.',
        cure: 'Shuffle before each round.',
      },
      'TAB-RTP-01': {
        explanation:
          'The declared RTP must be what the main bet provably returns by best play, within 0.05 percentage points.',
        cure: 'Declare the proved RTP, or tune the rules to the declared one.',
      },
      'TAB-RTP-02': {
        explanation:
          'The main bet must return at least 85% and at most 100% by best play; below 90% is a poor game for the player.',
        cure: 'Tune rules and pays to an RTP within the range.',
      },
      'TAB-STRAT-01': {
        explanation: 'Where the player makes choices, the strategy that the RTP is for must be stated beside it.',
        cure: 'State the strategy beside the RTP.',
      },
      'TAB-SIDE-01': {
        explanation: 'What each bet returns, side bets included, must be told where it is placed.',
        cure: 'Show the return of each spot.',
      },
      'TAB-SIDE-02': {
        explanation: 'A side bet should return at least 75%.',
        cure: 'Raise the pays of the side bet, or leave it out.',
      },
      'TAB-OVER-01': {
        explanation: 'No bet may return more than is staked, under any strategy.',
        cure: 'Lower the pay of that spot.',
      },
      'TAB-LIM-01': {
        explanation: 'The least and the greatest bet must be told at the table before anything is staked.',
        cure: 'Show the limits at the table.',
      },
      'TAB-LIM-02': {
        explanation: 'The amounts on offer must be ones that the table takes.',
        cure: 'Correct the list of bets or the limits of the table.',
      },
      'TAB-LIM-03': {
        explanation: 'A table with many spots should have a limit on what a round may cost.',
        cure: 'Set a limit for the round.',
      },
      'TAB-NEAR-01': {
        explanation:
          'Cards, wheels and dice must be shown as they were drawn; a loss must not be dressed up as nearly a win.',
        cure: 'Show what was drawn and nothing else.',
      },
      'TAB-HIST-01': {
        explanation: 'Lists of past results must say that they foretell nothing.',
        cure: 'Say so beside the list.',
      },
      'DK-TAB-01': {
        explanation: 'In Denmark the player must be able to see the return of each bet.',
        cure: 'Show the return of each spot.',
      },
      'DE-TAB-01': {
        explanation: 'In Germany table games online need a licence of the state.',
        cure: 'Offer the game where the licence holds.',
      },
    },
    markets: { DK: 'Denmark', MT: 'Malta', DE: 'Germany', NL: 'the Netherlands', SE: 'Sweden' },
    verdicts: {
      blocked: 'cannot be offered in {{markets}}',
      open: 'cannot be decided for {{markets}} until more is known',
      warned: 'can be offered in {{markets}} with warnings',
      met: 'can be offered in {{markets}}',
      and: 'and',
      game: 'The game {{parts}}.',
    },
    found: {
      payingSymbols: 'at least {{least}} symbols that pay',
      distinctSymbols: '{{number}} different symbols',
      symbols: '{{number}} symbols',
      onNoReel: '{{id}} is on no reel',
      eachOnReel: 'every symbol on a reel',
      falls: '{{id}} falls',
      rises: 'more of a kind pays at least the same',
      bets: 'rising, within the limits and divisible into whole micro-DKK',
      noBets: 'none',
      tableBets: 'ascending, within the limits of the main bet and in whole steps',
      noRoundLimit: 'no limit',
      roundLimit: 'a limit for the round',
      cleanNames: 'nothing that appeals to children, and no trademarks of others',
      jackpot: 'jackpot',
      noJackpot: 'none',
      bonusBuy: 'bonus buy',
      noBonusBuy: 'none',
      autoplay: 'autoplay',
      noAutoplay: 'no autoplay',
      percent: '{{number}}%',
      within: '{{share}} ± {{points}}',
      oneIn: '1 in {{rounds}}',
      never: 'never',
      moreRounds: 'more rounds of {{mode}}',
      exactOdds: 'the exact odds of the highest win',
    },
  },
})
