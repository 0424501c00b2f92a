import { readFile, stat } from 'node:fs/promises'
import { type VerifyOptions, verifyPackage } from '../domains/studio/certification/verify.ts'
import { DONE, FAILED } from './command.ts'

const MOST_BYTES = 64 * 1024 * 1024

/** `package`: says whether a certification package is whole and of the house. It asks no server. */
export async function packageCommand(
  file: string,
  options: VerifyOptions,
  say: (line: string) => void,
): Promise<number> {
  const archive = await read(file)
  if (typeof archive === 'string') {
    say(`no: ${archive}`)
    return FAILED
  }
  let isWhole = true
  for await (const { ok, line } of verifyPackage(archive, options)) {
    say(`${ok ? 'yes' : 'no'}: ${line}`)
    isWhole &&= ok
  }
  return isWhole ? DONE : FAILED
}

async function read(file: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(file)
    return size > MOST_BYTES ? `${file} is too large for a package` : await readFile(file)
  } catch {
    return `${file} cannot be read`
  }
}
