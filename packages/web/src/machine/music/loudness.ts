/**
 * Loudness of one channel in LUFS after ITU-R BS.1770-5: K-weighted, in blocks of 400 ms that overlap by three quarters,
 * gated at −70 LUFS and then at 10 LU under the mean of what is left. One channel that both loudspeakers play counts twice.
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const weighted = weigh(samples, sampleRate)
  const [block, step] = [Math.round(0.4 * sampleRate), Math.round(0.1 * sampleRate)]
  const powers: number[] = []
  for (let from = 0; from + block <= weighted.length; from += step) {
    let sum = 0
    for (let index = from; index < from + block; index++) sum += (weighted[index] ?? 0) ** 2
    powers.push((2 * sum) / block)
  }
  const heard = powers.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(heard)) - 10
  return lufs(mean(heard.filter((power) => lufs(power) > gate)))
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The two filters of BS.1770, for any sample rate (after the bilinear transform of their analogue forms). */
function weigh(samples: Float32Array, sampleRate: number): Float32Array {
  const shelf = highShelf(1681.974450955533, 0.7071752369554196, 3.999843853973347, sampleRate)
  const pass = highPass(38.13547087602444, 0.5003270373238773, sampleRate)
  return filter(filter(samples, shelf), pass)
}

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

function highShelf(hz: number, q: number, gainDb: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hz) / sampleRate)
  const vh = 10 ** (gainDb / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (vh + (vb * k) / q + k * k) / a0,
    (2 * (k * k - vh)) / a0,
    (vh - (vb * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function highPass(hz: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hz) / sampleRate)
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[index] = y
  }
  return out
}
