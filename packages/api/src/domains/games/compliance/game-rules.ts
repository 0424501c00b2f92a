import {
  autoplayIsShort,
  betsAreWhole,
  dearModesAreConfirmed,
  namesAreClean,
  paysRise,
  symbolsAreSound,
} from './content-verdicts.ts'
import {
  capHolds,
  classIsRight,
  declaredIsProved,
  hitsOftenEnough,
  modesAreAlike,
  rtpInRange,
  topIsInReach,
} from './maths-verdicts.ts'
import { all, fact, type Rule } from './rule.ts'

/** Rules that every game is held to, wherever it is offered. */
export const GAME_RULES: readonly Rule[] = [
  {
    ...{ id: 'GEN-RTP-01', jurisdiction: 'general', severity: 'block', field: 'rtp', source: 'K' },
    explanation: 'Den oplyste RTP skal være den, regnestykket beviser, inden for 0,05 procentpoint.',
    cure: 'Tilpas spillet til den oplyste RTP, eller oplys den beviste.',
    check: declaredIsProved,
  },
  {
    ...{ id: 'GEN-RTP-02', jurisdiction: 'general', severity: 'block', field: 'rtp', source: 'specification; S' },
    explanation: 'RTP skal ligge mellem 85 og 98 %; under 90 % er et dårligt spil for spilleren.',
    cure: 'Tilpas spillet til en RTP i det tilladte område.',
    check: rtpInRange,
  },
  {
    ...{ id: 'GEN-RTP-03', jurisdiction: 'general', severity: 'block', field: 'modes', source: 'Stake Engine S' },
    explanation: 'Alle spilformer skal betale tilbage inden for 0,5 procentpoint af grundspillet.',
    cure: 'Sæt prisen på spilformen, så den passer til det, den giver.',
    check: modesAreAlike,
  },
  {
    ...{ id: 'GEN-RTP-04', jurisdiction: 'general', severity: 'block', field: 'facts.informed', source: 'UK RTS 3 P' },
    explanation: 'RTP, volatilitet, højeste gevinst og regler skal vises for spilleren.',
    cure: 'Vis oplysningerne på spillets side.',
    check: fact('informed', true),
  },
  {
    ...{ id: 'GEN-MAX-01', jurisdiction: 'general', severity: 'warn', field: 'maxWin', source: 'AGCO 10.1 P; S' },
    explanation: 'Den højeste gevinst skal kunne nås: mindst én gang på 20 millioner runder.',
    cure: 'Sæt loftet lavere, eller gør det bedste symbol hyppigere.',
    check: topIsInReach,
  },
  {
    ...{ id: 'GEN-MAX-02', jurisdiction: 'general', severity: 'block', field: 'maxWin', source: 'Stake Engine S' },
    explanation: 'Loftet over en rundes gevinst skal holdes.',
    cure: 'Regn spillet igennem på ny med det loft, der oplyses.',
    check: capHolds,
  },
  {
    ...{ id: 'GEN-HIT-01', jurisdiction: 'general', severity: 'warn', field: 'hitFrequency', source: 'S' },
    explanation: 'Der bør være gevinst i mindst hver tyvende runde.',
    cure: 'Vælg lavere volatilitet eller flere linjer.',
    check: hitsOftenEnough,
  },
  {
    ...{ id: 'GEN-VOL-01', jurisdiction: 'general', severity: 'block', field: 'volatility', source: 'UKGC P' },
    explanation: 'Den oplyste volatilitet skal være klassen af den beregnede standardafvigelse.',
    cure: 'Oplys den beregnede klasse, eller tilpas spillet til den oplyste.',
    check: classIsRight,
  },
  {
    ...{ id: 'GEN-SYM-01', jurisdiction: 'general', severity: 'block', field: 'symbols', source: 'AGCO 2.15 P; K' },
    explanation: 'Et spil skal have mindst seks symboler, der betaler, og hvert af dem skal være på et hjul.',
    cure: 'Tilføj symboler, og læg dem på hjulene.',
    check: symbolsAreSound,
  },
  {
    ...{ id: 'GEN-PAY-01', jurisdiction: 'general', severity: 'warn', field: 'paytable', source: 'K' },
    explanation: 'Flere ens må ikke betale mindre end færre.',
    cure: 'Ret gevinsttabellen, så den stiger.',
    check: paysRise,
  },
  {
    ...{ id: 'GEN-BET-01', jurisdiction: 'general', severity: 'block', field: 'config.betLevels', source: 'P' },
    explanation: 'Indsatser skal stå i orden, ligge inden for grænserne og kunne deles i hele mønter.',
    cure: 'Ret listen af indsatser.',
    check: betsAreWhole,
  },
  {
    ...{
      id: 'GEN-ADP-01',
      jurisdiction: 'general',
      severity: 'block',
      field: 'facts.readsHistory',
      source: 'AGCO 12 P',
    },
    explanation: 'Et spil må ikke afhænge af saldo, historik eller tidligere tilbagebetaling.',
    cure: 'Lad udfaldet afhænge af tilfældet alene.',
    check: fact('readsHistory', false),
  },
  {
    ...{ id: 'GEN-NEAR-01', jurisdiction: 'general', severity: 'block', field: 'facts.shownFromStops', source: 'P' },
    explanation: 'Det viste skal følge af de trukne stop alene; kunstige næsten-gevinster er ikke tilladt.',
    cure: 'Vis de hjul, der er trukket.',
    check: fact('shownFromStops', true),
  },
  {
    ...{ id: 'GEN-DEMO-01', jurisdiction: 'general', severity: 'block', field: 'facts.demoSameMaths', source: 'P' },
    explanation: 'Demospil skal bruge de samme hjul, gevinster og tilfældigheder.',
    cure: 'Lad demo og rigtigt spil bruge samme definition.',
    check: fact('demoSameMaths', true),
  },
  {
    ...{ id: 'GEN-AUTO-01', jurisdiction: 'general', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    explanation: 'Autospil skal bekræftes, være på højst 100 runder, have tabsgrænse og altid kunne stoppes.',
    cure: 'Begræns autospil, og kræv en tabsgrænse.',
    check: all(
      autoplayIsShort,
      fact('autoplayConfirmed', true),
      fact('autoplayLossLimit', true),
      fact('autoplayWinLimit', true),
      fact('autoplayStop', true),
    ),
  },
  {
    ...{ id: 'GEN-BUY-01', jurisdiction: 'general', severity: 'block', field: 'modes', source: 'Stake Engine S' },
    explanation: 'En spilform til over det dobbelte af indsatsen skal bekræftes med sin pris.',
    cure: 'Spørg spilleren, før bonussen købes.',
    check: dearModesAreConfirmed,
  },
  {
    ...{ id: 'GEN-MIN-01', jurisdiction: 'general', severity: 'warn', field: 'name', source: 'AGCO S' },
    explanation: 'Navn og tema må ikke tiltrække børn eller bruge andres varemærker.',
    cure: 'Vælg et andet navn eller tema.',
    check: namesAreClean,
  },
  {
    ...{ id: 'GEN-INT-01', jurisdiction: 'general', severity: 'block', field: 'facts.interruptedSettles', source: 'P' },
    explanation: 'En afbrudt runde skal genoptages eller afgøres.',
    cure: 'Afgør afbrudte runder på serveren.',
    check: fact('interruptedSettles', true),
  },
]
