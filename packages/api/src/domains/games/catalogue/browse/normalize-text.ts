/**
 * Letters as people type them when in doubt: no case, no accents, and the Danish letters alike in all their spellings
 * (`ø`, `oe` and `ö` are `o`; `å` and `aa` are `a`; `æ`, `ae` and `ä` are `a`).
 */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[æa][æae]*/g, 'a')
    .replace(/[øo]e*/g, 'o')
