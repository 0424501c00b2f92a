import type { Standing, Visibility } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { Audit } from '../../../platform/audit/service.ts'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { recordDeed } from '../catalogue/deeds.ts'
import { type Catalogue, memberViewer } from '../catalogue/service.ts'
import type { StandingGame, Version } from '../catalogue/standings.ts'
import type { Compliance } from '../compliance/service.ts'
import type { CheckedText, TextFault } from '../moderation/check-text.ts'
import type { Changes } from './changes.ts'
import { faultOf } from './fault.ts'
import * as store from './store.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_A_DAY = 3
const MOST_LISTED = 20

export interface SharingNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'standings' | 'playable'>
  readonly compliance: Pick<Compliance, 'validate'>
  readonly checkText: (text: CheckedText) => readonly TextFault[]
  readonly changes: Pick<Changes, 'callOff' | 'hidden'>
}

/** Who makes a game: a member, or a visitor, who can share by link only. */
export interface Maker {
  readonly owner: string
  readonly memberId: string | undefined
}

export function createSharing(needs: SharingNeeds) {
  const { storage, clock, catalogue, compliance, checkText } = needs
  const setAndRecord = createSetting(needs)
  const { standings } = catalogue

  /** A link, an address or an insult may stand in any name that players read. */
  const refuseTexts = (game: StandingGame, definition: AnyDefinition): Outcome<void, 'textNotAllowed'> => {
    const theme = game.theme.replaceAll('-', ' ')
    const words = `${game.description} ${wordsIn(definition)}. ${theme}`
    const faults = checkText({ name: game.name, description: words })
    const [first] = faults
    if (!first) return granted(undefined)
    const said = faults.map(({ code, passage }) => faultOf(code, { passage }))
    // A name stands in the definition once more.
    const once = [...new Map(said.map((fault) => [fault.text, fault])).values()]
    return refused({ code: 'textNotAllowed', faults: once, field: first.field })
  }

  const refuseRules = async (gameId: number, memberId: string) => {
    const checked = await compliance.validate({ config: { gameId }, jurisdiction: 'general' }, memberViewer(memberId))
    if (!checked.ok) return checked
    const rules = checked.value.details.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)
    return rules.length > 0 ? refused({ code: 'notPublishable', rules }) : granted(undefined)
  }

  const refuseCount = async (db: Writer, { owner, memberId }: Maker, now: Date) => {
    if (memberId === undefined) return refused({ code: 'notLoggedIn' })
    if ((await standings.countListed(db, owner)) >= MOST_LISTED)
      return refused({ code: 'tooManyListed', most: MOST_LISTED })
    const since = await store.listingsSince(db, memberId, new Date(now.getTime() - DAY_MS))
    const [oldest] = since.slice(-MOST_A_DAY)
    if (since.length < MOST_A_DAY || !oldest) return granted(undefined)
    const retryAfterS = Math.ceil((oldest.at.getTime() + DAY_MS - now.getTime()) / 1000)
    return refused({ code: 'listedTooOften', most: MOST_A_DAY, retryAfterS })
  }

  const refuseState = async (db: Writer, game: StandingGame, visibility: Visibility) => {
    const all = await standings.of(db, game.id)
    const isPublic = visibility !== 'private'
    if (isPublic && all.some(({ state }) => state === 'suspended')) return refused({ code: 'gameSuspended' })
    const admitted = all.find(({ state }) => state === 'admitted')
    const isNewest = admitted?.definitionHash === game.definitionHash
    if (isNewest || (admitted && visibility === 'listed')) return refused({ code: 'alreadyAdmitted' })
    const own = all.find(({ definitionHash }) => definitionHash === game.definitionHash)
    return own?.state === 'suspended' ? refused({ code: 'gameSuspended' }) : granted(undefined)
  }

  const setVisibility = async (gameId: number, visibility: Visibility, maker: Maker) => {
    // Read before anything is checked: what is checked below is of this version, or the version is another one by then.
    const game = await standings.game(storage.read, gameId)
    if (visibility === 'listed') {
      if (maker.memberId === undefined) return refused({ code: 'notLoggedIn' })
      const rules = await refuseRules(gameId, maker.memberId)
      if (!rules.ok) return rules
    }
    const definition = game && (await catalogue.playable(game.definitionHash)).definition
    return storage.tx(async (db) => {
      const current = await standings.game(db, gameId)
      if (!current || !definition) return refused({ code: 'gameNotFound' })
      // The version that was checked is the one that is listed.
      if (current.version !== game.version) return refused({ code: 'busy' })
      const state = await refuseState(db, current, visibility)
      if (!state.ok) return state
      if (visibility === 'listed' && maker.memberId !== undefined) {
        const before = await standings.of(db, gameId)
        if (before.some((one) => one.state === 'listed' && one.definitionHash === current.definitionHash))
          return granted(undefined)
        const counted = await refuseCount(db, maker, clock.now())
        if (!counted.ok) return counted
        const texts = refuseTexts(current, definition)
        if (!texts.ok) return texts
        await store.addListing(db, maker.memberId, gameId, clock.now())
      }
      await setAndRecord(db, current, visibility, maker.memberId)
      return granted(undefined)
    })
  }

  /** Nobody could take a link back whose owner has left. */
  const close = async (db: Writer, gameId: number): Promise<void> => {
    for (const one of await standings.of(db, gameId))
      if (one.state === 'shared')
        await standings.set(db, { ...one, gameId }, await needs.changes.hidden(db, one), clock.now())
  }

  return { setVisibility, close, refuseTexts }
}

/** What comes of a maker's decision, when nothing speaks against it. */
function createSetting({ clock, audit, catalogue: { standings }, changes }: SharingNeeds) {
  /** Takes a version back from where others see it. */
  const hide = async (db: Writer, version: Version, state: Standing | undefined): Promise<void> => {
    if (state !== 'withdrawn') await standings.set(db, version, await changes.hidden(db, version), clock.now())
  }

  /** What a maker decides of the newest version holds for the game: no earlier one stays where others see it. */
  const set = async (db: Writer, game: StandingGame, visibility: Visibility): Promise<void> => {
    const { id: gameId } = game
    const all = await standings.of(db, gameId)
    const own = all.find(({ definitionHash }) => definitionHash === game.definitionHash)
    const newest = { gameId, ...versionOf(game) }
    // First, so that a newest version that is shared finds the link of the one before.
    if (visibility === 'private') {
      await changes.callOff(db, { gameId })
      await hide(db, newest, own?.state)
    } else await standings.set(db, newest, visibility, clock.now())
    for (const { definitionHash, version, state } of all)
      if (definitionHash !== game.definitionHash && (state === 'listed' || state === 'shared'))
        await hide(db, { gameId, definitionHash, version }, state)
  }

  /** What a member does is recorded where it changes anything; what a guest does is nobody else's to see. */
  const setAndRecord = async (
    db: Writer,
    game: StandingGame,
    visibility: Visibility,
    memberId: string | undefined,
  ): Promise<void> => {
    const stateOf = async () =>
      (await standings.of(db, game.id)).map(({ definitionHash, state }) => `${definitionHash} ${state}`).join()
    const before = await stateOf()
    await set(db, game, visibility)
    if (memberId === undefined || before === (await stateOf())) return
    await recordDeed(audit, db, game.id, memberId, 'game.share', { standing: visibility })
  }

  return setAndRecord
}

const versionOf = ({ definitionHash, version }: StandingGame) => ({ definitionHash, version })

/** Every name that a definition shows to players. */
function wordsIn(definition: AnyDefinition): string {
  if (!isTable(definition)) return wordsOfSlot(definition)
  const { name, description = '', theme = '' } = definition
  return [name, description, theme].filter(Boolean).join('. ')
}

function wordsOfSlot({
  name,
  description = '',
  symbols,
  jackpots = [],
  modes = [],
  features = [],
  wins,
}: Definition): string {
  const options = features.flatMap((feature) => (feature.type === 'choice' ? feature.options : []))
  const combinations = wins.type === 'lines' ? (wins.combinations ?? []).map((one) => one.name) : []
  const named = [...symbols, ...jackpots, ...modes, ...options].map(shownName)
  const pictures = symbols.map((symbol) => ('emoji' in symbol ? (symbol.emoji ?? '') : '')).filter(hasLetters)
  return [name, description, ...named, ...pictures, ...combinations].filter(Boolean).join('. ')
}

/** What has no name is shown by its id. */
const shownName = ({ id = '', name }: { readonly id?: string; readonly name?: string }): string => name ?? id

/** A symbol's picture is a short text: letters in it are read. */
const hasLetters = (text: string): boolean => /[\p{L}\p{N}]{2}/u.test(text)
