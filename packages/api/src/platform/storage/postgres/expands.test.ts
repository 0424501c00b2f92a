import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ASSETS } from '../../config/assets.ts'

/** Of statements after which a server of the version before fails, or writes what the new one cannot read. */
const CONTRACTS = [
  /\bDROP\s+(?!TRIGGER|FUNCTION|INDEX|CONSTRAINT)\w+/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  /\bADD\s+COLUMN\b(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\bDEFAULT\b)/i,
  /\bADD\s+CONSTRAINT\s+\S+\s+(?:CHECK|UNIQUE)\b/i,
]
/** The first line of a migration that takes away what the version before it does not read any more. */
const CONTRACTED = /^-- contracts: \S/

/** Of a migration, the statements that a server of the version before may not live with. */
const contracting = (file: string): string[] =>
  CONTRACTED.test(file)
    ? []
    : file
        .split('--> statement-breakpoint')
        .map((statement) => statement.replace(/--.*$/gm, '').trim())
        .filter((statement) => !/^CREATE\s/i.test(statement) && CONTRACTS.some((kind) => kind.test(statement)))

test('servers of the version before go on while the tables are brought up to date', () => {
  const folder = ASSETS.postgresMigrations
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > '0002')
  expect(files.length).toBeGreaterThan(9)
  for (const name of files) expect(contracting(readFileSync(join(folder, name), 'utf8')), name).toEqual([])
})

test.each([
  'ALTER TABLE games DROP COLUMN art',
  'DROP TABLE art_files',
  'ALTER TABLE games RENAME COLUMN art TO pictures',
  'ALTER TABLE games ALTER COLUMN art SET NOT NULL',
  'ALTER TABLE "games" ALTER COLUMN "art" SET DATA TYPE bigint',
  'ALTER TABLE games ADD COLUMN art text NOT NULL',
  'ALTER TABLE games ADD CONSTRAINT one_name UNIQUE (name)',
])('%s is none that it lives with', (statement) => {
  expect(contracting(`-- What for.\n${statement}`)).toHaveLength(1)
  expect(contracting(`-- contracts: 0.2 wrote it last\n${statement}`)).toEqual([])
})

test.each([
  'ALTER TABLE games ADD COLUMN art text',
  "ALTER TABLE games ADD COLUMN art text NOT NULL DEFAULT ''",
  'CREATE TABLE art (id text NOT NULL, CONSTRAINT one UNIQUE (id))',
  'DROP TRIGGER store_games_version ON games',
])('%s is one that it lives with', (statement) => {
  expect(contracting(statement)).toEqual([])
})
