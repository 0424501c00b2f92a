import { CLASSICS } from './classics.ts'
import { LEGENDS } from './legends.ts'
import { MODERN } from './modern.ts'
import { NATURE } from './nature.ts'
import type { Theme } from './theme.ts'

/** Every theme that the composer knows. */
export const THEMES: readonly Theme[] = [...LEGENDS, ...NATURE, ...CLASSICS, ...MODERN]
