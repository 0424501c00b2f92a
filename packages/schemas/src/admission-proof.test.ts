import { compile, type Definition, admissionProof as prove } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { admissionProof } from './admission-proof.ts'

const GAME = {
  definitionVersion: 1,
  id: 'one',
  name: 'One',
  betCoins: 10,
  maxWin: 10,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 18 } },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: { base: [{ strip: ['a', 's'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
} as const satisfies Definition

const choices: Definition['features'] = Array.from({ length: 7 }, (_, i) => ({
  type: 'choice',
  id: `choice-${i}`,
  trigger: { symbol: 's', at: 1 },
  options: [{ prize: { coins: 1 } }, { prize: { coins: 2 } }],
}))

test.each([
  ['an exact proof', GAME],
  ['a sampled one', { ...GAME, respins: { holds: 'winners' } }],
  ['one of a game with too many choices', { ...GAME, features: choices }],
] as const)('%s is read as it was written', (_, definition: Definition) => {
  const proof = prove(compile(definition), { rounds: 1000 })
  expect(admissionProof.parse(JSON.parse(JSON.stringify(proof)))).toEqual(proof)
})
