import { describe, expect, test } from 'vitest'
import { ANYBODY, memberViewer, type StoredStanding, seenBy, type Viewer } from './access.ts'

const hashOf = (version: number): string => (version === 3 ? 'newest' : `v${version}`)

const game = { id: 7, owner: 'member:anna', definitionHash: 'newest', version: 3 }

const standing = (
  version: number,
  state: StoredStanding['state'],
  changes: Partial<StoredStanding> = {},
): StoredStanding => ({
  ...({ gameId: 7, definitionHash: hashOf(version), version } as StoredStanding),
  ...{ state, changedAt: new Date(version * 1000), link: null, ...changes },
})

const shared = standing(2, 'shared', { link: 'hemmelig' })
const visitor = (changes: Partial<Viewer> = {}): Viewer => ({ owners: [], ...changes })
const holds = (version: number) => visitor({ held: async (id) => (id === 7 ? hashOf(version) : undefined) })
const holder = holds(9)
const members = async () => [
  { id: 1, gameId: 7, memberId: 'carl', role: 'viewer' as const, since: new Date(0), isOffered: false },
]
const sees = async (all: readonly StoredStanding[], viewer: Viewer, of = game) => {
  const seen = await seenBy(of, all, viewer, members)
  return seen && [seen.version, seen.standing, seen.isMaker]
}

describe('the maker', () => {
  const anna = memberViewer('anna')

  test('sees the newest version, whatever is public', async () => {
    expect(await sees([standing(1, 'admitted')], anna)).toEqual([3, 'private', true])
    expect(await sees([], anna)).toEqual([3, 'private', true])
  })

  test('sees how the newest version stands', async () => {
    expect(await sees([standing(1, 'admitted'), standing(3, 'suspended')], anna)).toEqual([3, 'suspended', true])
  })

  test('is nobody else, and no visitor where a game has no maker', async () => {
    expect(await sees([], memberViewer('bo'))).toBeUndefined()
    const ownerless = { ...game, owner: null }
    expect(await seenBy(ownerless, [], anna, members)).toBeUndefined()
    expect(await seenBy(ownerless, [standing(1, 'listed')], anna, members)).toMatchObject({
      isMaker: false,
      version: 1,
    })
  })
})

describe('a member of the game', () => {
  test('sees the newest version, as far as the casino knows who asks', async () => {
    expect(await sees([standing(1, 'admitted')], memberViewer('carl'))).toEqual([3, 'private', true])
    expect(await seenBy(game, [], memberViewer('carl'), members)).toMatchObject({ role: 'viewer' })
    expect(await sees([], visitor({ owners: ['guest:carl'] }))).toBeUndefined()
    expect(await seenBy({ ...game, owner: null }, [], memberViewer('carl'), members)).toBeUndefined()
  })
})

describe('anybody', () => {
  test.each(['admitted', 'listed'] as const)('sees the version that is %s', async (state) => {
    expect(await sees([standing(2, state)], ANYBODY)).toEqual([2, state, false])
  })

  test('sees what is admitted rather than what is listed', async () => {
    const all = [standing(2, 'listed'), standing(1, 'admitted')]
    expect(await sees(all, ANYBODY)).toEqual([1, 'admitted', false])
    expect(await sees(all.toReversed(), ANYBODY)).toEqual([1, 'admitted', false])
  })

  test.each(['shared', 'suspended', 'withdrawn'] as const)('does not see what is %s', async (state) => {
    expect(await sees([standing(3, state, { link: 'hemmelig' })], ANYBODY)).toBeUndefined()
  })

  test('sees nothing of a game without standings', async () => {
    expect(await sees([], ANYBODY)).toBeUndefined()
  })
})

describe('a link', () => {
  test('shows the version that it is of, also where another one is public', async () => {
    const all = [standing(1, 'admitted'), shared]
    expect(await sees(all, visitor({ link: 'hemmelig' }))).toEqual([2, 'shared', false])
    expect(await sees(all, ANYBODY)).toEqual([1, 'admitted', false])
  })

  test.each([['forkert'], [''], [undefined]])('that is %j shows nothing', async (link) => {
    expect(await sees([shared], visitor({ link }))).toBeUndefined()
    expect(await sees([standing(2, 'shared')], visitor({ link }))).toBeUndefined()
  })

  test('shows nothing once its version is shared no more', async () => {
    expect(await sees([{ ...shared, state: 'withdrawn' }], visitor({ link: 'hemmelig' }))).toBeUndefined()
  })
})

describe('a buyer', () => {
  test.each(['suspended', 'withdrawn'] as const)('keeps a game that is %s', async (state) => {
    expect(await sees([standing(2, state)], holder)).toEqual([2, state, false])
  })

  test('of a version that is not known any more sees what was public last', async () => {
    const all = [
      standing(1, 'withdrawn'),
      standing(2, 'suspended', { changedAt: new Date(9000) }),
      standing(3, 'withdrawn', { changedAt: new Date(5000) }),
    ]
    expect(await sees(all, holder)).toEqual([3, 'withdrawn', false])
    expect(await sees(all.toReversed(), holder)).toEqual([3, 'withdrawn', false])
  })

  test('sees the version that was given, also where it is listed again or stopped, and another was public later', async () => {
    const all = [standing(1, 'withdrawn', { changedAt: new Date(9000) }), standing(2, 'listed')]
    expect(await sees(all, holds(2))).toEqual([2, 'listed', false])
    const stopped = [standing(1, 'suspended'), standing(2, 'withdrawn'), standing(3, 'suspended')]
    expect(await sees(stopped, holds(1))).toEqual([1, 'suspended', false])
    expect(await sees(stopped, holds(2))).toEqual([2, 'withdrawn', false])
  })

  test('keeps what was paid for, whatever is listed since, until another version is admitted', async () => {
    const all = [standing(1, 'withdrawn'), standing(2, 'listed')]
    expect(await sees(all, holder)).toEqual([1, 'withdrawn', false])
    expect(await sees(all, visitor())).toEqual([2, 'listed', false])
    expect(await sees([standing(1, 'withdrawn'), standing(2, 'admitted')], holder)).toEqual([2, 'admitted', false])
  })

  test('of another game sees nothing', async () => {
    const other = visitor({ held: async () => undefined })
    expect(await sees([standing(2, 'withdrawn')], other)).toBeUndefined()
    expect(await sees([shared], other)).toBeUndefined()
  })

  test('keeps what is shared only since it was bought, after what is withdrawn', async () => {
    expect(await sees([shared], holder)).toEqual([2, 'shared', false])
    expect(await sees([shared, standing(1, 'withdrawn')], holder)).toEqual([1, 'withdrawn', false])
  })

  test('is asked after as a member', async () => {
    const viewer = memberViewer('bo', holder.held)
    expect(viewer.owners).toEqual(['member:bo'])
    expect(await sees([standing(2, 'withdrawn')], viewer)).toEqual([2, 'withdrawn', false])
    expect('held' in memberViewer('bo')).toBe(false)
  })
})
