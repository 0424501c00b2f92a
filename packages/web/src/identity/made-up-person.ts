const FIRST = ['Freja', 'Alma', 'Karla', 'Oscar', 'Malthe', 'Valdemar'] as const
const YEARS = { from: 1950, count: 50 }
const DAYS = 28
const MONTHS = 12
/** The seventh digit from 0 to 3 stands for the years from 1900 to 1999. */
const SERIALS = 4000

const below = (count: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count
const two = (value: number): string => String(value).padStart(2, '0')

/** Somebody grown-up who does not exist. */
export function madeUpPerson(): { readonly name: string; readonly nationalId: string } {
  const date = `${two(1 + below(DAYS))}${two(1 + below(MONTHS))}${two((YEARS.from + below(YEARS.count)) % 100)}`
  const serial = String(below(SERIALS)).padStart(4, '0')
  return { name: `${FIRST[below(FIRST.length)] ?? FIRST[0]} Prøvesen`, nationalId: `${date}-${serial}` }
}
