import { fft } from './fft.ts'
import type { Grid, Spectrum } from './law.ts'
import type { SpinLaw } from './spin-law.ts'

/** The transform of a spin's coins, one for each number it starts. */
export function startSpectra(
  spin: SpinLaw,
  { plan, length, unit, below }: Grid,
): { readonly starts: readonly number[]; readonly spectrum: Spectrum }[] {
  const entries = new Map<string, { starts: readonly number[]; spectrum: Spectrum }>()
  const byIndex = new Array<Spectrum | undefined>(spin.starts.length)
  const open = (index: number): Spectrum => {
    const starts = spin.starts[index] as readonly number[]
    const key = starts.join()
    const entry = entries.get(key) ?? {
      starts,
      spectrum: { re: new Float64Array(length), im: new Float64Array(length) },
    }
    entries.set(key, entry)
    byIndex[index] = entry.spectrum
    return entry.spectrum
  }
  for (let i = 0; i < spin.outcomes; i++) {
    if ((spin.coins[i] as number) >= below) continue
    const index = spin.startIndex[i] as number
    const { re } = byIndex[index] ?? open(index)
    const at = ((spin.coins[i] as number) / unit) % length
    re[at] = (re[at] as number) + (spin.counts[i] as number) / spin.cycle
  }
  for (const { spectrum } of entries.values()) fft(plan, spectrum.re, spectrum.im)
  return [...entries.values()]
}
