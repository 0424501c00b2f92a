/**
 * Writes the words of the drawings: what each emoji is called in Danish and English, and the words that speak of it.
 *   npm pack emojibase-data && tar xzf emojibase-data-*.tgz && node scripts/emoji-words.mjs package
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [, , source = 'package'] = process.argv
const ART = '@iconify-json/fluent-emoji-flat/icons.json'
const require = createRequire(new URL('../packages/web/package.json', import.meta.url))
const drawn = new Set(Object.keys(require(ART).icons))
/** @typedef {{ hexcode: string, unicode: string, label: string, group?: number, tags?: string[] }} Entry */
/** @param {string} language @returns {Entry[]} */
const read = (language) => JSON.parse(readFileSync(join(source, language, 'compact.json'), 'utf8'))
const danish = new Map(read('da').map((entry) => [entry.hexcode, entry]))
/** Faces with moods, parts of bodies, signs and flags are no symbols of a game, but for what wears a costume. */
const SIGNS = 8
const FLAGS = 9
const COSTUMES = /ghost|alien|robot|pumpkin|jack-o|clown|skull|ogre|goblin|monster|heart|cat with|poo/
/** @param {Entry} entry */
const isPicture = ({ group, label, unicode }) =>
  group !== undefined &&
  ![SIGNS, FLAGS].includes(group) &&
  (group !== 0 || COSTUMES.test(label)) &&
  !(
    group === 1 &&
    /^(?:man|woman|men|women)\b|: |hand|finger|gesturing|pouting|frowning|bowing|shrugging|facepalm/.test(label)
  ) &&
  !/\u{1F3FB}|\u{1F3FC}|\u{1F3FD}|\u{1F3FE}|\u{1F3FF}/u.test(unicode)
/** @param {string} label */
const slug = (label) =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const rows = read('en')
  .filter(isPicture)
  .filter(({ label }) => drawn.has(slug(label)) || drawn.has(`${slug(label)}-face`))
  .map(({ hexcode, unicode, label, tags = [] }) => {
    const da = danish.get(hexcode)
    return [unicode, da?.label ?? label, label, (da?.tags ?? []).join(','), tags.join(',')].join('|')
  })
const out = new URL('../packages/api/src/domains/studio/composer/nearness/emoji-words.ts', import.meta.url)
const head =
  '/** Written by scripts/emoji-words.mjs out of emojibase-data (MIT; CLDR): drawing, names in Danish and English, words that speak of it. */'
writeFileSync(out, [head, 'export const EMOJI_WORDS = `', ...rows, '`', ''].join('\n'))
