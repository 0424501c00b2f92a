import { expect, test } from 'vitest'
import { atRest, type PlayEvent, type PlayState, play } from './play-state.ts'
import { pendingBet, spinResult } from './testing.ts'

const bet = pendingBet()
const after = (...events: readonly PlayEvent[]): PlayState => events.reduce(play, atRest(4))
const plan = { spins: 10, lossLimitMicro: 25_000_000, singleWinMicro: undefined }

test('a round goes from rest through running and showing back to rest', () => {
  expect(after().phase.name).toBe('idle')
  expect(after({ type: 'betPlaced', bet }).phase.name).toBe('spinning')
  const result = spinResult(5)
  expect(after({ type: 'betPlaced', bet }, { type: 'answered', result }).phase).toEqual({
    name: 'replaying',
    bet,
    result,
  })
  const done = after({ type: 'betPlaced', bet }, { type: 'answered', result }, { type: 'shown' })
  expect(done).toMatchObject({ phase: { name: 'idle' }, lastWinMicro: 5_000_000 })
})

test('the last win is forgotten when the next spin starts', () => {
  const state = after(
    { type: 'betPlaced', bet },
    { type: 'answered', result: spinResult(5) },
    { type: 'shown' },
    { type: 'betPlaced', bet },
  )
  expect(state.lastWinMicro).toBeUndefined()
})

test('no answer strands the bet until it is asked for again', () => {
  const stranded = after({ type: 'betPlaced', bet }, { type: 'unanswered', message: 'Ingen forbindelse' })
  expect(stranded.phase).toEqual({ name: 'stranded', bet, message: 'Ingen forbindelse' })
  expect(play(stranded, { type: 'betPlaced', bet: pendingBet({ bet: 5 }) })).toBe(stranded)
  expect(play(stranded, { type: 'retried' }).phase).toEqual({ name: 'spinning', bet })
})

test('a refusal says why and leaves the table free', () => {
  const state = after({ type: 'betPlaced', bet }, { type: 'refused', message: 'Indsatsen findes ikke' })
  expect(state).toMatchObject({ phase: { name: 'idle' }, notice: { kind: 'refused' } })
})

const OUT_OF_PLACE: readonly PlayEvent[] = [
  { type: 'answered', result: spinResult() },
  { type: 'unanswered', message: '' },
  { type: 'refused', message: '' },
  { type: 'retried' },
  { type: 'shown' },
]
test.each(OUT_OF_PLACE)('at rest, $type changes nothing', (event) => {
  const state = atRest(4)
  expect(play(state, event)).toBe(state)
})

test('neither a second bet nor another level is taken in mid-spin', () => {
  const state = after({ type: 'betPlaced', bet })
  expect(play(state, { type: 'betPlaced', bet: pendingBet({ key: 'other' }) })).toBe(state)
  expect(play(state, { type: 'levelSet', level: 5 })).toBe(state)
  expect(play(state, { type: 'resumed', bet, level: 4 })).toBe(state)
})

test('a resumed round takes its own bet level', () => {
  expect(after({ type: 'resumed', bet, level: 2 })).toMatchObject({
    phase: { name: 'spinning' },
    level: 2,
    notice: { kind: 'resumed' },
  })
})

test('autospin counts rounds and keeps the bet', () => {
  const running = after(
    { type: 'autoStarted', plan },
    { type: 'betPlaced', bet },
    { type: 'answered', result: spinResult(1) },
    { type: 'shown' },
  )
  expect(running.auto).toMatchObject({ spinsLeft: 9, lostMicro: 1_500_000, lastWinMicro: 1_000_000 })
  expect(play(running, { type: 'levelSet', level: 9 })).toBe(running)
})

test.each(['unanswered', 'refused'] as const)('autospin ends when a round is %s', (type) => {
  const state = after({ type: 'autoStarted', plan }, { type: 'betPlaced', bet }, { type, message: 'Nej' })
  expect(state.auto).toBeUndefined()
})

test('a stopped autospin says why and how many were left', () => {
  const state = after({ type: 'autoStarted', plan }, { type: 'autoStopped', reason: 'player' })
  expect(state.notice).toEqual({ kind: 'autoStopped', reason: 'player', spinsLeft: 10 })
  expect(after({ type: 'autoStopped', reason: 'player' }).notice).toBeUndefined()
})
