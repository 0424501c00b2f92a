import type { Language } from '@spilvaerk/messages'
import type { Definition } from '@spilvaerk/slot-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../../platform/config/assets.ts'
import { readSeeds, type Seed } from '../seed.ts'
import { MEANT } from '../seed-meant.ts'
import { rulesOf } from './rules.ts'

let seeds: readonly Seed[] = []
beforeAll(async () => {
  seeds = await readSeeds(ASSETS.seeds)
})

function rulesFor(slug: string, language: Language = 'da'): string[] {
  const seed = seeds.find((each) => each.slug === slug)
  if (!seed) throw new Error(`no seed is called ${slug}`)
  return rulesOf(seed.definition, { rtp: 9600, volatility: 'medium' }, language)
}

/** The longest first: one can be a part of another. */
function namesOf(slug: string): string[] {
  const text = JSON.stringify(seeds.find((each) => each.slug === slug)?.definition)
  const names = [...text.matchAll(/"name":("(?:[^"\\]|\\.)*")/g)].map(([, name = '']) => JSON.parse(name) as string)
  return names.sort((a, b) => b.length - a.length)
}

describe.each(Object.keys(MEANT))('the rules of %s', (slug) => {
  test('are whole sentences without anything that only programs know', () => {
    for (const rule of rulesFor(slug)) {
      expect(rule).toMatch(/^[\dA-ZÆØÅ×].*\.$/)
      expect(rule).not.toMatch(/undefined|NaN|null|\[object|[a-z]-[a-z]+-|\s,|\s\.| {2}|\.\./)
    }
    expect(new Set(rulesFor(slug)).size).toBe(rulesFor(slug).length)
  })

  test('are said in English, too, apart from the names of the game', () => {
    const english = rulesFor(slug, 'en')
    expect(english).toHaveLength(rulesFor(slug).length)
    for (const rule of english) {
      const said = namesOf(slug).reduce((rest, name) => rest.replaceAll(name, 'Name'), rule)
      expect(said).toMatch(/^[\dA-Z×].*\.$/)
      expect(said).not.toMatch(/[æøå]|\b(og|eller|gange|af|giver|hjul|med|op til|som)\b/i)
      expect(said).not.toMatch(/undefined|NaN|null|\[object|\{\{|\s,|\s\.| {2}|\.\./)
    }
  })
})

test.each([
  [
    'strandfogeden',
    'Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på. Der er 243 veje.',
  ],
  ['dobbeltdaekkeren', 'En gevinst over alle hjul tælles kun én gang.'],
  [
    'dobbeltdaekkeren',
    'En gevinst kan sættes på spil op til 4 gange, kvit eller dobbelt, med lige store chancer for begge dele.',
  ],
  [
    'alle-troldens-stier',
    'Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på. Hvert hjul viser fra 2 til 7 rækker, som trækkes for hvert spin: der er op til 117.649 veje.',
  ],
  [
    'alle-troldens-stier',
    'I gratis spins vokser multiplikatoren med 1 for hvert fald, op til 8, og den falder ikke tilbage, før de er slut.',
  ],
  ['perlepladen', '5 eller flere ens symboler, der rører hinanden lodret eller vandret, er en klynge og vinder.'],
  ['perlepladen', 'Multiplikatoren følger faldene: ×1, ×2, ×3, ×5, ×8, ×15, ×30 og derefter ×50.'],
  [
    'loppemarkedet',
    '8 eller flere ens symboler vinder, uanset hvor de står. Et antal, der ikke står i gevinsttabellen, betaler som det nærmeste lavere.',
  ],
  [
    'loppemarkedet',
    'Prismærke er wild: den erstatter alle symboler undtagen scatter og ganger gevinsten med et tal, der trækkes hver gang: 2, 3, 5 eller 10. Er der flere i samme gevinst, lægges tallene sammen.',
  ],
  [
    'boennestagen',
    'Bønnestage er wild: den erstatter alle symboler undtagen scatter, og findes kun på hjul 2, 3 og 4. Når den lander, breder den sig over hele hjulet.',
  ],
  ['honning-i-haaret', 'Honning bliver liggende, til de gratis spins er slut.'],
  [
    'vaegterens-runde',
    'Når Vægter lander, drejer de andre felter igen uden indsats. For hvert respin går Vægter et hjul mod venstre, og det fortsætter, til den har forladt hjulene.',
  ],
  ['kaempens-koekkenhave', 'Hjul 2, 3 og 4 drejer som ét og kan vise kæmpesymboler.'],
  [
    'kludetaeppet',
    'Vindende symboler bliver liggende, og alle andre felter drejer igen, så længe det gør gevinsten større. Kun det sidste billede betaler.',
  ],
  [
    'tre-oensker',
    '3 eller flere Ånd starter et valg: Mange spins (15 gratis spins, hvor gevinsterne ganges med 3), Midt imellem (9 gratis spins, hvor gevinsterne ganges med 5) eller Store gevinster (5 gratis spins, hvor gevinsterne ganges med 9). Vælger man ikke, gælder det første.',
  ],
  [
    'sparegrisen',
    '6 eller flere Mønt låser sig fast og giver 3 respins. Hver ny Mønt låser sig også fast, og så er der igen 3. Til sidst udbetaler de hver for sig 1, 2, 3, 5, 8 eller 15 gange indsatsen, Mini, Midi eller Maxi. Fyldes alle felter, er der 1.000 gange indsatsen oveni.',
  ],
  [
    'aeggejagten',
    '3 eller flere Påskeæg starter et vælgespil: vend felter, til et af dem slutter spillet. De gemmer 2, 4, 8, 15 eller 50 gange indsatsen. Hvad der vendes, er trukket på forhånd; valget afslører det kun.',
  ],
  [
    'byfestens-tombola',
    'Det andet hjul giver 40, 50, 60, 125 eller 1.000 gange indsatsen. Felterne er ikke lige sandsynlige.',
  ],
  [
    'himmelbjerget',
    '3 eller flere Vandrestøvle starter en stige med 8 trin. På hvert trin trækkes det, om turen går videre op, og det sidste trin udbetales: 5, 8, 12, 20, 30, 50, 80 eller 147 gange indsatsen.',
  ],
  [
    'kongens-fire-kister',
    'Faste jackpots: Lommepengene 20, Bryllupskisten 50, Krigskassen 250 og Den glemte kiste 2.500 gange indsatsen.',
  ],
  [
    'guldhornene',
    'Puljerne begynder ved: Bronze 10, Sølv 50, Guld 500 og Guldhornene 10.000 gange indsatsen, og hver indsats lægger 1,5 % til dem, som ikke er regnet med i RTP. Hvert indsatsniveau har sine egne puljer, som kun vokser og falder i spil for penge.',
  ],
  [
    'svaler-paa-traaden',
    'Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på. Der er 2.304 veje.',
  ],
  ['svaler-paa-traaden', 'Over hjul 2, 3, 4 og 5 ligger et hjul på tværs, som tæller med som deres øverste række.'],
  [
    'kaffebordet',
    'En gevinst med Lagkage udløser gratis spins: 3 ens giver 7, 4 ens giver 14 og 5 ens giver 21. Her ganges gevinsterne med 2.',
  ],
  [
    'kaffebordet',
    'Under gratis spins giver en gevinst med Lagkage flere: 3 ens giver 7, 4 ens giver 14 og 5 ens giver 21.',
  ],
  ['regntoenden', 'Branddammen falder senest ved 500 gange indsatsen.'],
  [
    'regntoenden',
    'Hvor højt de når, trækkes i det skjulte, hver gang de begynder forfra, og den runde, der når dertil, får dem.',
  ],
  ['smuglerruten', 'Ekstra lanterner: et spin koster 1,25 gange indsatsen, og Lanterne kommer oftere.'],
  ['smuglerruten', 'Køb overfarten: 65 gange indsatsen for 10 gratis spins, hvor gevinsterne ganges med 4.'],
])('%s says: %s', (slug, rule) => {
  expect(rulesFor(slug)).toContain(rule)
})

test.each([
  ['strandfogeden', 'There are 243 ways.'],
  ['alle-troldens-stier', 'there are up to 117,649 ways.'],
  ['perlepladen', 'The multiplier follows the cascades: ×1, ×2, ×3, ×5, ×8, ×15, ×30 and then ×50.'],
  [
    'kaffebordet',
    'A win with Lagkage triggers free spins: 3 of a kind give 7, 4 of a kind give 14 and 5 of a kind give 21.',
  ],
  ['smuglerruten', 'Køb overfarten: 65 times the bet for 10 free spins with wins multiplied by 4.'],
  ['boennestagen', 'The game pays back 96% on average (RTP), and its volatility is medium.'],
])('%s says in English: %s', (slug, rule) => {
  expect(rulesFor(slug, 'en').join(' ')).toContain(rule)
})

test('reel sets that are drawn are told, with their chances and the reels that stop alike', () => {
  const strip = { strip: ['a', 'b'], rows: 1 }
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'drawn', name: 'Drawn', betCoins: 1, maxWin: 100 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { '3': 8 } },
      { id: 'b', kind: 'blank' },
      { id: 'w', kind: 'wild', name: 'Joker' },
      { id: 's', kind: 'scatter', name: 'Stjerne' },
    ],
    reelSets: { base: [strip, strip, strip], two: [strip, strip, { ...strip, follows: 1 }] },
    reelSet: { base: 3, two: 1 },
    extraWilds: { symbol: 'w', counts: { 0: 3, 1: 1 } },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    features: [
      { type: 'freeSpins', id: 'f', trigger: { symbol: 's', awards: { '1': 2 } }, reelSet: { base: 1, two: 1 } },
    ],
  }
  const rules = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'da')
  expect(rules).toContain(
    'For hvert spin trækkes det, hvilket af 2 sæt hjul der drejer: i 75 % af spinnene de almindelige.',
  )
  expect(rules).toContain('I 25 % af spinnene drejer hjul 2 og 3 som ét.')
  expect(rules).toContain('I et betalt spin kommer der 0 eller 1 Joker på tilfældige felter, dog aldrig over scatter.')
  expect(rules.some((rule) => rule.includes('hvilket af 2 sæt hjul det spilles på'))).toBe(true)
  const english = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'en')
  expect(english).toContain('For every spin it is drawn which of 2 reel sets spins: in 75% of spins the usual one.')
  expect(english).toContain('In 25% of spins, reels 2 and 3 spin as one.')
  expect(english).toContain('In a paid spin 0 or 1 Joker land on random cells, but never over a scatter.')
  expect(english.some((rule) => rule.includes('which of 2 reel sets it is played on'))).toBe(true)
})

test('changes of cells are told', () => {
  const strip = { strip: ['a', 'b', 's'], rows: 1 }
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'changes', name: 'Changes', betCoins: 1, maxWin: 100 },
    symbols: [
      { id: 'a', kind: 'regular', name: 'Æble', pays: { '3': 8 } },
      { id: 'b', kind: 'blank', name: 'Blad' },
      { id: 'w', kind: 'wild', name: 'Joker' },
      { id: 's', kind: 'scatter', name: 'Stjerne' },
    ],
    reelSets: { base: [strip, strip, strip] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    changes: [
      { type: 'put', symbol: 'w', cells: { symbols: ['w'], towards: ['left', 'up'], reach: { 1: 1 } }, ifWins: true },
      { type: 'turn', when: 'loss', into: { b: { a: 1, w: 1 } }, drawn: 'reel', chance: { hit: 1, miss: 3 } },
      { type: 'put', symbol: 'w', cells: { reels: [1], number: { 0: 1, 1: 1 } }, inView: { symbol: 's', at: 1 } },
      { type: 'put', symbol: 'a', cells: { square: { 2: 1, 3: 1 } } },
      { type: 'turn', into: { a: 'w' }, cells: { alike: 2 } },
      { type: 'nudge', symbols: ['w'], until: 'full', towards: 'up', steps: 2, adds: 1 },
      { type: 'nudge', when: 'stop', symbols: ['s'], until: 'inView', reels: [2], number: { 1: 1 } },
    ],
  }
  const rules = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'en')
  expect(rules).toContain(
    'In paid spins, before wins are counted: Joker on all cells left of and above Joker (distance 1). It happens only where the window then wins more. A scatter is never covered.',
  )
  expect(rules).toContain(
    'In paid spins in 1 of 4 cases, after a spin without a win, which is then counted again: Blad turns into Æble or Joker, drawn for each reel. A scatter is never covered.',
  )
  expect(rules).toContain(
    'In paid spins, before wins are counted: Joker on 0 or 1 random cells of reel 2. That takes at least 1 Stjerne in view. A scatter is never covered.',
  )
  expect(rules).toContain(
    'In paid spins, before wins are counted: Æble on all cells of a random square of 2×2 or 3×3 without a scatter. A scatter is never covered.',
  )
  expect(rules).toContain(
    'In paid spins, before wins are counted: Æble turns into Joker, on all cells in squares of 2×2 of one symbol. A scatter is never covered.',
  )
  expect(rules).toContain(
    'In paid spins, before wins are counted: a reel with a stack of Joker that is only partly in view moves up along its strip until all of the stack is seen or it fills the reel, where 2 steps are enough; each step adds 1 to what Joker on the reel multiply by.',
  )
  expect(rules).toContain(
    'In paid spins, as the reels stop: a reel (reel 3) without Stjerne moves along its strip until one is seen; of those reels 1 move, drawn at random.',
  )
  const danish = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'da')
  expect(danish).toContain(
    'I betalte spins i 1 af 4 tilfælde, efter et spin uden gevinst, som så tælles igen: Blad bliver til Æble eller Joker, trukket for hvert hjul. Scatter dækkes aldrig.',
  )
})

test('what chance starts is told with its odds', () => {
  const strip = { strip: ['a', 's'], rows: 1 }
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'chance', name: 'Chance', betCoins: 1, maxWin: 100 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { '3': 8 } },
      { id: 's', kind: 'scatter', name: 'Stjerne' },
    ],
    reelSets: { base: [strip, strip, strip] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    features: [
      { type: 'freeSpins', id: 'f', chance: { hit: 2, miss: 8, when: 'loss', spins: 3 } },
      {
        ...{ type: 'wheel', id: 'w', trigger: { symbol: 's', at: 2, chance: { hit: 1, miss: 1 } } },
        segments: [{ weight: 1, prize: { coins: 5 } }],
      },
      {
        ...{ type: 'wheel', id: 'before', chance: { hit: 1, miss: 9, when: 'before' } },
        segments: [{ weight: 1, prize: { coins: 5 } }],
      },
    ],
  }
  const rules = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'da')
  expect(rules).toContain('Efter et betalt spin, der intet gav, udløser tilfældet i 1 af 5 tilfælde 3 gratis spins.')
  expect(rules.some((rule) => rule.startsWith('2 eller flere Stjerne starter i 1 af 2 tilfælde lykkehjulet.'))).toBe(
    true,
  )
  expect(rules).toContain('Før et betalt spin starter i 1 af 10 tilfælde lykkehjulet. Det giver 5 gange indsatsen.')
  const english = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'en')
  expect(english).toContain('After a paid spin that gave nothing, chance gives 3 free spins in 1 of 5 cases.')
  expect(english).toContain('2 or more Stjerne start the wheel in 1 of 2 cases. It gives 5 times the bet.')
  expect(english).toContain('Before a paid spin, the wheel starts in 1 of 10 cases. It gives 5 times the bet.')
})

test('factors are told by what they multiply', () => {
  const strip = { strip: ['a', 'b'], rows: 1 }
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'factors', name: 'Factors', betCoins: 1, maxWin: 100 },
    symbols: [
      { id: 'a', kind: 'regular', name: 'Æble', pays: { '3': 8 } },
      { id: 'b', kind: 'blank' },
    ],
    reelSets: { base: [strip, strip, strip] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    factors: [
      { type: 'drawn', id: 'x', name: 'Ganghjul', values: { '1': 2, '2': 1, '10': 1 }, multiplies: ['lines'] },
      { type: 'fill', id: 'f', fewest: 2, symbols: ['a'] },
      { type: 'run', id: 'r', from: 2, adds: 1 },
    ],
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', chance: { hit: 1, miss: 9, spins: 2 } },
        factors: [
          { type: 'reels', id: 'Hjul', reels: [{ '1': 1 }, { '2': 1 }, { '1': 1, '3': 1 }], together: 'add' },
          { type: 'cells', id: 'Pletter', steps: [1, 2, 4], keeps: true },
        ],
      },
    ],
  }
  const shown = { rtp: 9600, volatility: 'medium' } as const
  const rules = rulesOf(definition, shown, 'da')
  expect(rules).toContain(
    'Er ét og samme symbol, wilds regnet med, på flere end 2 hjul i træk fra venstre, ganges alle gevinster med 1 plus 1 for hvert hjul derudover.',
  )
  expect(rules).toContain(
    'Ganghjul: for hvert spin trækkes 1, 2 eller 10, og det ganger alle gevinster undtagen for scatter i spinnet.',
  )
  expect(rules).toContain(
    'Viser mindst 2 hjul fra venstre kun Æble, uden wild, ganger antallet af fulde hjul alle gevinster.',
  )
  expect(rules.join(' ')).toContain('I gratis spins: Hjul: hvert hjul trækker en faktor for spinnet: 1 på hjul 1')
  const english = rulesOf(definition, shown, 'en').join(' ')
  expect(english).toContain('1, 2 or 10 is drawn for every spin and multiplies all wins but those of scatters in it.')
  expect(english).toContain('the sum of the factors above 1 of the reels that it uses.')
  expect(rules.join(' ')).toContain(
    'Pletter: et felt i en gevinst får en faktor, der vokser for hver gang: ×1, ×2, ×4.',
  )
  expect(english).toContain('The factors stay until the free spins are over.')
})

test('what free spins keep is told', () => {
  const strip = { strip: ['a', 'w', 'a'], rows: 1 }
  const trigger = { symbol: 'w', awards: { '1': 1 } }
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'kept', name: 'Kept', betCoins: 1, maxWin: 100 },
    symbols: [
      { id: 'a', kind: 'regular', name: 'Æble', pays: { '3': 8 } },
      { id: 'w', kind: 'wild', name: 'Joker' },
    ],
    reelSets: { base: [strip, strip, strip] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    features: [
      {
        type: 'freeSpins',
        id: 'respins',
        trigger,
        kept: [{ symbol: 'w', moves: 'right', adds: 1, upTo: 3 }],
        untilGone: true,
      },
      {
        type: 'freeSpins',
        id: 'free',
        trigger: { symbol: 'a', awards: { '3': 5 } },
        kept: [{ symbol: 'w', moves: 'roams', lasts: 4 }],
      },
    ],
  }
  const rules = rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'en')
  expect(rules).toContain('When Joker lands, the other cells respin without a bet as long as Joker is there.')
  expect(rules).toContain(
    'Once it has landed, Joker moves one reel to the right for every spin until it leaves the reels. For every spin its multiplier grows by 1, up to 3.',
  )
  expect(rules).toContain('Once it has landed, Joker moves to a random free cell for every spin, for at most 4 spins.')
  expect(rulesOf(definition, { rtp: 9600, volatility: 'medium' }, 'da')).toContain(
    'Når Joker er landet, flytter den for hvert spin til et tilfældigt frit felt, dog højst i 4 spins.',
  )
})
