/** How far a user name goes is only known from those that there are: they may have blanks. */
export function mentionedIn(
  text: string,
  names: readonly string[],
  keyOf: (name: string) => string,
): readonly string[] {
  const said = keyOf(text)
  const known = names.map((name) => ({ name, key: keyOf(name) })).sort((a, b) => b.key.length - a.key.length)
  const found = [...said.matchAll(/(?<![\p{L}\p{N}.])@/gu)].flatMap(({ index }) => {
    const rest = said.slice(index + 1)
    const one = known.find(({ key }) => rest.startsWith(key) && !/^[\p{L}\p{N}]/u.test(rest.slice(key.length)))
    return one ? [one.name] : []
  })
  return [...new Set(found)]
}
