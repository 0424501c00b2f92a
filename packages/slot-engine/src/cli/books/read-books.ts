import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Game } from '../../game/core/game.ts'
import { BookFaultFound, ModeCheck, type ModeCount } from '../../proof/books/check-books.ts'
import {
  type Book,
  type BookMode,
  bookText,
  type LookUpRow,
  parseBook,
  parseIndex,
  parseRow,
  type Read,
} from '../../proof/books/format.ts'
import { payoutUnits } from '../../proof/books/plan-books.ts'
import { roundTeller } from '../../proof/outcomes/make-outcomes.ts'
import { cannotRead, type Io, readInput } from '../io.ts'
import { refused } from '../refusal.ts'
import type { Watch } from './watch.ts'
import { decompressor } from './zstd.ts'
import { byFrame } from './zstd-frames.ts'

/** A line that is longer is no round. */
const MAX_LINE_CHARS = 2 ** 26

/** The modes of a folder. */
export async function readIndex(folder: string, io: Io): Promise<readonly BookMode[]> {
  const { file, text } = await readInput(join(folder, 'index.json'), io)
  const parsed = parseIndex(text)
  if (parsed.ok) return parsed.value
  throw refused(`is no index of books: ${parsed.reason}`, { file })
}

/** Both files of a mode, round by round, as they are read. */
export async function* roundsOf(
  folder: string,
  mode: BookMode,
): AsyncGenerator<{ row: LookUpRow; book: Book; line: number }> {
  const tableFile = join(folder, mode.weights)
  const bookFile = join(folder, mode.events)
  const rows = linesOf(createReadStream(tableFile), tableFile)
  const books = linesOf(unpacked(bookFile), bookFile)
  try {
    for (let line = 1; ; line++) {
      const [row, book] = [await rows.next(), await books.next()]
      if (row.done && book.done) return
      if (row.done) throw new BookFaultFound(line, 'the books go on where the table ends')
      if (book.done) throw new BookFaultFound(line, 'the table goes on where the books end')
      yield {
        row: sound(parseRow(row.value), tableFile, line),
        book: sound(parseBook(book.value), bookFile, line),
        line,
      }
    }
  } finally {
    await Promise.all([rows.return(undefined), books.return(undefined)])
  }
}

function unpacked(file: string): Readable {
  const packed = createReadStream(file)
  const plain = decompressor()
  const frames = Readable.from(byFrame(packed))
  frames.on('error', (error) => plain.destroy(error))
  plain.on('close', () => packed.destroy())
  return frames.pipe(plain)
}

function sound<T>(read: Read<T>, file: string, line: number): T {
  if (read.ok) return read.value
  throw new BookFaultFound(line, `${file}: ${read.reason}`)
}

/** Lines that hold something. */
async function* linesOf(stream: Readable, file: string): AsyncGenerator<string, undefined, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > MAX_LINE_CHARS) throw refused(`has a line of more than ${MAX_LINE_CHARS} characters`, { file })
      for (const line of lines) if (line.trim() !== '') yield line
    }
    rest += decoder.decode()
  } catch (error) {
    throw cannotRead(file, error)
  } finally {
    stream.destroy()
  }
  if (rest.trim() !== '') yield rest
}

/** A game that plays the rounds again, by the seed of the books. */
export interface Again {
  readonly game: Game
  readonly seed: string
}

/** Checks a mode. @throws BookFaultFound for the first thing that is wrong */
export async function checkMode(
  folder: string,
  mode: BookMode,
  step: number,
  watch: Watch,
  again?: Again,
): Promise<ModeCount> {
  const check = new ModeCheck(mode, step)
  const differs = again === undefined ? () => null : replayed(again, mode.name)
  for await (const { row, book, line } of roundsOf(folder, mode)) {
    const reason = check.add(row, book) ?? differs(book)
    if (reason !== null) throw new BookFaultFound(line, reason)
    if (line % 1024 === 0) await watch.breathe(line, line)
  }
  const lacking = check.lacking()
  if (lacking !== null) throw new BookFaultFound(1, lacking)
  return check.count()
}

function replayed({ game, seed }: Again, mode: string): (book: Book) => string | null {
  const tell = roundTeller(game, seed, mode)
  const payoutOf = payoutUnits(game, 1)
  return (book) => {
    const round = tell(book.id)
    const text = bookText(book.id, payoutOf(round.totalCoins), round)
    return text === `${JSON.stringify(book)}\n` ? null : `round ${book.id} is another when it is played again`
  }
}

/** The first book of that number. */
export async function roundWith(folder: string, mode: BookMode, id: number): Promise<Book | null> {
  for await (const { book } of roundsOf(folder, mode)) if (book.id === id) return book
  return null
}
