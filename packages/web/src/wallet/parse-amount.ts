/** `1.234,50`, `1234,5` or `1234.5` as a number of kroner; undefined when it is none, or finer than an øre. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/\s|kr\.?$/gi, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
  const normal = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(normal) ? Number(normal) : undefined
}
