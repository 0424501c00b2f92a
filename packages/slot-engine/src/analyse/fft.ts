/** In-place discrete Fourier transform, length a power of two (J. W. Cooley and J. W. Tukey, 1965); no scaling. */
export function fft(re: Float64Array, im: Float64Array, inverse = false): void {
  const n = re.length
  reverseBits(re, im)
  const cos = new Float64Array(n / 2)
  const sin = new Float64Array(n / 2)
  for (let i = 0; i < n / 2; i++) {
    const angle = ((inverse ? 2 : -2) * Math.PI * i) / n
    cos[i] = Math.cos(angle)
    sin[i] = Math.sin(angle)
  }
  for (let half = 1; half < n; half *= 2) {
    const stride = n / (2 * half)
    for (let block = 0; block < n; block += 2 * half) {
      for (let k = 0; k < half; k++) {
        const a = block + k
        const b = a + half
        const wr = cos[k * stride] as number
        const wi = sin[k * stride] as number
        const br = (re[b] as number) * wr - (im[b] as number) * wi
        const bi = (re[b] as number) * wi + (im[b] as number) * wr
        re[b] = (re[a] as number) - br
        im[b] = (im[a] as number) - bi
        re[a] = (re[a] as number) + br
        im[a] = (im[a] as number) + bi
      }
    }
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const r = re[i] as number
    const m = im[i] as number
    re[i] = re[j] as number
    im[i] = im[j] as number
    re[j] = r
    im[j] = m
  }
}
