import { expect, test } from 'vitest'
import { granted, type Outcome, refused } from '../platform/refusals/refusals.ts'
import { answering, streaming } from './answering.ts'
import { answerTo } from './errors.ts'

const order = async (id: number): Promise<Outcome<string, 'notPaid' | 'orderNotFound'>> =>
  id > 1 ? refused({ code: id === 2 ? 'notPaid' : 'orderNotFound' }) : granted('paid')

test('a resolver answers the value of an outcome, or throws its refusal, and shows its codes', async () => {
  const resolve = answering(['notPaid', 'orderNotFound'], order)
  expect(resolve.refuses).toEqual(['notPaid', 'orderNotFound'])
  expect(await resolve(1)).toBe('paid')
  const error = await resolve(2).catch((thrown) => thrown)
  expect(answerTo(error, 'en')).toMatchObject({ code: 'CONFLICT', body: { code: 'notPaid' }, fault: false })
})

test('the compiler refuses a code that is not declared, and one that never comes', () => {
  // @ts-expect-error `orderNotFound` is not declared.
  answering(['notPaid'], order)
  // @ts-expect-error `noLease` never comes.
  answering(['noLease', 'notPaid', 'orderNotFound'], order)
  // @ts-expect-error An outcome that does not say its codes can have any.
  answering(['notPaid'], (outcome: Outcome<string>) => outcome)
  // @ts-expect-error There is no such code.
  answering(['notPaid', 'orderNotFound', 'misspelt'], order)
})

test('a code that is answered all the same and is not declared is a fault of the server', async () => {
  const smuggled = (): Outcome<string, 'notPaid'> => refused({ code: 'noLease' }) as never
  const error = await answering(['notPaid'], smuggled)(undefined).catch((thrown) => thrown)
  expect(answerTo(error)).toMatchObject({ fault: true, body: { code: 'serverFault' } })
})

test('a stream passes its parts on, shows its codes, and ends with its refusal', async () => {
  const resolve = streaming(['notPaid', 'orderNotFound'], async function* (id: number) {
    yield 'asked'
    return order(id)
  })
  expect(resolve.refuses).toEqual(['notPaid', 'orderNotFound'])
  const paid: unknown[] = []
  for await (const part of resolve(1)) paid.push(part)
  expect(paid).toEqual(['asked'])
  const parts = resolve(2)
  expect(await parts.next()).toEqual({ done: false, value: 'asked' })
  const error = await parts.next().catch((thrown) => thrown)
  expect(answerTo(error, 'en')).toMatchObject({ body: { code: 'notPaid' }, fault: false })
  // @ts-expect-error `orderNotFound` is not declared.
  streaming(['notPaid'], async function* (id: number) {
    yield 'asked'
    return order(id)
  })
})
