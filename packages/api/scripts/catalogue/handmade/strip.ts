/** A strip written as letters, each standing for a symbol's id. */
export const strip = (letters: string, ids: Readonly<Record<string, string>>): string[] =>
  Array.from(letters, (letter) => {
    const id = ids[letter]
    if (id === undefined) throw new Error(`no symbol is called ${letter}`)
    return id
  })
