/** What is written from the grammar and committed. After a change of the grammar: `pnpm unit --project table-games src/grammar -u`. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../../slot-engine/scripts/grammar/json-schema.ts'
import { typescriptOf } from '../../../slot-engine/scripts/grammar/typescript.ts'
import { TABLE_DEFINITION, TABLE_ROUND } from './index.ts'

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

test('the types of a definition are those of the grammar', async () => {
  await expect(typescriptOf(TABLE_DEFINITION)).toMatchFileSnapshot(beside('../definition.gen.ts'))
})

test('the types of a round are those of the grammar', async () => {
  await expect(typescriptOf(TABLE_ROUND)).toMatchFileSnapshot(beside('../round.gen.ts'))
})

test('the JSON schema is that of the grammar', async () => {
  await expect(jsonSchemaOf(TABLE_DEFINITION, 'Table game definition', 'parseTable')).toMatchFileSnapshot(
    beside('../definition.schema.json'),
  )
})
