import { addTo, entryOf } from '../../entries.ts'
import { fft } from './fft.ts'
import type { Grid, Spectrum } from './law.ts'
import { eachOutcome, type SpinLaw } from './spin-law.ts'

/** The transform of a spin's coins, one for each number it starts. */
export function startSpectra(
  spin: SpinLaw,
  { plan, length, unit, below }: Grid,
): { readonly starts: readonly number[]; readonly spectrum: Spectrum }[] {
  const entries = new Map<string, { starts: readonly number[]; spectrum: Spectrum }>()
  const byIndex = new Array<Spectrum | undefined>(spin.starts.length)
  const open = (index: number): Spectrum => {
    const starts = entryOf(spin.starts, index)
    const key = starts.join()
    const entry = entries.get(key) ?? {
      starts,
      spectrum: { re: new Float64Array(length), im: new Float64Array(length) },
    }
    entries.set(key, entry)
    byIndex[index] = entry.spectrum
    return entry.spectrum
  }
  eachOutcome(spin, ({ coins, count, startIndex }) => {
    if (coins >= below) return
    const { re } = byIndex[startIndex] ?? open(startIndex)
    addTo(re, (coins / unit) % length, count / spin.cycle)
  })
  for (const { spectrum } of entries.values()) fft(plan, spectrum.re, spectrum.im)
  return [...entries.values()]
}
