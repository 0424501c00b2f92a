import { TRPCClientError } from '@trpc/client'
import { describe, expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { explain, explainWork } from './errors.ts'
import { workerFault } from './lost-code.ts'

const refusal = (httpStatus: number, message: string) =>
  TRPCClientError.from({ error: { message, code: -32_000, data: { code: 'X', httpStatus } } } as never)

describe('explain', () => {
  test.each([
    [400, 'Ugyldig forespørgsel'],
    [401, 'Du er ikke logget ind'],
    [404, 'Ikke fundet'],
    [409, 'Det er allerede sket'],
    [429, 'Der er travlt lige nu'],
  ])('passes on what the server says of a %i', (status, title) => {
    expect(explain(refusal(status, 'Indsatsen findes ikke'))).toEqual({
      title,
      message: 'Indsatsen findes ikke',
      status,
    })
  })

  test("keeps the server's own faults to itself", () => {
    const failure = explain(refusal(500, 'SQLITE_FULL: database or disk is full'))
    expect(failure.message).not.toContain('SQLITE')
    expect(failure.title).toBe('Noget gik galt hos os')
  })

  test('keeps a list of problems in JSON to itself', () => {
    expect(explain(refusal(400, '[{"path":["bet"]}]')).message).not.toContain('path')
  })

  test('says that the server cannot be reached', () => {
    expect(explain(TRPCClientError.from(new TypeError('Failed to fetch'))).title).toBe('Ingen forbindelse')
    expect(explain(new TypeError('NetworkError when attempting to fetch resource.')).title).toBe('Ingen forbindelse')
  })
})

describe('explain on an English page', () => {
  onPageIn('en')

  test('speaks English, and leaves the words of the server alone', () => {
    expect(explain(new TypeError('Failed to fetch')).title).toBe('No connection')
    expect(explain(refusal(404, 'Spil ikke fundet'))).toMatchObject({
      title: 'Not found',
      message: 'Spil ikke fundet',
    })
  })

  test('lets work in the browser say itself what stopped it, unless it could not begin', () => {
    expect(explainWork(workerFault({ message: 'RangeError' }))).toBe('RangeError')
    expect(explainWork(workerFault({ message: '' }))).toBe('Not all of it could be fetched. Try again.')
  })
})

describe('a fault of ours', () => {
  test('is not taken for the network', () => {
    expect(explain(new TypeError("undefined is not a function (near 'games.map')")).title).toBe('Noget gik galt')
    expect(explain('?').title).toBe('Noget gik galt')
  })
})
