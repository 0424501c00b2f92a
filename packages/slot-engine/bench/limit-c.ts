/** The loop in C, compiled for this machine when it has a compiler. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contender } from './measure.ts'

const reference = new URL('./reference/', import.meta.url)

interface GameJson {
  readonly N: number
  readonly reels: readonly (readonly number[])[]
  readonly lines: readonly (readonly number[])[]
  readonly pays: readonly (readonly number[])[]
  readonly scat: readonly number[]
}

/** `undefined` where there is no gcc, or no processor that the code is written for. */
export function limitInC(spins: number): (Contender & { readonly remove: () => void }) | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'spin-limit-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const program = join(folder, 'limit')
  try {
    writeFileSync(join(folder, 'game.h'), gameHeader())
    writeFileSync(join(folder, 'limit.c'), readFileSync(new URL('limit.c', reference)))
    execFileSync('gcc', ['-O3', '-march=native', '-o', program, join(folder, 'limit.c'), '-lm'], { stdio: 'ignore' })
    execFileSync(program, ['spin', '1000', '1'])
  } catch {
    remove()
    return undefined
  }
  let seed = 0
  const run = () => {
    const out = execFileSync(program, ['spin', String(spins), String(++seed)], { encoding: 'utf8' })
    return { units: spins, seconds: Number(/n=\d+ ([\d.]+)s/.exec(out)?.[1]) }
  }
  return { name: 'limit.c spin (C, AVX)', run, remove }
}

function gameHeader(): string {
  const game: GameJson = JSON.parse(readFileSync(new URL('game.json', reference), 'utf8'))
  const rows = (list: readonly (readonly number[])[]) => `{${list.map((row) => `{${row.join()}}`).join()}}`
  return [
    `#define N ${game.N}`,
    `static const int REELS[5][${game.N}]=${rows(game.reels)};`,
    `static const int LINES[20][5]=${rows(game.lines)};`,
    `static const int PAYS[10][3]=${rows(game.pays)};`,
    `static const int SCAT[6]={${game.scat.join()}};`,
    '',
  ].join('\n')
}
