/** Rows of cells. Commas, semicolons or tabs part them: whichever the first line has most of. Quotes as in RFC 4180. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const clean = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(clean.slice(0, clean.search(/\r|\n|$/)))
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  /** Nothing but spaces so far: here a quote opens. */
  let isBlank = true
  const endCell = (): void => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
    isBlank = true
  }
  for (let i = 0; i < clean.length; i++) {
    const letter = clean[i] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (clean[i + 1] === '"') cell += clean[i++]
      else isQuoted = false
    } else if (letter === '"' && isBlank) {
      isBlank = false
      isQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && clean[i + 1] === '\n') i++
      endCell()
      rows.push([])
    } else {
      cell += letter
      if (letter !== ' ') isBlank = false
    }
  }
  endCell()
  return rows.filter((row) => row.some((one) => one !== ''))
}

function delimiterOf(line: string): string {
  const times = (delimiter: string): number => line.split(delimiter).length
  return [',', ';', '\t'].reduce((most, delimiter) => (times(delimiter) > times(most) ? delimiter : most))
}
