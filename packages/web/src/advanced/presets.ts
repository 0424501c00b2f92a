import type { Presentation, Volatility } from '@spilvaerk/schemas'
import type { FacePalette } from '../machine/face.ts'

export interface ThemePreset {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Ground, deep, main, light. */
  readonly colors: FacePalette
  readonly symbols: readonly { readonly emoji: string; readonly name: string }[]
  readonly sounds: readonly [string, string, string]
  readonly mood: string
}

const symbols = (...pairs: readonly string[]): ThemePreset['symbols'] =>
  pairs.map((pair) => {
    const [emoji = '', ...name] = pair.split(' ')
    return { emoji, name: name.join(' ') }
  })

export const THEMES = [
  {
    id: 'ancient-egypt',
    name: 'Det Gamle Egypten',
    description: 'Faraoer, skarabæer og kamre, som ingen har åbnet i fire tusind år.',
    colors: ['#140d05', '#4a2f0c', '#f0b93a', '#ffe9b0'],
    symbols: symbols(
      '👑 Farao',
      '🐪 Kamel',
      '🐍 Kobra',
      '🪲 Skarabæ',
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
      '🦜 Papegøje',
      '⚓ Anker',
      '🗺️ Skattekort',
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
      '🚀 Raket',
      '👽 Rumvæsen',
      '🪐 Ringplanet',
      '🛰️ Satellit',
      '☄️ Komet',
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
      '🧚 Fe',
      '🦉 Ugle',
      '🦌 Hjort',
      '🍄 Svamp',
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
      '🤖 Robot',
      '🏙️ Skyline',
      '🏍️ Motorcykel',
      '🕶️ Solbriller',
      '🎧 Hovedtelefoner',
      '💾 Diskette',
      '🔋 Batteri',
    ),
    sounds: ['Basgang', 'Laser', 'Regn på glas'],
    mood: 'Rå og elektrisk',
  },
] as const satisfies readonly ThemePreset[]

export type ThemeId = (typeof THEMES)[number]['id']

export interface PersonalityPreset {
  readonly id: string
  readonly name: string
  readonly traits: readonly string[]
  /** What the generator adds to the brief for it. */
  readonly mechanics: readonly string[]
  readonly userType: string
  /** What such players are used to. */
  readonly volatility: Volatility
}

export const PERSONALITIES = [
  {
    id: 'beginner-friendly',
    name: 'Begyndervenlig',
    traits: ['Enkel', 'Tryg', 'Hyppige små gevinster'],
    mechanics: ['Scatter betaler overalt i vinduet'],
    userType: 'Nye spillere',
    volatility: 'low',
  },
  {
    id: 'high-roller',
    name: 'High Roller',
    traits: ['Dristig', 'Store udsving', 'Eksklusiv'],
    mechanics: ['Wild med multiplikator', 'Bonus kan købes'],
    userType: 'Erfarne spillere med høje indsatser',
    volatility: 'high',
  },
  {
    id: 'thrill-seeker',
    name: 'Spændingssøger',
    traits: ['Intens', 'Uforudsigelig', 'Alt på ét kort'],
    mechanics: ['Frispil kan starte igen', 'Gevinsten kan sættes på spil'],
    userType: 'Spillere, der søger spænding',
    volatility: 'extreme',
  },
  {
    id: 'casual-player',
    name: 'Afslappet Spiller',
    traits: ['Rolig', 'Legende', 'Let at gå til'],
    mechanics: ['Mini-spil, hvor man vælger et felt'],
    userType: 'Hyggespillere',
    volatility: 'low',
  },
] as const satisfies readonly PersonalityPreset[]

/** The three moments of a spin that a sound theme has an effect for. */
export const SOUND_MOMENTS = ['spin', 'stop', 'win'] as const
export type SoundMoment = (typeof SOUND_MOMENTS)[number]

/** Each with its three effects: when the reels start, when one stops, and when something is won. */
export const SOUND_THEMES = [
  { name: 'Klassisk Casino', effects: { spin: 'Håndtaget', stop: 'Hjulklik', win: 'Møntregn' } },
  { name: 'Magisk Fantasy', effects: { spin: 'Tryllestøv', stop: 'Krystal', win: 'Harpe' } },
  { name: 'Moderne Elektronisk', effects: { spin: 'Laser', stop: 'Blip', win: 'Synthakkord' } },
  { name: 'Naturlyde', effects: { spin: 'Vindstød', stop: 'Vanddråbe', win: 'Fuglesang' } },
  { name: 'Episk Film', effects: { spin: 'Trommehvirvel', stop: 'Pauke', win: 'Fanfare' } },
] as const satisfies readonly { readonly name: string; readonly effects: Readonly<Record<SoundMoment, string>> }[]

export type SoundThemeName = (typeof SOUND_THEMES)[number]['name']

export const VISUAL_EFFECTS = [
  { name: 'Partikler', about: 'Gnister svæver om maskinen' },
  { name: 'Lys Effekter', about: 'Et varmt skær, der ånder' },
  { name: 'Animationer', about: 'Kabinettet hopper ved gevinst' },
  { name: 'Eksplosioner', about: 'En ring af lys ved gevinst' },
  { name: 'Morphing', about: 'Baggrunden skifter form' },
] as const

export type VisualEffect = (typeof VISUAL_EFFECTS)[number]['name']

export const COLOUR_SCHEMES = [
  { value: 'auto', label: 'Automatisk (temaets egne)' },
  { value: 'dark', label: 'Mørk' },
  { value: 'light', label: 'Lys' },
  { value: 'neon', label: 'Neon' },
  { value: 'vintage', label: 'Vintage' },
] as const satisfies readonly { readonly value: Presentation['colorScheme']; readonly label: string }[]

export const VOLATILITIES = [
  { value: 'low', label: 'Lav' },
  { value: 'medium', label: 'Middel' },
  { value: 'high', label: 'Høj' },
  { value: 'extreme', label: 'Ekstrem' },
] as const satisfies readonly { readonly value: Volatility; readonly label: string }[]

export const RANGES = {
  reels: { min: 3, max: 7, step: 1 },
  paylines: { min: 5, max: 100, step: 5 },
  rtp: { min: 85, max: 98, step: 0.5 },
  volume: { min: 0, max: 100, step: 5 },
  speed: { min: 0.5, max: 3, step: 0.1 },
} as const

export const INSPIRATIONS = [
  'En fyrpasser på en øde ø samler stjerneskud i krukker, og hver krukke åbner en ny nat med frispil.',
  'Et nattog kører gennem Europas glemte stationer, hvor hver konduktør gemmer på en multiplikator.',
  'En urmager i en tivolihave har bygget et urværk, der drejer årstiderne og lader wilds blomstre.',
  'Dybhavsdykkere finder et sunket teater, hvor sløret går, når tre masker viser sig på scenen.',
  'En flok ræve planlægger kup i en vinterby, og byttet vokser, for hvert tag de når over.',
] as const
