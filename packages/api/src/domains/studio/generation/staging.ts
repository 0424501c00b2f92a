import type { ChosenLook, GameConfig, Presentation } from '@spilvaerk/schemas'
import { AUTO_SPIN_OPTIONS, BET_LEVELS, MAX_BET, PLAIN_PRESENTATION } from '@spilvaerk/schemas'
import { coinMicro, toMicro } from '../../../platform/numbers/money.ts'
import type { Mood, Style, Wishes } from '../composer/wishes.ts'

/** How a game of a mood looks, moves and sounds, whatever its theme; a later mood of a prompt outdoes an earlier. */
const LOOK_OF_MOOD: { readonly [M in Mood]: ChosenLook } = {
  calm: { hour: 'dawn', weather: 'clear', motion: 'calm' },
  dark: { hour: 'night', weather: 'mist', metal: 'black', motion: 'drift' },
  happy: { hour: 'day', weather: 'clear', motion: 'lively' },
  funny: { hour: 'day', face: 'Chango', ornament: 'bunting', motion: 'lively' },
  romantic: { hour: 'dusk', weather: 'blossom', metal: 'rose', motion: 'drift' },
  epic: { hour: 'dusk', weather: 'embers', metal: 'gold', face: 'Cinzel Decorative' },
  elegant: { hour: 'night', material: 'ebony', metal: 'gold', face: 'Limelight', motion: 'calm' },
  retro: { cabinet: 'theatre', ornament: 'bulbs', face: 'Oleo Script', metal: 'bronze' },
  bold: { hour: 'night', weather: 'embers', face: 'Bungee', motion: 'lively' },
}

/** How a game of a style looks. */
const LOOK_OF_STYLE: { readonly [S in Style]: ChosenLook } = {
  cyberpunk: {
    place: 'city',
    hour: 'night',
    weather: 'rain',
    material: 'plating',
    ornament: 'circuit',
    face: 'Audiowide',
  },
  artDeco: { material: 'ebony', metal: 'gold', ornament: 'bulbs', frame: 'cartouche', face: 'Limelight' },
  artNouveau: { material: 'walnut', metal: 'verdigris', ornament: 'lotus', frame: 'leaf', face: 'Berkshire Swash' },
  steampunk: { cabinet: 'brass', material: 'leather', metal: 'copper', ornament: 'rivets', face: 'Smokum' },
  folkArt: { material: 'red', metal: 'iron', ornament: 'leaves', frame: 'rosette', face: 'Berkshire Swash' },
  gothic: { cabinet: 'castle', material: 'granite', metal: 'black', frame: 'shield', face: 'Uncial Antiqua' },
  pixel: { cabinet: 'blocks', material: 'plating', ornament: 'stars', frame: 'square', face: 'Orbitron' },
  western: { place: 'western', material: 'pine', metal: 'bronze', ornament: 'rope', face: 'Smokum' },
  nautical: { cabinet: 'hull', material: 'blue', metal: 'bronze', ornament: 'rope', frame: 'porthole' },
  oriental: { place: 'jadeGarden', material: 'bamboo', metal: 'black', ornament: 'lotus', frame: 'scallop' },
  marble: { place: 'temple', material: 'marble', metal: 'gold', ornament: 'meander', face: 'Cinzel Decorative' },
}

/**
 * How the game is presented: as was asked for, in the look of the moods and styles that a prompt names, and without what is
 * not to be heard.
 * @param like the theme whose world it stands in, where its own has none
 */
export function presentationFor(
  asked: Presentation | undefined,
  { moods = [], styles = [], silence, look: seen, still, volume, colours = [] }: Staged,
  like?: string,
): Presentation | undefined {
  const isLooked = moods.length > 0 || styles.length > 0 || like !== undefined || seen !== undefined
  const isPale = colours.length > 1 && colours.every(({ saturation = 1 }) => saturation > 0 && saturation <= PALE)
  const isHeard = silence !== undefined || volume !== undefined
  if (!isLooked && !isHeard && !still && !isPale) return asked
  const said = [...moods.map((mood) => LOOK_OF_MOOD[mood]), ...styles.map((style) => LOOK_OF_STYLE[style])]
  const look: ChosenLook = Object.assign({}, like === undefined ? {} : { like }, ...said, seen, asked?.look)
  return {
    ...(asked ?? PLAIN_PRESENTATION),
    ...(isLooked && { look }),
    ...(still && { animations: false }),
    ...(isPale && { colorScheme: 'light' as const }),
    ...(volume !== undefined && { volume: Math.min(volume, asked?.volume ?? volume) }),
    ...(silence !== undefined && { backgroundMusic: false }),
    ...(silence === 'sound' && { volume: 0 }),
  }
}

type Staged = Pick<Wishes, 'moods' | 'styles' | 'silence' | 'look' | 'still' | 'volume' | 'colours'>
/** So little of a colour is in a pastel. */
const PALE = 0.5

/** Markets in which no game may play by itself. */
const BY_HAND: ReadonlySet<string> = new Set(['DE', 'NL', 'SE', 'UK'])
/** So many spins may be played by themselves: none where that is not wanted, or not allowed. */
export const autoSpinsFor = ({ autoplay, markets = [] }: Pick<Wishes, 'autoplay' | 'markets'>): number[] =>
  autoplay === false || markets.some((market) => BY_HAND.has(market)) ? [] : [...AUTO_SPIN_OPTIONS]

type Bets = Partial<Pick<GameConfig, 'minBet' | 'maxBet'>>

/** The bets to choose from: the usual ones between those that were asked for, and these where a coin of them is whole. */
export function betLevelsFor(
  { min, max }: { readonly min?: number; readonly max?: number },
  betCoins: number,
): number[] {
  const isWhole = (bet: number): boolean => coinMicro(toMicro(bet), betCoins) !== undefined
  const low = inRange(min ?? BET_LEVELS[0])
  const high = Math.max(low, inRange(max ?? BET_LEVELS[BET_LEVELS.length - 1] ?? low))
  const between = BET_LEVELS.filter((bet) => bet > low && bet < high)
  const steps = [low, ...between, ...RARE_LEVELS.filter((bet) => bet > low && bet < high), high].filter(isWhole)
  return steps.length > 0 ? [...new Set(steps)] : [...BET_LEVELS]
}

/** In whole øre, and not above the dearest spin of any game. */
const inRange = (bet: number): number => Math.min(MAX_BET, Math.max(0.01, Math.round(bet * 100) / 100))

/** Above the usual ones, for who wants to bet more. */
const RARE_LEVELS = [200, 500, 1000, 2000] as const

/** Whether both ends of the bets that were asked for are as they were said. */
export const isOffered = ({ min, max }: { readonly min?: number; readonly max?: number }, { minBet, maxBet }: Bets) =>
  (min === undefined || min === minBet) && (max === undefined || max === maxBet)
