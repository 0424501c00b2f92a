import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHAIN_START, type Link, linkHash, wishHash } from './chain.ts'

const LINK: Link = {
  ...{ id: 7, kind: 'bet', memberId: 'm', roundId: 'r', text: 'Spil', key: 'k', wishHash: 'w' },
  createdAt: new Date('2026-06-24T12:00:00Z'),
  postings: [
    ['house', 5, 105],
    ['member:m', -5, 95],
  ],
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a movement is hashed with the hash before it, its fields as JSON in one order', () => {
  const json = '[7,"bet","m","r","Spil","k","w",1782302400000,[["house",5,105],["member:m",-5,95]]]'
  expect(linkHash(CHAIN_START, LINK)).toBe(sha256(`${'0'.repeat(64)}${json}`))
  expect(linkHash('abc', { ...LINK, memberId: null, roundId: null })).toBe(
    sha256(`abc${json.replace('"m","r"', 'null,null')}`),
  )
})

const CHANGES: readonly Partial<Link>[] = [
  ...[
    { id: 8 },
    { kind: 'win' },
    { memberId: 'n' },
    { roundId: null },
    { text: 'spil' },
    { key: 'l' },
    { wishHash: 'v' },
  ],
  ...[{ createdAt: new Date(LINK.createdAt.getTime() + 1) }, { postings: [] }],
]

test.each(CHANGES)('a movement with another %o has another hash', (change) => {
  expect(linkHash(CHAIN_START, { ...LINK, ...change })).not.toBe(linkHash(CHAIN_START, LINK))
})

test('a wish is told from another by its hash', () => {
  expect(wishHash({ amount: 5 })).toBe(sha256('{"amount":5}'))
  expect(wishHash({ amount: 5 })).not.toBe(wishHash({ amount: 6 }))
})
