import { TEST_CARDS } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { type Card, NO_CARD, readCard, testCard } from './read-card.ts'

const TODAY = new Date(2026, 10, 21)
const CARD: Card = { holder: 'Freja Lund', number: '4242 4242 4242 4242', expiry: '12/29', code: '123' }
const read = (card: Partial<Card>) => readCard({ ...CARD, ...card }, TODAY)

describe('a card', () => {
  test('of the test list becomes its token, and nothing else of it is given on', () => {
    expect(read({})).toEqual({ kind: 'given', given: { paymentToken: 'test_success' } })
    expect(read({ number: '4000000000000002' })).toEqual({
      kind: 'given',
      given: { paymentToken: 'test_declined' },
    })
  })

  test.each(['holder', 'number', 'expiry', 'code'] as const)('without its %s is told in a toast', (field) => {
    expect(read({ [field]: ' ' })).toEqual({
      kind: 'missing',
      title: 'Manglende oplysninger',
      description: 'Udfyld alle kreditkort felter.',
      faults: { [field]: 'Feltet mangler' },
    })
  })

  test('of which nothing is typed has each field marked', () => {
    const faults = Object.fromEntries(Object.keys(CARD).map((field) => [field, 'Feltet mangler']))
    expect(readCard(NO_CARD, TODAY)).toMatchObject({ kind: 'missing', faults })
  })

  test.each(TEST_CARDS)('of the test list with $number is filled in whole', ({ number }) => {
    const card = testCard(number, '', TODAY)
    expect(readCard(card, TODAY).kind).toBe('given')
    expect(testCard(number, 'Freja Lund', TODAY).holder).toBe('Freja Lund')
  })

  test('that is not on the list is refused in the page', () => {
    expect(read({ number: '5555 5555 5555 4444' })).toEqual({
      kind: 'faulty',
      faults: { number: 'I testtilstand virker kun testkortene på listen herunder' },
    })
  })

  test.each<[Partial<Card>, keyof Card]>([
    [{ number: '4242 4242 4242 4241' }, 'number'],
    [{ expiry: '10/26' }, 'expiry'],
    [{ expiry: '1/2' }, 'expiry'],
    [{ code: '1234' }, 'code'],
    [{ code: '12a' }, 'code'],
    [{ number: '3782 822463 10005', code: '123' }, 'code'],
  ])('%o is at fault', (change, field) => {
    expect(read(change)).toMatchObject({ kind: 'faulty', faults: { [field]: expect.any(String) } })
  })
})
