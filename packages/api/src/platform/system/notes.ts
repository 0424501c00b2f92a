import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What commands beside the server leave for it to tell of. */
export const NOTED = ['backup', 'verify'] as const
export type Noted = (typeof NOTED)[number]

const note = z.object({
  at: z.iso.datetime(),
  /** Whether everything was whole. */
  whole: z.boolean(),
})
export type Note = Readonly<z.infer<typeof note>>

const fileOf = (dataDir: string, what: Noted) => join(dataDir, `last-${what}.json`)

/** Keeps when something was last done; false where this user may not write in the folder. */
export function keepNote(dataDir: string, what: Noted, kept: Note): boolean {
  const file = fileOf(dataDir, what)
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(kept)}\n`)
    renameSync(`${file}.part`, file)
    return true
  } catch {
    return false
  }
}

/** When something was last done; `undefined` where it never was, or the note cannot be read. */
export function noteOf(dataDir: string, what: Noted): Note | undefined {
  try {
    return note.safeParse(JSON.parse(readFileSync(fileOf(dataDir, what), 'utf8'))).data
  } catch {
    return undefined
  }
}
