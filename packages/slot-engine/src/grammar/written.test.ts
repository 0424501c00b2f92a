/** What is written from the grammar and committed. After a change of the grammar: `pnpm unit --project slot-engine written -u`. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../scripts/grammar/json-schema.ts'
import { typescriptOf } from '../../scripts/grammar/typescript.ts'
import { DEFINITION, ROUND } from './index.ts'

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

test('the types of a definition are those of the grammar', async () => {
  await expect(typescriptOf(DEFINITION)).toMatchFileSnapshot(beside('../definition.gen.ts'))
})

test('the types of a round are those of the grammar', async () => {
  await expect(typescriptOf(ROUND)).toMatchFileSnapshot(beside('../round.gen.ts'))
})

test('the JSON schema is that of the grammar', async () => {
  await expect(jsonSchemaOf(DEFINITION, 'Slot game definition')).toMatchFileSnapshot(
    beside('../definition.schema.json'),
  )
})
