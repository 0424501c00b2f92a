export type { Area } from './area.ts'
export { isLanguage, LANGUAGES, type Language } from './language.ts'
export type { Resources } from './resources.ts'
export { type Translate, textByKey, translator } from './translator.ts'
