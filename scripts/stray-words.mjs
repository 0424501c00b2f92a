/** Words that a file or folder was once named by, although the field has a plain one (docs/glossary.md). */
const STRAY = [
  'till',
  'desk',
  'ware',
  'reach',
  'kept',
  'folds',
  'gauge',
  'outside',
  'door',
  'press',
  'house',
  'life',
  'what',
]

/**
 * Files below `packages` whose names have such a word in them, by word.
 * @param {readonly string[]} files
 */
export function strayWords(files) {
  const named = files.filter((file) => file.startsWith('packages/') && !file.includes('.test.'))
  return STRAY.map((word) => ({ word, files: named.filter((file) => wordsOf(file).includes(word)) })).filter(
    ({ files: own }) => own.length > 0,
  )
}

/** @param {string} file */
const wordsOf = (file) =>
  file
    .replace(/^packages\/[^/]+\/src\//, '')
    .replace(/\.\w+$/, '')
    .split(/[/.-]/)
