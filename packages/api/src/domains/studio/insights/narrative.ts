import type { NarrativeResult } from '@spilvaerk/schemas'
import type { Idea } from '../composer/compose.ts'

type Chapter = NarrativeResult['chapters'][number]

/** In which feature a chapter is told, by the engine's name of it. */
type Tale = (cast: {
  readonly hero: string
  readonly prize: string
  readonly helper: string
  readonly sign: string
}) => Omit<Chapter, 'feature'>

const TALES: Readonly<Record<string, { readonly da: Tale; readonly en: Tale }>> = {
  base: {
    da: ({ hero, prize }) => ({
      title: 'Opbruddet',
      text: `${hero} drager ud efter ${prize}, og hvert spin er et skridt på vejen.`,
    }),
    en: ({ hero, prize }) => ({
      title: 'Setting out',
      text: `${hero} sets out for ${prize}, and every spin is a step of the way.`,
    }),
  },
  freeSpins: {
    da: ({ hero, sign }) => ({
      title: 'Døren åbner sig',
      text: `Når ${sign} viser sig tre gange, går ${hero} ind, hvor tiden intet koster.`,
    }),
    en: ({ hero, sign }) => ({
      title: 'The door opens',
      text: `When ${sign} shows three times, ${hero} enters where time costs nothing.`,
    }),
  },
  wheel: {
    da: ({ helper }) => ({
      title: 'Skæbnens hjul',
      text: `${helper} sætter hjulet i gang, og kun det ved, hvor det standser.`,
    }),
    en: ({ helper }) => ({
      title: 'The wheel of fate',
      text: `${helper} sets the wheel in motion, and it alone knows where it stops.`,
    }),
  },
  pick: {
    da: ({ hero }) => ({ title: 'Det skjulte valg', text: `${hero} må vælge mellem det, der er dækket til.` }),
    en: ({ hero }) => ({ title: 'The hidden choice', text: `${hero} must choose among what is covered.` }),
  },
  ladder: {
    da: ({ hero, prize }) => ({
      title: 'Opstigningen',
      text: `Trin for trin klatrer ${hero} mod ${prize}; det næste kan være det sidste.`,
    }),
    en: ({ hero, prize }) => ({
      title: 'The climb',
      text: `Rung by rung ${hero} climbs towards ${prize}; the next may be the last.`,
    }),
  },
  holdAndWin: {
    da: ({ prize }) => ({
      title: 'Det, der holdes fast',
      text: `Mønt efter mønt låses omkring ${prize}, mens resten drejer videre.`,
    }),
    en: ({ prize }) => ({ title: 'Held fast', text: `Coin after coin locks around ${prize} while the rest spins on.` }),
  },
  gamble: {
    da: ({ hero, prize }) => ({
      title: 'Væddemålet',
      text: `${hero} sætter det vundne på ét kort: dobbelt så meget af ${prize}, eller slet intet.`,
    }),
    en: ({ hero, prize }) => ({
      title: 'The wager',
      text: `${hero} stakes what was won on one card: twice the ${prize}, or none of it.`,
    }),
  },
  jackpots: {
    da: ({ prize, helper }) => ({
      title: 'Det store kammer',
      text: `Bag den sidste dør ligger alt det, andre har lagt til ${prize}. Kun ${helper} kender vejen.`,
    }),
    en: ({ prize, helper }) => ({
      title: 'The great chamber',
      text: `Behind the last door lies all that others have added to the ${prize}. Only ${helper} knows the way.`,
    }),
  },
  respins: {
    da: ({ hero }) => ({ title: 'En chance til', text: `Hjulene standser, men ikke for ${hero}: ét forsøg mere.` }),
    en: ({ hero }) => ({ title: 'One more chance', text: `The reels stop, but not for ${hero}: one more try.` }),
  },
  cascades: {
    da: ({ prize }) => ({
      title: 'Det, der falder',
      text: `Hvad der vinder, forsvinder, og nyt falder ned om ${prize}, så længe det bliver ved at passe.`,
    }),
    en: ({ prize }) => ({
      title: 'What falls',
      text: `What wins is gone, and more falls around the ${prize} for as long as it fits.`,
    }),
  },
  ending: {
    da: ({ hero, prize, helper }) => ({
      title: 'Hjemkomsten',
      text: `Med ${helper} ved sin side vender ${hero} hjem, og ${prize} har fundet sin plads.`,
    }),
    en: ({ hero, prize, helper }) => ({
      title: 'The homecoming',
      text: `With ${helper} at its side ${hero} returns, and ${prize} has found its place.`,
    }),
  },
}

/** Pools that grow are jackpots, too. */
const taleOf = (feature: string) => {
  const name = feature === 'progressiveJackpots' ? 'jackpots' : feature
  return Object.hasOwn(TALES, name) ? TALES[name] : undefined
}

/** Where no game is named, the features that most games have. */
const USUAL = ['freeSpins', 'pick', 'wheel']

/** A story in chapters, each of them told in a feature of the game. */
export function narrate(
  idea: Idea,
  features: readonly string[] = USUAL,
): Omit<NarrativeResult, 'writtenBy' | 'confidence' | 'confidenceReason'> {
  const regulars = idea.symbols.filter(({ kind }) => kind === 'regular').map(({ name }) => name)
  const named = (kind: string) => idea.symbols.find((symbol) => symbol.kind === kind)?.name ?? idea.name
  const cast = {
    hero: regulars[1] ?? idea.name,
    prize: regulars[0] ?? idea.name,
    helper: named('wild'),
    sign: named('scatter'),
  }
  const told = ['base', ...[...new Set(features)].filter((feature) => feature !== 'base' && taleOf(feature)), 'ending']
  const chapters = told.flatMap((feature) => {
    const tale = taleOf(feature)
    return tale ? [{ ...tale[idea.language](cast), feature: feature === 'ending' ? 'base' : feature }] : []
  })
  return { title: idea.name, theme: idea.theme, premise: idea.scene, chapters }
}
