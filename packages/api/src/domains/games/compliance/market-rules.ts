import { all, atLeast, atMost, fact, type Rule, type Verdict } from './rule.ts'
import type { Subject } from './subject.ts'

/** From this day losses may not be shown as wins in Denmark, if the proposal becomes law. */
const LDW_FROM = '2027-01-01'
const MALTA_RTP = 0.85

function isCertified({ definitionHash, facts }: Subject): Verdict {
  if (facts.certifiedHash === undefined) return { missing: 'facts.certifiedHash' }
  if (definitionHash === undefined) return { missing: 'definition' }
  return facts.certifiedHash === definitionHash ? null : { actual: definitionHash, expected: facts.certifiedHash }
}

function lossesAreNotWins(subject: Subject, today: string): Verdict {
  const verdict = fact('celebratesLosses', false)(subject)
  return verdict && 'actual' in verdict ? { ...verdict, severity: today >= LDW_FROM ? 'block' : 'warn' } : verdict
}

function maltaRtp({ sheet, declaredRtp }: Subject): Verdict {
  const rtp = sheet?.rtp ?? declaredRtp
  if (rtp === undefined) return { missing: 'rtp' }
  return Math.round(rtp * 10_000) / 10_000 >= MALTA_RTP
    ? null
    : { actual: String(rtp), expected: `≥ ${MALTA_RTP}`, tune: { rtp: 9000 } }
}

const noJackpot = ({ definition }: Subject): Verdict =>
  definition
    ? definition.jackpots?.length
      ? { actual: 'jackpot', expected: 'ingen' }
      : null
    : { missing: 'definition' }

const noBuy = ({ definition }: Subject): Verdict => {
  if (!definition) return { missing: 'definition' }
  return definition.modes?.some(({ buys }) => buys !== undefined) ? { actual: 'bonuskøb', expected: 'intet' } : null
}

function noAutoplay({ config, facts }: Subject): Verdict {
  if (facts.autoplay === false) return null
  if (!config?.autoSpinOptions) return { missing: 'autoSpinOptions' }
  return config.autoSpinOptions.length === 0 ? null : { actual: 'autospil', expected: 'intet autospil' }
}

/** Rules of single markets. */
export const MARKET_RULES: readonly Rule[] = [
  {
    ...{ id: 'DK-CERT-01', jurisdiction: 'DK', severity: 'block', field: 'definitionHash', source: 'SCP.06 P' },
    explanation: 'Spillet skal være den version, der er certificeret.',
    cure: 'Få den nye version certificeret, eller gå tilbage til den certificerede.',
    check: isCertified,
  },
  {
    ...{ id: 'DK-LDW-01', jurisdiction: 'DK', severity: 'warn', field: 'facts.celebratesLosses', source: 'S' },
    explanation: 'Gevinster, der ikke er større end indsatsen, må ikke fejres (foreslået fra 1. januar 2027).',
    cure: 'Lad lyd og animation være, når gevinsten ikke er større end indsatsen.',
    check: lossesAreNotWins,
  },
  {
    ...{ id: 'DK-CLK-01', jurisdiction: 'DK', severity: 'block', field: 'facts.sessionClock', source: 'S' },
    explanation: 'Et ur med tiden i sessionen skal altid kunne ses.',
    cure: 'Vis sessionsuret.',
    check: fact('sessionClock', true),
  },
  {
    ...{ id: 'DK-LIM-01', jurisdiction: 'DK', severity: 'block', field: 'facts.depositLimitRequired', source: 'P' },
    explanation:
      'Ingen må spille for penge uden en indbetalingsgrænse, og en forhøjelse træder først i kraft efter 24 timer.',
    cure: 'Kræv en grænse, og udskyd forhøjelser.',
    check: all(fact('depositLimitRequired', true), atLeast('limitRaiseHours', 24)),
  },
  {
    ...{ id: 'DK-EXC-01', jurisdiction: 'DK', severity: 'block', field: 'facts.selfExclusion', source: 'P' },
    explanation: 'Spilleren skal kunne udelukke sig selv i 24 timer, mindst 30 dage og for altid.',
    cure: 'Tilbyd alle tre slags udelukkelse.',
    check: fact('selfExclusion', true),
  },
  {
    ...{ id: 'DK-ROF-01', jurisdiction: 'DK', severity: 'block', field: 'facts.rofus', source: 'P' },
    explanation: 'ROFUS skal spørges ved oprettelse og ved hvert login.',
    cure: 'Slå spilleren op i ROFUS.',
    check: fact('rofus', true),
  },
  {
    ...{ id: 'DK-ID-01', jurisdiction: 'DK', severity: 'block', field: 'facts.identified', source: 'P' },
    explanation: 'Spilleren skal være en person på mindst 18 år, kendt med elektronisk id.',
    cure: 'Kontrollér identitet og alder.',
    check: fact('identified', true),
  },
  {
    ...{ id: 'DK-INF-01', jurisdiction: 'DK', severity: 'block', field: 'facts.helpOnEveryPage', source: 'P/S' },
    explanation: '18+, StopSpillet, ROFUS og selvtest skal kunne nås fra hver side.',
    cure: 'Sæt henvisningerne i sidefoden.',
    check: fact('helpOnEveryPage', true),
  },
  {
    ...{ id: 'DK-BON-01', jurisdiction: 'DK', severity: 'block', field: 'facts.bonusMaxDkk', source: 'S' },
    explanation: 'En bonus må højst være 1.000 kr., gennemspilles 10 gange og skal gælde i mindst 60 dage.',
    cure: 'Ret bonussens vilkår.',
    check: all(atMost('bonusMaxDkk', 1000), atMost('bonusWagering', 10), atLeast('bonusDays', 60)),
  },
  {
    ...{ id: 'MT-RTP', jurisdiction: 'MT', severity: 'block', field: 'rtp', source: 'P' },
    explanation: 'På Malta skal RTP være mindst 85 %.',
    cure: 'Tilpas spillet til en højere RTP.',
    check: maltaRtp,
  },
  {
    ...{ id: 'DE-22a-2', jurisdiction: 'DE', severity: 'block', field: 'facts.tableLookAlike', source: 'P' },
    explanation: 'I Tyskland må en automat ikke ligne roulette, blackjack eller baccarat.',
    cure: 'Vælg et andet tema.',
    check: fact('tableLookAlike', false),
  },
  {
    ...{ id: 'DE-22a-3', jurisdiction: 'DE', severity: 'block', field: 'facts.oddsShown', source: 'P' },
    explanation: 'RTP og chancen for den højeste gevinst skal stå ved indsatsen.',
    cure: 'Vis begge tal ved indsatsen.',
    check: fact('oddsShown', true),
  },
  {
    ...{ id: 'DE-22a-4', jurisdiction: 'DE', severity: 'block', field: 'config.autoSpinOptions', source: 'P' },
    explanation: 'Autospil er ikke tilladt i Tyskland.',
    cure: 'Slå autospil fra for det tyske marked.',
    check: noAutoplay,
  },
  {
    ...{ id: 'DE-STK', jurisdiction: 'DE', severity: 'block', field: 'facts.maxBetEur', source: 'S' },
    explanation: 'I Tyskland må indsatsen højst være 1 euro.',
    cure: 'Begræns indsatserne for det tyske marked.',
    check: atMost('maxBetEur', 1),
  },
  {
    ...{ id: 'DE-SPD', jurisdiction: 'DE', severity: 'block', field: 'facts.roundS', source: 'S' },
    explanation: 'I Tyskland skal en runde vare mindst 5 sekunder.',
    cure: 'Gør runden langsommere for det tyske marked.',
    check: atLeast('roundS', 5),
  },
  {
    ...{ id: 'DE-JP', jurisdiction: 'DE', severity: 'block', field: 'jackpots', source: 'S' },
    explanation: 'I Tyskland er jackpots og samtidigt spil ikke tilladt.',
    cure: 'Lav spillet uden jackpots til det tyske marked.',
    check: all(noJackpot, fact('parallelPlay', false)),
  },
  {
    ...{ id: 'NL-AUTO', jurisdiction: 'NL', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    explanation: 'Autospil er ikke tilladt i Nederlandene.',
    cure: 'Slå autospil fra for det nederlandske marked.',
    check: noAutoplay,
  },
  {
    ...{ id: 'NL-BUY', jurisdiction: 'NL', severity: 'warn', field: 'modes', source: 'S' },
    explanation: 'Bonuskøb bør ikke tilbydes i Nederlandene.',
    cure: 'Lav spillet uden bonuskøb til det nederlandske marked.',
    check: noBuy,
  },
  {
    ...{ id: 'SE-AUTO', jurisdiction: 'SE', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    explanation: 'Autospil er ikke tilladt i Sverige.',
    cure: 'Slå autospil fra for det svenske marked.',
    check: noAutoplay,
  },
  {
    ...{ id: 'SE-SPD', jurisdiction: 'SE', severity: 'warn', field: 'facts.roundS', source: 'K' },
    explanation: 'I Sverige skal en runde vare mindst 3 sekunder.',
    cure: 'Gør runden langsommere for det svenske marked.',
    check: atLeast('roundS', 3),
  },
]
