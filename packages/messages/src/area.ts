import type { Language } from './language.ts'

/** Texts by key; `{{name}}` is a value, and of two keys that end in `_one` and `_other` the value `count` chooses. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** The same keys, with texts of another language. */
type Translated<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends Texts ? Translated<T[K]> : string
}

type InEachLanguage<T extends Texts> = { readonly da: T } & Readonly<Record<Exclude<Language, 'da'>, Translated<T>>>

/** The texts of one part of the product in every language. */
export type Area<Name extends string = string, T extends Texts = Texts> = { readonly name: Name } & InEachLanguage<T>

/** Danish decides which keys and values there are; a language that lacks one does not compile. */
export const area = <const Name extends string, const T extends Texts>(
  name: Name,
  texts: InEachLanguage<T>,
): Area<Name, T> => ({ name, ...texts })
