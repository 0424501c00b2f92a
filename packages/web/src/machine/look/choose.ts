import type { ChosenLook } from '@spilvaerk/schemas'
import { createDice, type Dice } from '../../lib/dice.ts'
import { HOUSE_LOOKS } from './house-looks.ts'
import type { GameLook } from './vocabulary.ts'
import { SALON, WORLDS, type World } from './worlds.ts'

export interface LookSubject {
  readonly name: string
  readonly theme: string
  readonly definitionHash: string
  readonly slug?: string
  /** What its maker has chosen, which outdoes all else. */
  readonly config?: { readonly presentation?: { readonly look?: ChosenLook | undefined } | undefined } | undefined
}

type Hint = Partial<Omit<GameLook, 'seed'>>

/** Words of a game's name that say how it looks, whatever its theme; a later one outdoes an earlier. */
const CUES: readonly (readonly [RegExp, Hint])[] = [
  [/\bnat\b|natten|nætter|midnat|night|midnight|måne|moon/, { hour: 'night' }],
  [/aften|evening|dusk|skumring|solnedgang|sunset/, { hour: 'dusk' }],
  [/morgen|morning|dawn|daggry|solopgang|sunrise/, { hour: 'dawn' }],
  [/sommer|summer|solskin|sunny|\bdag\b|dage\b/, { hour: 'day' }],
  [/\bis\b|isen|isbræ|\bice|frost|vinter|winter|\bsne|snow/, { weather: 'snow', material: 'birch', metal: 'silver' }],
  [/regn|rain|storm/, { weather: 'rain' }],
  [/stjern|star/, { weather: 'stars' }],
  [/nordlys|aurora/, { weather: 'aurora', hour: 'night' }],
  [/tåge|mist|fog/, { weather: 'mist' }],
  [/\bild|fire|flamme|gløde|ember/, { weather: 'embers' }],
  [/gammel|gamle|old|ancient|glemt|forgotten/, { metal: 'verdigris' }],
  [/konge|dronning|royal|kejser|king|queen/, { metal: 'gold', frame: 'cartouche' }],
  [/neon|cyber/, { material: 'plating', face: 'Audiowide' }],
  [/guld|gold/, { metal: 'gold' }],
  [/sølv|silver/, { metal: 'silver' }],
  [/kobber|copper/, { metal: 'copper' }],
  [/smug|lanterne|lantern/, { hour: 'night' }],
]

/** The look of a game whose maker chose none: what fits its theme, narrowed by its words; the rest by its hash. */
export function chooseLook({ name, theme, definitionHash, slug = '', config }: LookSubject): GameLook {
  const words = `${theme} ${name}`.toLowerCase()
  const { like = '', ...chosen } = config?.presentation?.look ?? {}
  const world = worldOf(theme) ?? worldOf(like) ?? worldOf(words) ?? SALON
  const hints: Hint = Object.assign({}, ...CUES.filter(([cue]) => cue.test(words)).map(([, hint]) => hint))
  return {
    ...diced(world, createDice(`look ${definitionHash}`)),
    ...hints,
    ...HOUSE_LOOKS[slug],
    ...said(chosen),
    seed: definitionHash,
  }
}

const worldOf = (text: string): World | undefined => WORLDS.find(([of]) => of.test(text.toLowerCase()))?.[1]

/** The look of a game if its maker chose that, stored or not. */
export const lookWith = (subject: LookSubject, look: ChosenLook): GameLook =>
  chooseLook({ ...subject, config: { presentation: { look } } })

/** Another look by chance: what fits the game's own theme, or now and then another one's. */
export function rollLook(subject: LookSubject, seed: string): Omit<GameLook, 'seed'> {
  const dice = createDice(`roll ${seed}`)
  if (dice.chance(0.4)) return diced(dice.pick(EVERY_WORLD), dice)
  const { seed: _, ...look } = chooseLook({ ...subject, slug: '', definitionHash: seed, config: undefined })
  return look
}

const EVERY_WORLD: readonly [World, ...World[]] = [SALON, ...WORLDS.map(([, world]) => world)]

/** What fits best comes most often. */
function diced(world: World, dice: Dice): Omit<GameLook, 'seed'> {
  const pick = <Word>(words: readonly [Word, ...Word[]]): Word =>
    words[Math.floor(dice.between(0, 1) ** 1.4 * words.length)] ?? words[0]
  return {
    place: pick(world.place),
    hour: pick(world.hour),
    weather: pick(world.weather),
    cabinet: pick(world.cabinet),
    material: pick(world.material),
    metal: pick(world.metal),
    ornament: pick(world.ornament),
    frame: pick(world.frame),
    token: pick(world.token),
    face: pick(world.face),
    cast: pick(world.cast),
    motion: pick(world.motion),
    props: pick(world.props),
    band: pick(world.band),
  }
}

/** The axes on which something is said. */
const said = (look: Omit<ChosenLook, 'like'>): Hint =>
  Object.fromEntries(Object.entries(look).filter(([, word]) => word))
