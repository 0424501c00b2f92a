/**
 * Loops written by hand for the one game of game.json: typed arrays, sfc32, windows packed 4 lines to an int32.
 * They show about how fast this machine can play it in JavaScript; nothing here is general.
 */
import fs from 'node:fs'

const G = JSON.parse(fs.readFileSync(new URL('./game.json', import.meta.url), 'utf8'))
const N = 40,
  WORDS = 5 // 20 lines * 8 symbol bits = 5 words of 4 lines
const M = new Int32Array(5 * N * WORDS),
  SC = new Uint8Array(5 * N)
for (let r = 0; r < 5; r++)
  for (let p = 0; p < N; p++) {
    let sc = 0
    for (let y = 0; y < 3; y++) if (G.reels[r][(p + y) % N] === 9) sc++
    SC[r * N + p] = sc
    for (let l = 0; l < 20; l++) {
      const s = G.reels[r][(p + G.lines[l][r]) % N]
      M[(r * N + p) * WORDS + (l >> 2)] |= (s === 0 ? 255 : s === 9 ? 0 : 1 << (s - 1)) << ((l & 3) * 8)
    }
  }
const PAY = new Int32Array(32) // [sym][0..2]
for (let s = 1; s <= 8; s++) for (let k = 0; k < 3; k++) PAY[(s - 1) * 4 + k] = G.pays[s][k]
const SCAT = Int32Array.from(G.scat)
// win of one 4-line word: a3/a4/a5 = survivors after 3/4/5 reels (one-hot per byte: reel 1 has no wild)
function wordPay(a3, a4, a5) {
  let pay = 0
  let left = a3
  do {
    const bit = 31 - Math.clz32(left)
    left ^= 1 << bit
    pay += PAY[((bit & 7) << 2) + ((a4 >>> bit) & 1) + ((a5 >>> bit) & 1)]
  } while (left !== 0)
  return pay
}
function linesPay(o0, o1, o2, o3, o4) {
  let pay = 0,
    a
  a = M[o0] & M[o1] & M[o2]
  if (a !== 0) {
    const b = a & M[o3]
    pay += wordPay(a, b, b & M[o4])
  }
  a = M[o0 + 1] & M[o1 + 1] & M[o2 + 1]
  if (a !== 0) {
    const b = a & M[o3 + 1]
    pay += wordPay(a, b, b & M[o4 + 1])
  }
  a = M[o0 + 2] & M[o1 + 2] & M[o2 + 2]
  if (a !== 0) {
    const b = a & M[o3 + 2]
    pay += wordPay(a, b, b & M[o4 + 2])
  }
  a = M[o0 + 3] & M[o1 + 3] & M[o2 + 3]
  if (a !== 0) {
    const b = a & M[o3 + 3]
    pay += wordPay(a, b, b & M[o4 + 3])
  }
  a = M[o0 + 4] & M[o1 + 4] & M[o2 + 4]
  if (a !== 0) {
    const b = a & M[o3 + 4]
    pay += wordPay(a, b, b & M[o4 + 4])
  }
  return pay
}
const W = WORDS,
  R1 = N * W,
  R2 = 2 * N * W,
  R3 = 3 * N * W,
  R4 = 4 * N * W
export function spin(n, seed) {
  let a = (0x9e3779b9 ^ seed) | 0,
    b = 0x243f6a88 | 0,
    c = 0xb7e15162 | 0,
    d = (seed * 2654435761) | 1
  let fsLeft = 0,
    paid = 0,
    hits = 0,
    win = 0
  const K = N / 4294967296
  for (let i = -20; i < n; i++) {
    let t
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const p0 = ((t >>> 0) * K) | 0
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const p1 = ((t >>> 0) * K) | 0
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const p2 = ((t >>> 0) * K) | 0
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const p3 = ((t >>> 0) * K) | 0
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const p4 = ((t >>> 0) * K) | 0
    if (i < 0) continue
    if (fsLeft > 0) fsLeft--
    else paid++
    let w = linesPay(p0 * W, R1 + p1 * W, R2 + p2 * W, R3 + p3 * W, R4 + p4 * W)
    const sc = SC[p0] + SC[N + p1] + SC[2 * N + p2] + SC[3 * N + p3] + SC[4 * N + p4]
    if (sc >= 3) {
      w += SCAT[sc] * 20
      fsLeft += 10
    }
    win += w
    if (w > 0) hits++
  }
  return { rtp: win / 20 / paid, hit: hits / n, paid }
}

// tuned: one draw picks reels 1-3 (64000 prefixes; ANDed masks precomputed, 2 MB), one draw picks reels 4-5
let P3, F3, S3, M45, S45
export function buildPrefix() {
  P3 = new Int32Array(64000 * 5)
  F3 = new Uint8Array(64000)
  S3 = new Uint8Array(64000)
  for (let a = 0, i = 0; a < N; a++)
    for (let b = 0; b < N; b++)
      for (let c = 0; c < N; c++, i++) {
        let f = 0
        for (let k = 0; k < 5; k++) {
          const v = M[a * W + k] & M[R1 + b * W + k] & M[R2 + c * W + k]
          P3[i * 5 + k] = v
          if (v !== 0) f |= 1 << k
        }
        F3[i] = f
        S3[i] = SC[a] + SC[N + b] + SC[2 * N + c]
      }
  M45 = new Int32Array(1600 * 10)
  S45 = new Uint8Array(1600)
  for (let d = 0, i = 0; d < N; d++)
    for (let e = 0; e < N; e++, i++) {
      for (let k = 0; k < 5; k++) {
        M45[i * 10 + 2 * k] = M[R3 + d * W + k]
        M45[i * 10 + 2 * k + 1] = M[R3 + d * W + k] & M[R4 + e * W + k]
      }
      S45[i] = SC[3 * N + d] + SC[4 * N + e]
    }
}
export function spin2(n, seed) {
  let a = (0x9e3779b9 ^ seed) | 0,
    b = 0x243f6a88 | 0,
    c = 0xb7e15162 | 0,
    d = (seed * 2654435761) | 1,
    t = 0
  for (let i = 0; i < 40; i++) {
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
  }
  let fsLeft = 0,
    paid = 0,
    hits = 0,
    win = 0
  const K3 = 64000 / 4294967296,
    K2 = 1600 / 4294967296
  const P = P3,
    Q = M45,
    F = F3
  for (let i = 0; i < n; i++) {
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const i3 = ((t >>> 0) * K3) | 0
    t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const i2 = ((t >>> 0) * K2) | 0
    if (fsLeft > 0) fsLeft--
    else paid++
    let w = 0,
      f = F[i3]
    while (f !== 0) {
      const k = 31 - Math.clz32(f)
      f ^= 1 << k
      const v = P[i3 * 5 + k],
        o = i2 * 10 + 2 * k
      w += wordPay(v, v & Q[o], v & Q[o + 1])
    }
    const sc = S3[i3] + S45[i2]
    if (sc >= 3) {
      w += SCAT[sc] * 20
      fsLeft += 10
    }
    win += w
    if (w > 0) hits++
  }
  return { rtp: win / 20 / paid, hit: hits / n, paid }
}
export function exact() {
  let S = 0,
    SS = 0,
    FS = 0,
    hit = 0,
    Q = 0
  for (let a = 0; a < N; a++)
    for (let b = 0; b < N; b++)
      for (let c = 0; c < N; c++) {
        const x = a * W,
          y = R1 + b * W,
          z = R2 + c * W,
          sc3 = SC[a] + SC[N + b] + SC[2 * N + c]
        const w0 = M[x] & M[y] & M[z],
          w1 = M[x + 1] & M[y + 1] & M[z + 1],
          w2 = M[x + 2] & M[y + 2] & M[z + 2],
          w3 = M[x + 3] & M[y + 3] & M[z + 3],
          w4 = M[x + 4] & M[y + 4] & M[z + 4]
        for (let d = 0; d < N; d++) {
          const u = R3 + d * W,
            s4 = sc3 + SC[3 * N + d]
          const v0 = w0 & M[u],
            v1 = w1 & M[u + 1],
            v2 = w2 & M[u + 2],
            v3 = w3 & M[u + 3],
            v4 = w4 & M[u + 4]
          for (let e = 0; e < N; e++) {
            const k = R4 + e * W,
              sc = s4 + SC[4 * N + e]
            let w = 0
            if (w0 !== 0) w += wordPay(w0, v0, v0 & M[k])
            if (w1 !== 0) w += wordPay(w1, v1, v1 & M[k + 1])
            if (w2 !== 0) w += wordPay(w2, v2, v2 & M[k + 2])
            if (w3 !== 0) w += wordPay(w3, v3, v3 & M[k + 3])
            if (w4 !== 0) w += wordPay(w4, v4, v4 & M[k + 4])
            S += w
            const sw = SCAT[sc] * 20
            SS += sw
            w += sw
            if (sc >= 3) FS += 10
            if (w > 0) hit++
            Q += w * w
          }
        }
      }
  const n = N ** 5,
    base = (S + SS) / n / 20,
    q = FS / n
  return {
    combos: n,
    line: S / n / 20,
    scat: SS / n / 20,
    q,
    rtp: base / (1 - q),
    hit: hit / n,
    sdBase: Math.sqrt(Q / n / 400 - base * base),
  }
}
