const LENGTH = 60

/** A name as it may stand in an address: `Ræven & Ørnen` is `raeven-oernen`. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return plain || 'spil'
}
