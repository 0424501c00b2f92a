import { describe, expect, test } from 'vitest'
import { atRest, type PlayEvent, type PlayState, play, show } from './play-state.ts'
import { pendingBet, spinResult } from './testing.ts'

const bet = pendingBet()
const stateAfter = (...events: readonly PlayEvent[]): PlayState => events.reduce(play, atRest(4))
const plan = { spins: 10, lossLimitMicro: 25_000_000, singleWinMicro: undefined }

test('a round goes from rest through running and showing back to rest', () => {
  expect(stateAfter().phase.name).toBe('idle')
  expect(stateAfter({ type: 'betPlaced', bet }).phase.name).toBe('spinning')
  const result = spinResult(5)
  expect(stateAfter({ type: 'betPlaced', bet }, { type: 'answered', result }).phase).toEqual({
    name: 'replaying',
    bet,
    result,
  })
  const done = stateAfter({ type: 'betPlaced', bet }, { type: 'answered', result }, { type: 'shown' })
  expect(done).toMatchObject({ phase: { name: 'idle' }, lastWinMicro: 5_000_000 })
})

test('the last win is forgotten when the next spin starts', () => {
  const state = stateAfter(
    { type: 'betPlaced', bet },
    { type: 'answered', result: spinResult(5) },
    { type: 'shown' },
    { type: 'betPlaced', bet },
  )
  expect(state.lastWinMicro).toBeUndefined()
})

test('no answer strands the bet until it is asked for again', () => {
  const unanswered = stateAfter({ type: 'betPlaced', bet }, { type: 'unanswered', message: 'Ingen forbindelse' })
  expect(unanswered.phase).toEqual({ name: 'unanswered', bet, message: 'Ingen forbindelse' })
  expect(play(unanswered, { type: 'betPlaced', bet: pendingBet({ bet: 5 }) })).toBe(unanswered)
  expect(play(unanswered, { type: 'retried' }).phase).toEqual({ name: 'spinning', bet })
})

test('a refusal says why and leaves the table free', () => {
  const state = stateAfter({ type: 'betPlaced', bet }, { type: 'refused', message: 'Indsatsen findes ikke' })
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
  const state = stateAfter({ type: 'betPlaced', bet })
  expect(play(state, { type: 'betPlaced', bet: pendingBet({ key: 'other' }) })).toBe(state)
  expect(play(state, { type: 'levelSet', level: 5 })).toBe(state)
  expect(play(state, { type: 'resumed', bet, level: 4 })).toBe(state)
})

test('a resumed round takes its own bet level', () => {
  expect(stateAfter({ type: 'resumed', bet, level: 2 })).toMatchObject({
    phase: { name: 'spinning' },
    level: 2,
    notice: { kind: 'resumed' },
  })
})

test('autospin counts rounds and keeps the bet', () => {
  const running = stateAfter(
    { type: 'autoStarted', plan },
    { type: 'betPlaced', bet },
    { type: 'answered', result: spinResult(1) },
    { type: 'shown' },
  )
  expect(running.auto).toMatchObject({ spinsLeft: 9, lostMicro: 1_500_000, lastWinMicro: 1_000_000 })
  expect(play(running, { type: 'levelSet', level: 9 })).toBe(running)
})

test.each(['unanswered', 'refused'] as const)('autospin ends when a round is %s', (type) => {
  const state = stateAfter({ type: 'autoStarted', plan }, { type: 'betPlaced', bet }, { type, message: 'Nej' })
  expect(state.auto).toBeUndefined()
})

test('a stopped autospin says why and how many were left', () => {
  const state = stateAfter({ type: 'autoStarted', plan }, { type: 'autoStopped', reason: 'player' })
  expect(state.notice).toEqual({ kind: 'autoStopped', reason: 'player', spinsLeft: 10 })
  expect(stateAfter({ type: 'autoStopped', reason: 'player' }).notice).toBeUndefined()
})

describe('the screen', () => {
  const message = (...events: readonly PlayEvent[]): string => stateAfter(...events).screen.message

  test('says that the reels run, that an answer is missing, and what was refused', () => {
    expect(message({ type: 'betPlaced', bet })).toBe('Hjulene kører')
    expect(message({ type: 'betPlaced', bet }, { type: 'unanswered', message: 'x' })).toBe('Runden mangler sit svar')
    expect(message({ type: 'betPlaced', bet }, { type: 'refused', message: 'Nej' })).toBe(
      'Nej. Indsatsen er givet tilbage.',
    )
  })

  test('says why an autospin ended rather than that its last round has no answer', () => {
    const ended = message(
      { type: 'autoStarted', plan },
      { type: 'betPlaced', bet },
      { type: 'unanswered', message: 'x' },
    )
    expect(ended).toContain('Autospil er stoppet')
  })

  test('says the same until a step says something new, and forgets what was counted when the next spin starts', () => {
    const landed = show(stateAfter({ type: 'betPlaced', bet }), {
      type: 'stepShown',
      message: undefined,
      isCelebrated: true,
    })
    const counted = show(landed, { type: 'coinsCounted', coins: 7 })
    expect(counted.screen).toMatchObject({ message: 'Hjulene kører', countedCoins: 7, celebrations: 1 })
    const next = [{ type: 'answered', result: spinResult(5) }, { type: 'shown' }, { type: 'betPlaced', bet }] as const
    expect(next.reduce(play, counted).screen).toMatchObject({ countedCoins: undefined, celebrations: 1 })
  })

  test('asks for a client seed when a bet is refused for want of one, until it is chosen', () => {
    const refused = stateAfter(
      { type: 'betPlaced', bet },
      { type: 'refused', message: 'Nej', refusal: 'clientSeedMissing' },
    )
    expect(refused.screen.asksForSeed).toBe(true)
    expect(show(refused, { type: 'seedChosen' }).screen.asksForSeed).toBe(false)
  })

  test('keeps an autospin that was agreed to until a client seed is chosen or not', () => {
    const planned = { spins: 25, lossLimitMicro: 1, singleWinMicro: undefined }
    const asked = show(stateAfter(), { type: 'seedAsked', planned })
    expect(asked.screen).toMatchObject({ asksForSeed: true, planned })
    expect(show(asked, { type: 'seedChosen' }).screen.planned).toBeUndefined()
    expect(show(asked, { type: 'seedDismissed' }).screen.planned).toBeUndefined()
  })

  test('stays when another stake is played with', () => {
    const { screen } = show(stateAfter(), { type: 'machineReady' })
    expect(atRest(1, 'money', screen)).toMatchObject({ stake: 'money', level: 1, screen: { isReady: true } })
  })
})
