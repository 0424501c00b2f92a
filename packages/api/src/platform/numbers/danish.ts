const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 })

/** A number as a Danish reader writes it: 1.000 and 0,25. */
export const danish = (value: number): string => number.format(value)

const englishNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** The same as an English reader writes it: 1,000 and 0.25. */
export const english = (value: number): string => englishNumber.format(value)
