/** The fixed terms that rules have in a language without a grammar of its own. */
interface KeyRules {
  readonly choose: string
  readonly reels: (reels: string) => string
  readonly lines: (reels: string, lines: string) => string
  readonly ways: (reels: string, ways: string) => string
  readonly wild: (name: string) => string
  readonly scatter: (name: string) => string
  readonly freeSpins: string
  readonly cap: (times: string) => string
  readonly returns: (percent: string) => string
  readonly mainReturns: (percent: string) => string
}

export const KEY_RULES: Readonly<Record<'de' | 'sv' | 'no' | 'fi', KeyRules>> = {
  de: {
    choose: 'Wähle einen Einsatz und drücke SPIN.',
    reels: (reels) => `Das Spiel hat ${reels} Walzen.`,
    lines: (reels, lines) => `Das Spiel hat ${reels} Walzen. Gewinnlinien: ${lines}.`,
    ways: (reels, ways) => `Das Spiel hat ${reels} Walzen. Gewinnwege: bis zu ${ways}.`,
    wild: (name) => `Wild: ${name}. Wilds ersetzen andere Symbole.`,
    scatter: (name) => `Scatter: ${name}.`,
    freeSpins: 'Das Spiel hat Freispiele.',
    cap: (times) => `Eine Runde zahlt höchstens das ${times}-fache des Einsatzes.`,
    returns: (percent) => `Die durchschnittliche Auszahlungsquote (RTP) beträgt ${percent} %.`,
    mainReturns: (percent) => `Bei bester Spielweise beträgt die Auszahlungsquote (RTP) der Hauptwette ${percent} %.`,
  },
  sv: {
    choose: 'Välj en insats och tryck på SPIN.',
    reels: (reels) => `Spelet har ${reels} hjul.`,
    lines: (reels, lines) => `Spelet har ${reels} hjul. Vinstlinjer: ${lines}.`,
    ways: (reels, ways) => `Spelet har ${reels} hjul. Vinstvägar: upp till ${ways}.`,
    wild: (name) => `Wild: ${name}. Wilds ersätter andra symboler.`,
    scatter: (name) => `Scatter: ${name}.`,
    freeSpins: 'Spelet har gratissnurr.',
    cap: (times) => `En omgång betalar högst ${times} gånger insatsen.`,
    returns: (percent) => `Den genomsnittliga återbetalningen (RTP) är ${percent} %.`,
    mainReturns: (percent) => `Med bästa spel är huvudinsatsens återbetalning (RTP) ${percent} %.`,
  },
  no: {
    choose: 'Velg en innsats og trykk på SPIN.',
    reels: (reels) => `Spillet har ${reels} hjul.`,
    lines: (reels, lines) => `Spillet har ${reels} hjul. Gevinstlinjer: ${lines}.`,
    ways: (reels, ways) => `Spillet har ${reels} hjul. Gevinstveier: opptil ${ways}.`,
    wild: (name) => `Wild: ${name}. Wilds erstatter andre symboler.`,
    scatter: (name) => `Scatter: ${name}.`,
    freeSpins: 'Spillet har gratisspinn.',
    cap: (times) => `En runde betaler høyst ${times} ganger innsatsen.`,
    returns: (percent) => `Den gjennomsnittlige tilbakebetalingen (RTP) er ${percent} %.`,
    mainReturns: (percent) => `Med beste spill er tilbakebetalingen (RTP) på hovedinnsatsen ${percent} %.`,
  },
  fi: {
    choose: 'Valitse panos ja paina SPIN.',
    reels: (reels) => `Pelissä on ${reels} kelaa.`,
    lines: (reels, lines) => `Pelissä on ${reels} kelaa. Voittolinjoja: ${lines}.`,
    ways: (reels, ways) => `Pelissä on ${reels} kelaa. Voittotapoja: enintään ${ways}.`,
    wild: (name) => `Wild: ${name}. Wild-symbolit korvaavat muita symboleja.`,
    scatter: (name) => `Scatter: ${name}.`,
    freeSpins: 'Pelissä on ilmaiskierroksia.',
    cap: (times) => `Kierros maksaa enintään ${times} kertaa panoksen.`,
    returns: (percent) => `Keskimääräinen palautusprosentti (RTP) on ${percent} %.`,
    mainReturns: (percent) => `Parhaalla pelitavalla päävedon palautusprosentti (RTP) on ${percent} %.`,
  },
}
