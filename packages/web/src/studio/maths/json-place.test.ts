import { CompletionContext } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { completeDefinition } from './json-completion.ts'
import { rangeOf } from './json-place.ts'

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [json()] })

/** What is offered where the text has a bar. */
function offered(text: string): readonly string[] {
  const at = text.indexOf('|')
  const state = stateOf(text.replace('|', ''))
  const ids = { symbol: ['plum', 'star'], reelSet: ['base'], feature: [], jackpot: [] }
  const result = completeDefinition(() => ids)(new CompletionContext(state, at, true))
  return result?.options.map(({ label }) => label) ?? []
}

test('fields are offered that the object does not have, each with its sentence', () => {
  const names = offered('{"id": "x", |}')
  expect(names).toContain('"symbols"')
  expect(names).not.toContain('"id"')
  expect(offered('{"symbols": [{"kind": "wild", |}]}')).toContain('"expands"')
  expect(offered('{"symbols": [{"kind": "regular", |}]}')).not.toContain('"expands"')
})

test('which of several objects it is comes first', () => {
  expect(offered('{"symbols": [{|}]}')).toEqual(['"kind"'])
  expect(offered('{"symbols": [{"kind": |}]}')).toEqual(['"regular"', '"wild"', '"scatter"', '"mystery"', '"blank"'])
  expect(offered('{"wins": {"type": "lines", "direction": |}}')).toEqual(['"left"', '"right"', '"both"', '"any"'])
})

test('names that the game has given are offered where they are meant, also in text that is no JSON yet', () => {
  expect(offered('{"symbols": [{"kind": "wild", "replaces": [|')).toEqual(['"plum"', '"star"'])
  expect(offered('{"symbols": [{"kind": "wild", "expands": |')).toEqual(['true', 'false'])
})

test('nothing is offered of what the grammar does not know', () => {
  expect(offered('{"nonsense": |}')).toEqual([])
  expect(offered('{"nonsense": {|}}')).toEqual([])
})

test('a problem stands at its field, and at what it is missing from', () => {
  const text = '{"symbols": [{"id": "a"}, {"id": "b", "pays": {"3": 7}}]}'
  const state = stateOf(text)
  const at = (field: string): string => {
    const { from, to } = rangeOf(state, field)
    return text.slice(from, to)
  }
  expect(at('symbols[1].pays.3')).toBe('7')
  expect(at('symbols[0].kind')).toBe('{"id": "a"}')
  expect(at('')).toBe(text)
})
