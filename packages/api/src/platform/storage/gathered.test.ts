import { expect, test } from 'vitest'
import { gathered, gatherOn } from './gathered.ts'

/** A connection with two statements for rows, and one that is sent at once. */
function connection() {
  const db = {}
  const sent: string[] = []
  const flush = gatherOn(db)
  const send = async (text: string) => {
    flush()
    sent.push(text)
  }
  const statement = (name: string) =>
    gathered<typeof db, number, string>(
      async (_, row) => {
        await send(`${name} ${row}`)
        return `${name} ${row}`
      },
      async (_, rows) => {
        await send(`${name} ${rows.join(' and ')}`)
        if (rows.includes(0)) throw new Error(`not ${name} 0`)
        return rows.map((row) => `${name} ${row}`)
      },
    )
  return { db, sent, send, book: statement('book'), count: statement('count') }
}

test('what is asked for in one go is one statement, and each is answered', async () => {
  const { db, sent, book, count } = connection()
  const answers = Promise.all([book(db, 1), count(db, 1), book(db, 2), Promise.resolve().then(() => book(db, 3))])
  expect(await answers).toEqual(['book 1', 'count 1', 'book 2', 'book 3'])
  expect(await book(db, 4)).toBe('book 4')
  expect(sent).toEqual(['book 1 and 2 and 3', 'count 1', 'book 4'])
})

test('what waits goes out before what is sent at once', async () => {
  const { db, sent, send, book, count } = connection()
  const answers = [count(db, 1), book(db, 1), count(db, 2), send('commit'), book(db, 2)]
  await Promise.all(answers)
  expect(sent).toEqual(['count 1 and 2', 'book 1', 'commit', 'book 2'])
})

test('of one that fails all are told', async () => {
  const { db, book } = connection()
  const ends = await Promise.allSettled([book(db, 1), book(db, 0)])
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual(['not book 0', 'not book 0'])
  const [plain, one] = [{}, connection()]
  expect(await Promise.all([one.book(plain, 1), one.book(plain, 2)])).toEqual(['book 1', 'book 2'])
  expect(one.sent).toEqual(['book 1', 'book 2'])
})
