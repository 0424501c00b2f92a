import { readFileSync } from 'node:fs'
import { CannotStart } from './stop.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with each secret that is given as a file: `SECRET_KEY_FILE` is where `SECRET_KEY` is read from, as
 * secrets of containers are mounted.
 * @throws CannotStart where a file cannot be read, or both are set
 */
export function withSecretFiles(env: Environment, secrets: readonly string[]): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (file === undefined || file === '') return []
    if (env[name]) throw new CannotStart(`${name} and ${name}_FILE are both set: leave one out`)
    return [[name, contentOf(`${name}_FILE`, file)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error
    throw new CannotStart(`${name} ${file} cannot be read: ${why}`, { cause: error })
  }
}
