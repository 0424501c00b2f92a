import { addTo, entryOf } from '../../entries.ts'
import { fft } from './fft.ts'
import { type Grid, type Spectrum, spectrumBytes } from './law.ts'
import { eachOutcome, type SpinLaw } from './spin-law.ts'

/** Steps of a Fourier transform. */
export const transformSteps = (length: number): number => length * Math.log2(length)

/** The transform of a spin's coins, one for each number it starts. */
export function startSpectra(
  spin: SpinLaw,
  { plan, length, unit, below, meter }: Grid,
): { readonly starts: readonly number[]; readonly spectrum: Spectrum }[] {
  const entries = new Map<string, { starts: readonly number[]; spectrum: Spectrum }>()
  const byIndex = new Array<Spectrum | undefined>(spin.starts.length)
  const opened = (): Spectrum => {
    meter.hold(spectrumBytes(length))
    meter.spend(transformSteps(length))
    return { re: new Float64Array(length), im: new Float64Array(length) }
  }
  const open = (index: number): Spectrum => {
    const starts = entryOf(spin.starts, index)
    const key = starts.join()
    const entry = entries.get(key) ?? { starts, spectrum: opened() }
    entries.set(key, entry)
    byIndex[index] = entry.spectrum
    return entry.spectrum
  }
  meter.spend(spin.outcomes)
  eachOutcome(spin, ({ coins, count, startIndex }) => {
    if (coins >= below) return
    const { re } = byIndex[startIndex] ?? open(startIndex)
    addTo(re, (coins / unit) % length, count / spin.cycle)
  })
  for (const { spectrum } of entries.values()) fft(plan, spectrum.re, spectrum.im)
  return [...entries.values()]
}
