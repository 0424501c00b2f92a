import { HATRED_RULES } from './hatred.ts'
import { INSULT_RULES } from './insults.ts'
import type { Rule } from './rule.ts'
import { THREAT_RULES } from './threats.ts'

/** Insults and slurs, threats and wishes of death, and hatred of people for what they are. */
export const ABUSE_RULES: readonly Rule[] = [...INSULT_RULES, ...THREAT_RULES, ...HATRED_RULES]
