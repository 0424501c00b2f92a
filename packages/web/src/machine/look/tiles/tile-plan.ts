import type { GameSummary } from '@spilvaerk/schemas'
import { pieceAt, uploadPath } from '@spilvaerk/schemas/art-places'
import { artName } from '../../../art/art-url.ts'
import { chooseLook } from '../choose.ts'
import type { GameLook } from '../vocabulary.ts'

/** What a game's tile is painted from: nothing but the game itself. */
export type TileSubject = Pick<
  GameSummary,
  'name' | 'slug' | 'theme' | 'kind' | 'palette' | 'definitionHash' | 'config' | 'art'
> & {
  /** Tables have none. */
  readonly symbols?: readonly {
    readonly emoji: string
    readonly picture?: string
    readonly value: number
    readonly type: string
  }[]
}

export interface TilePlan {
  readonly name: string
  readonly look: GameLook
  readonly palette: TileSubject['palette']
  readonly kind: TileSubject['kind']
  /** The art names of its heroes, or the addresses of their maker's pictures, the foremost first. */
  readonly heroes: readonly string[]
  /** Pictures of the maker's in the place of the painted scene and the written name. */
  readonly background?: string | undefined
  readonly logo?: string | undefined
}

const MOST_HEROES = 3

export const tilePlanOf = (subject: TileSubject): TilePlan => ({
  name: subject.name,
  look: chooseLook(subject),
  palette: subject.palette,
  kind: subject.kind,
  heroes: heroesOf(subject.symbols ?? []),
  background: addressOf(subject, 'background') ?? addressOf(subject, 'backgroundTall'),
  logo: addressOf(subject, 'logo'),
})

function addressOf({ art }: TileSubject, slot: string): string | undefined {
  const file = pieceAt(art, slot)?.file
  return file && uploadPath(file)
}

/** The dearest symbol, the first that is not like the others, and the next dearest; each drawing once. */
function heroesOf(symbols: NonNullable<TileSubject['symbols']>): readonly string[] {
  const byWorth = [...symbols].sort((a, b) => b.value - a.value)
  const [first, second, third] = byWorth.filter(({ type }) => type === 'regular')
  const [special] = byWorth.filter(({ type }) => type === 'scatter' || type === 'wild')
  const names = [first, special, second, third].flatMap((symbol) => {
    if (symbol?.picture) return [symbol.picture]
    return symbol?.emoji ? [artName(symbol.emoji)] : []
  })
  return [...new Set(names)].slice(0, MOST_HEROES)
}
