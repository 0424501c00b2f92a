import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { CannotStart } from '../../platform/config/stop.ts'
import { renameWhole } from '../../platform/files/durable.ts'

const OWNER_ONLY = 0o700

/**
 * Fills a folder that is not there yet, or is empty: all of it or nothing, for what fails half-way is thrown away.
 * @param taken what is said of a folder that holds something
 * @throws CannotStart when it does
 */
export async function fillNewFolder<T>(
  folder: string,
  taken: string,
  fill: (draft: string) => T | Promise<T>,
): Promise<T> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CannotStart(taken)
  const draft = `${folder}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: OWNER_ONLY })
  try {
    const filled = await fill(draft)
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    renameWhole(draft, folder)
    return filled
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** What is said where a backup would be written over something. */
export const notEmpty = (target: string): string => `${target} is not empty: a backup gets a folder of its own`
