/** The vocabulary in which the grammar of definitions and rounds is written. Everything here is data. */
import type { RuleName } from './rules.ts'

/** A limit that follows from the game at hand, and what it never passes. */
export interface GameBound {
  readonly name: BoundName
  readonly limit: number
  /** As a sentence of the reference has it. */
  readonly doc: string
}
export type BoundName =
  | 'reels'
  | 'lastReel'
  | 'reelBefore'
  | 'lastRow'
  | 'lastRowOfReel'
  | 'cells'
  | 'longestWin'
  | 'startMultiplier'
  | 'startsAt'
  | 'aboveCoins'
  | 'items'
export type Bound = number | GameBound

/** What other places of a definition may name. */
export type Named = 'symbol' | 'reelSet' | 'feature' | 'jackpot'

interface Ruled {
  /** Hand-written checks of what is no matter of shape. */
  readonly rules?: readonly RuleName[]
  /** The name of the shape in the JSON schema, where it is referred to. */
  readonly def?: string
}

export interface WholeShape extends Ruled {
  readonly kind: 'whole'
  readonly min: Bound
  readonly max: Bound
}
/** A number of the engine's own making, which has no limit of its own. */
export interface NumberShape extends Ruled {
  readonly kind: 'number'
  readonly whole?: true
  /** It may pass what 32 bits hold. */
  readonly wide?: true
}
/** A text of the engine's own making: the name of something, or a word of the definition. */
export interface StringShape extends Ruled {
  readonly kind: 'string'
  readonly names?: Named
}
export interface FlagShape extends Ruled {
  readonly kind: 'flag'
}
export interface ConstantShape extends Ruled {
  readonly kind: 'constant'
  readonly value: 1 | true
}
export interface TextShape extends Ruled {
  readonly kind: 'text'
  readonly min: number
  readonly max: number
  /** A pattern, and what it asks for as it stands after "must be". */
  readonly format?: { readonly pattern: string; readonly words: string }
}
export interface WordShape extends Ruled {
  readonly kind: 'word'
  readonly words: readonly string[]
  /** The name of its TypeScript type, if it has one, and of the list of its words. */
  readonly type?: { readonly name: string; readonly list: string; readonly doc?: string }
  /** Where its words are some of those of another. */
  readonly partOf?: WordShape
}
/** A name that others refer to. */
export interface IdShape extends Ruled {
  readonly kind: 'id'
  readonly except?: { readonly word: string; readonly reason: string }
}
export interface ReferenceShape extends Ruled {
  readonly kind: 'reference'
  readonly to: Named
  /** The kinds of symbols that fit; absent: all. */
  readonly of?: readonly string[]
  /** Where the sibling `flag` is true, only these. */
  readonly narrowed?: { readonly flag: string; readonly of: readonly string[] }
}
export interface ListShape extends Ruled {
  readonly kind: 'list'
  readonly of: Shape
  readonly min: Bound
  readonly max: Bound
  /** No two are equal, or no two have an equal key; `noun` is what the reason calls them. */
  readonly distinct?: { readonly noun: string; readonly key?: string }
}
export type Keys =
  | { readonly kind: 'count'; readonly noun: string; readonly min: number; readonly max: Bound }
  | { readonly kind: 'id'; readonly noun: string }
  | { readonly kind: 'reference'; readonly to: Named; readonly of?: readonly string[] }
/** An object whose keys the game chooses. */
export interface TableShape extends Ruled {
  readonly kind: 'table'
  readonly keys: Keys
  readonly of: Shape
  readonly size?: { readonly min: number; readonly max?: number; readonly noun: string }
  /** A key that must be there, and why. */
  readonly required?: { readonly key: string; readonly reason: string }
  /** At least one of the weights must be above 0. */
  readonly drawn?: true
}
export interface FieldShape {
  readonly shape: Shape
  readonly doc: string
  readonly optional?: true
  /** What holds where it is left out, after "by default". */
  readonly otherwise?: string
  /** Read and left out of what is read. */
  readonly dropped?: true
}
export type Fields = Readonly<Record<string, FieldShape>>
export interface ObjectShape extends Ruled {
  readonly kind: 'object'
  readonly name: string
  readonly doc: string
  readonly fields: Fields
  /** The second field may not stand beside the first, and why. */
  readonly apart?: { readonly first: string; readonly second: string; readonly reason: string }
}
export interface Group {
  readonly name: string
  readonly doc: string
  readonly of: readonly string[]
  readonly list?: string
}
/** One of several objects, told apart by a field of theirs. */
export interface TaggedShape extends Ruled {
  readonly kind: 'tagged'
  readonly name: string
  readonly doc: string
  readonly tag: 'type' | 'kind'
  readonly tagDoc: string
  readonly variants: Readonly<Record<string, ObjectShape>>
  /** The exported list of its tags, and their type. */
  readonly tags?: { readonly name: string; readonly list: string }
  /** Some of them together have a type, a sentence, and perhaps a list of their tags. */
  readonly groups?: readonly Group[]
}
/** One of several objects, told apart by the key that is there. */
export interface KeyedShape extends Ruled {
  readonly kind: 'keyed'
  readonly name: string
  readonly doc: string
  readonly variants: Readonly<Record<string, ObjectShape>>
}
/** `table` where an object is given, `plain` otherwise. */
export interface EitherShape extends Ruled {
  readonly kind: 'either'
  readonly plain: Shape
  readonly table: Shape
}
export interface NullableShape extends Ruled {
  readonly kind: 'nullable'
  readonly of: Shape
}
/** [reel, row] */
export interface CellShape extends Ruled {
  readonly kind: 'cell'
}

export type Shape =
  | WholeShape
  | NumberShape
  | StringShape
  | FlagShape
  | ConstantShape
  | TextShape
  | WordShape
  | IdShape
  | ReferenceShape
  | ListShape
  | TableShape
  | ObjectShape
  | TaggedShape
  | KeyedShape
  | EitherShape
  | NullableShape
  | CellShape

export const limitOf = (bound: Bound): number => (typeof bound === 'number' ? bound : bound.limit)

export const field = (shape: Shape, doc: string): FieldShape => ({ shape, doc })
/** @param otherwise what holds where the field is left out, after "by default" */
export const optional = (shape: Shape, doc: string, otherwise?: string): FieldShape => ({
  ...{ shape, doc, optional: true },
  ...(otherwise !== undefined && { otherwise }),
})
export const ruled = <S extends Shape>(shape: S, ...rules: readonly RuleName[]): S => ({ ...shape, rules })
export const named = <S extends Shape>(def: string, shape: S): S => ({ ...shape, def })

export const whole = (min: Bound, max: Bound): WholeShape => ({ kind: 'whole', min, max })
export const text = (min: number, max: number, format?: TextShape['format']): TextShape => ({
  ...{ kind: 'text', min, max },
  ...(format && { format }),
})
export const flag: FlagShape = { kind: 'flag' }
export const constant = (value: 1 | true): ConstantShape => ({ kind: 'constant', value })
export const word = (words: readonly string[], type?: WordShape['type']): WordShape => ({
  ...{ kind: 'word', words },
  ...(type && { type }),
})
export const id = (except?: IdShape['except']): IdShape => ({ kind: 'id', ...(except && { except }) })
export const refer = (to: Named, of?: readonly string[]): ReferenceShape => ({
  ...{ kind: 'reference', to },
  ...(of && { of }),
})
export const list = (of: Shape, min: Bound, max: Bound, distinct?: ListShape['distinct']): ListShape => ({
  ...{ kind: 'list', of, min, max },
  ...(distinct && { distinct }),
})
export const table = (
  keys: Keys,
  of: Shape,
  rest: Pick<TableShape, 'size' | 'required' | 'drawn'> = {},
): TableShape => ({
  kind: 'table',
  keys,
  of,
  ...rest,
})
export const object = (
  name: string,
  doc: string,
  fields: Fields,
  rest: Partial<Pick<ObjectShape, 'apart' | 'def' | 'rules'>> = {},
): ObjectShape => ({ kind: 'object', name, doc, fields, ...rest })

export const tagsOf = ({ variants }: TaggedShape | KeyedShape): readonly string[] => Object.keys(variants)
