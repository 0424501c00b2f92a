import { bigcasino } from '@spilvaerk/messages/bigcasino'
import { textsOf } from '../../lib/page-language.ts'
export const STYLES = ['any', 'slots', 'table', 'modern'] as const
export type Style = (typeof STYLES)[number]

interface Preset {
  readonly id: string
  readonly name: string
  readonly style: Exclude<Style, 'any'>
  readonly prompt: string
}

export const presets = (): readonly Preset[] => {
  const t = textsOf(bigcasino)
  return [
    {
      id: 'progressive',
      name: t('presets.progressive.name'),
      style: 'slots',
      prompt: t('presets.progressive.prompt'),
    },
    { id: 'roulette', name: t('presets.roulette.name'), style: 'table', prompt: t('presets.roulette.prompt') },
    { id: 'blackjack', name: t('presets.blackjack.name'), style: 'table', prompt: t('presets.blackjack.prompt') },
    { id: 'baccarat', name: t('presets.baccarat.name'), style: 'table', prompt: t('presets.baccarat.prompt') },
    { id: 'megaways', name: t('presets.megaways.name'), style: 'modern', prompt: t('presets.megaways.prompt') },
    { id: 'videoPoker', name: t('presets.videoPoker.name'), style: 'modern', prompt: t('presets.videoPoker.prompt') },
    { id: 'craps', name: t('presets.craps.name'), style: 'table', prompt: t('presets.craps.prompt') },
    { id: 'paiGow', name: t('presets.paiGow.name'), style: 'table', prompt: t('presets.paiGow.prompt') },
    {
      id: 'caribbeanStud',
      name: t('presets.caribbeanStud.name'),
      style: 'table',
      prompt: t('presets.caribbeanStud.prompt'),
    },
    {
      id: 'threeCardPoker',
      name: t('presets.threeCardPoker.name'),
      style: 'table',
      prompt: t('presets.threeCardPoker.prompt'),
    },
    { id: 'sicBo', name: t('presets.sicBo.name'), style: 'table', prompt: t('presets.sicBo.prompt') },
    { id: 'war', name: t('presets.war.name'), style: 'table', prompt: t('presets.war.prompt') },
  ]
}

/** The others give the table that they name. */
export const isSlot = ({ id }: Preset): boolean => id === 'progressive' || id === 'megaways'

export const COMPLEXITIES = [
  { id: 'simple', label: 'complexities.simple', miniGames: 3 },
  { id: 'moderate', label: 'complexities.moderate', miniGames: 4 },
  { id: 'high', label: 'complexities.high', miniGames: 6 },
] as const
export type Complexity = (typeof COMPLEXITIES)[number]['id']

/** One of the presets in a style; `chance` is a share of 1 below 1. */
export function pickPreset(style: Style, chance: number): Preset {
  const all = presets()
  const open = style === 'any' ? all : all.filter((preset) => preset.style === style)
  const picked = open[Math.floor(chance * open.length)]
  if (!picked) throw new RangeError('chance is a share of 1, below 1')
  return picked
}

export const kinds = () => {
  const t = textsOf(bigcasino)
  return [
    { name: t('kinds.slots.name'), games: [t('kinds.slots.first'), t('kinds.slots.second'), t('kinds.slots.third')] },
    {
      name: t('kinds.roulette.name'),
      games: [t('kinds.roulette.first'), t('kinds.roulette.second'), t('kinds.roulette.third')],
    },
    {
      name: t('kinds.blackjack.name'),
      games: [t('kinds.blackjack.first'), t('kinds.blackjack.second'), t('kinds.blackjack.third')],
    },
    { name: t('kinds.poker.name'), games: [t('kinds.poker.first'), t('kinds.poker.second'), t('kinds.poker.third')] },
    {
      name: t('kinds.baccarat.name'),
      games: [t('kinds.baccarat.first'), t('kinds.baccarat.second'), t('kinds.baccarat.third')],
    },
    { name: t('kinds.dice.name'), games: [t('kinds.dice.first'), t('kinds.dice.second'), t('kinds.dice.third')] },
  ] as const
}
