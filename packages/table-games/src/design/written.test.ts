/** What is written from the grammar of briefs. After a change of it: `pnpm unit --project table-games src/design/written -u`. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../../slot-engine/scripts/grammar/json-schema.ts'
import { typescriptOf } from '../../../slot-engine/scripts/grammar/typescript.ts'
import { TABLE_BRIEF } from './grammar.ts'

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

test('the types of a brief are those of the grammar', async () => {
  await expect(typescriptOf(TABLE_BRIEF)).toMatchFileSnapshot(beside('brief.gen.ts'))
})

test('the JSON schema is that of the grammar', async () => {
  await expect(jsonSchemaOf(TABLE_BRIEF, 'Table game brief', 'parseTableBrief')).toMatchFileSnapshot(
    beside('brief.schema.json'),
  )
})
