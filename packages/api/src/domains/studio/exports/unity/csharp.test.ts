/** What is written from the grammar and committed. After a change of the grammar: `pnpm unit --project api csharp -u`. */
import { join } from 'node:path'
import { DEFINITION, ROUND, ROUND_EVENT } from '@spilvaerk/slot-engine/grammar'
import { expect, test } from 'vitest'
import { ASSETS } from '../../../../platform/config/assets.ts'
import { csharpOf, handlerOf } from './csharp.ts'

const runtime = (file: string): string => join(ASSETS.unity, 'Runtime', file)

test('the C# of rounds is that of the grammar', async () => {
  await expect(csharpOf(ROUND)).toMatchFileSnapshot(runtime('Round.cs'))
})

test('every kind of event is handled in C#', async () => {
  const doc = 'Something to do for each kind of event: one that is not handled does not compile.'
  const handler = handlerOf('RoundEventHandler', doc, ROUND_EVENT.variants, ROUND_EVENT.name)
  await expect(handler).toMatchFileSnapshot(runtime('RoundEventHandler.cs'))
})

test('the C# of definitions is that of the grammar', async () => {
  const within = { name: 'Format', doc: 'A definition as its JSON has it. `GameDefinition` is made from it.' }
  await expect(csharpOf(DEFINITION, { within, isTyped: true })).toMatchFileSnapshot(runtime('Format.cs'))
})
