import type { Palette } from './palette.ts'

/** A theme of the advanced generator; all of it travels into the game. */
export interface AdvancedTheme {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Ground, deep, main, light. */
  readonly colors: Readonly<Palette>
  /** The first stands in for the others, the second starts the features, the others pay, the best first. */
  readonly symbols: readonly { readonly emoji: string; readonly name: string }[]
  /** While something hangs on a reel, when a scatter falls, and when a feature begins. */
  readonly sounds: readonly [string, string, string]
  readonly mood: string
}

const symbols = (...pairs: readonly string[]): AdvancedTheme['symbols'] =>
  pairs.map((pair) => {
    const [emoji = '', ...name] = pair.split(' ')
    return { emoji, name: name.join(' ') }
  })

export const ADVANCED_THEMES = [
  {
    id: 'ancient-egypt',
    name: 'Det Gamle Egypten',
    description: 'Faraoer, skarabæer og kamre, som ingen har åbnet i fire tusind år.',
    colors: ['#140d05', '#4a2f0c', '#f0b93a', '#ffe9b0'],
    symbols: symbols(
      '👑 Farao',
      '🪲 Skarabæ',
      '🐪 Kamel',
      '🐍 Kobra',
      '🏺 Krukke',
      '📜 Papyrus',
      '🌴 Palme',
      '🏜️ Ørken',
    ),
    sounds: ['Ørkenvind', 'Harpe', 'Stenport'],
    mood: 'Mystisk og højtidelig',
  },
  {
    id: 'pirate-adventure',
    name: 'Pirateventyr',
    description: 'Stormende hav, brændte kort og en skat, der ikke vil findes.',
    colors: ['#06121a', '#0f3d52', '#e0a13c', '#f6e3b8'],
    symbols: symbols(
      '🏴‍☠️ Sørøverflag',
      '🗺️ Skattekort',
      '🦜 Papegøje',
      '⚓ Anker',
      '💰 Guldpose',
      '🧭 Kompas',
      '🗡️ Daggert',
      '🐚 Konkylie',
    ),
    sounds: ['Bølgeslag', 'Kanonskud', 'Harmonika'],
    mood: 'Vild og eventyrlysten',
  },
  {
    id: 'space-odyssey',
    name: 'Rumodyssé',
    description: 'Stille tåger, fremmede måner og signaler, som nogen må svare på.',
    colors: ['#080818', '#272a6b', '#7aa8ff', '#dfe8ff'],
    symbols: symbols(
      '🌌 Galakse',
      '☄️ Komet',
      '🚀 Raket',
      '👽 Rumvæsen',
      '🪐 Ringplanet',
      '🛰️ Satellit',
      '🌙 Måne',
      '⭐ Stjerne',
    ),
    sounds: ['Motorbrum', 'Radiosignal', 'Stjernestøv'],
    mood: 'Storslået og svævende',
  },
  {
    id: 'enchanted-forest',
    name: 'Fortryllet Skov',
    description: 'Gamle træer, lysende svampe og noget, der hvisker dit navn.',
    colors: ['#07140c', '#1d4a2c', '#7fd37a', '#e3f7d4'],
    symbols: symbols(
      '🦄 Enhjørning',
      '🍄 Svamp',
      '🧚 Fe',
      '🦉 Ugle',
      '🦌 Hjort',
      '🦋 Sommerfugl',
      '🌰 Hasselnød',
      '🍃 Blad',
    ),
    sounds: ['Løv i vind', 'Klokkespil', 'Ugletuden'],
    mood: 'Magisk og blid',
  },
  {
    id: 'cyberpunk-city',
    name: 'Cyberpunk By',
    description: 'Regn, neon og en by, der aldrig lukker øjnene.',
    colors: ['#0b0a14', '#3a1650', '#ff5fb0', '#b8f5ff'],
    symbols: symbols(
      '💎 Datakrystal',
      '💾 Diskette',
      '🤖 Robot',
      '🏙️ Skyline',
      '🏍️ Motorcykel',
      '🕶️ Solbriller',
      '🎧 Hovedtelefoner',
      '🔋 Batteri',
    ),
    sounds: ['Basgang', 'Laser', 'Regn på glas'],
    mood: 'Rå og elektrisk',
  },
] as const satisfies readonly AdvancedTheme[]

export type AdvancedThemeId = (typeof ADVANCED_THEMES)[number]['id']

export interface AdvancedPersonality {
  readonly id: string
  readonly name: string
  readonly traits: readonly string[]
  /** What the generator adds to the brief for it, in words; `PERSONALITY_RULES` does it. */
  readonly mechanics: readonly string[]
  readonly userType: string
}

export const ADVANCED_PERSONALITIES = [
  {
    id: 'beginner-friendly',
    name: 'Begyndervenlig',
    traits: ['Enkel', 'Tryg', 'Hyppige små gevinster'],
    mechanics: ['Scatter betaler overalt i vinduet'],
    userType: 'Nye spillere',
  },
  {
    id: 'high-roller',
    name: 'High Roller',
    traits: ['Dristig', 'Store udsving', 'Eksklusiv'],
    mechanics: ['Wild med multiplikator', 'Bonus kan købes'],
    userType: 'Erfarne spillere med høje indsatser',
  },
  {
    id: 'thrill-seeker',
    name: 'Spændingssøger',
    traits: ['Intens', 'Uforudsigelig', 'Alt på ét kort'],
    mechanics: ['Gratis spins kan starte igen', 'Gevinsten kan sættes på spil'],
    userType: 'Spillere, der søger spænding',
  },
  {
    id: 'casual-player',
    name: 'Afslappet Spiller',
    traits: ['Rolig', 'Legende', 'Let at gå til'],
    mechanics: ['Mini-spil, hvor man vælger et felt'],
    userType: 'Hyggespillere',
  },
] as const satisfies readonly AdvancedPersonality[]

export type AdvancedPersonalityId = (typeof ADVANCED_PERSONALITIES)[number]['id']
