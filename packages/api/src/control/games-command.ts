import { uploadPath } from '@spilvaerk/schemas'
import type { Admitting, Deciding } from '../domains/games/admission/decisions.ts'
import type { Admission } from '../domains/games/admission/service.ts'
import type { ReturnWatch } from '../domains/play/return-watch/service.ts'
import { explain } from '../domains/refusals.ts'
import type { Art } from '../domains/studio/art/service.ts'
import type { Team } from '../domains/studio/team/service.ts'
import { type Command, DONE, FAILED, readOptions } from './command.ts'

const ACTIONS = ['admit', 'reject', 'suspend', 'restore', 'withdraw'] as const
type Action = (typeof ACTIONS)[number]

const SAID: Readonly<Record<Action, string>> = {
  admit: 'is admitted: it is played for money, sold and leased',
  reject: 'is not admitted',
  suspend: 'is suspended: nobody but its maker sees it',
  restore: 'is restored',
  withdraw: 'is withdrawn: it takes no money any more',
}

const isAction = (word: string | undefined): word is Action => ACTIONS.some((action) => action === word)

/** Decides which games are played for money. */
export const gamesCommand: Command = {
  about: 'what is played for money',
  usage: [
    'games pending',
    'games story <id>',
    'games texts <id>',
    'games returns',
    'games art',
    'games show-art <id> --by <staff address> --why "…"',
    'games paint <id> --by <staff address> --why "…"',
    'games assign <id> --to <user name of a member> --by <staff address> --why "…"',
    'games admit <id> --by <staff address> --why "…" [--texts <mark>]',
    ...ACTIONS.slice(1).map((action) => `games ${action} <id> --by <staff address> --why "…"`),
  ],
  run: async ({ admission, art, returnWatch, team }, args, say) => {
    const { words, options } = readOptions(args)
    const [action, given, ...more] = words
    if (more.length > 0) return undefined
    if (action === 'pending' && given === undefined) return pending(admission, say)
    if (action === 'returns' && given === undefined) return returns(returnWatch, say)
    if (action === 'art' && given === undefined) return waitingArt(art, say)
    const id = /^[1-9]\d{0,14}$/.test(given ?? '') ? Number(given) : undefined
    if (id === undefined) return undefined
    if (action === 'story') return story(admission, id, say)
    if (action === 'texts') return texts(admission, id, say)
    const { by, why, to, texts: seen } = options
    if (by && why?.trim() && to && action === 'assign') return assign(team, id, to, { by, why: why.trim() }, say)
    if (by && why?.trim() && (action === 'show-art' || action === 'paint'))
      return decideArt(art, action, id, { by, why: why.trim() }, say)
    if (!isAction(action) || !by || !why?.trim()) return undefined
    return decide(admission, action, id, { by, why: why.trim(), texts: seen }, say)
  },
}

async function decide(
  admission: Admission,
  action: Action,
  id: number,
  deciding: Admitting,
  say: (line: string) => void,
): Promise<number> {
  const decided = await admission[action](id, deciding)
  say(decided.ok ? `${id} ${decided.value.name} ${SAID[action]}` : explain(decided.refusal).message)
  return decided.ok ? DONE : FAILED
}

async function assign(team: Team, id: number, to: string, deciding: Deciding, say: (line: string) => void) {
  const assigned = await team.assign(id, to, deciding)
  say(assigned.ok ? `${id} ${assigned.value.name} is now owned by ${to}` : explain(assigned.refusal).message)
  return assigned.ok ? DONE : FAILED
}

async function texts(admission: Admission, id: number, say: (line: string) => void): Promise<number> {
  const found = await admission.texts(id)
  if (!found.ok) {
    say(explain(found.refusal).message)
    return FAILED
  }
  const { texts, mark } = found.value
  // As JSON: a text may not look like another line, or steer a terminal.
  for (const { language, place, text } of texts) say(`${language}  ${place}  ${JSON.stringify(text)}`)
  say(mark === undefined ? 'its maker has written no texts of it' : `admit it with --texts ${mark}`)
  return DONE
}

async function waitingArt(art: Art, say: (line: string) => void): Promise<number> {
  for (const { id, name, art: pieces } of await art.waiting()) {
    say(`${id}  ${name}`)
    for (const { slot, file, drawing } of pieces) say(`    ${slot}  ${file ? keyedPath(art, file) : drawing}`)
  }
  return DONE
}

/** Nobody else sees at its address what staff have not decided about yet. */
const keyedPath = ({ looking }: Art, file: string): string =>
  `${uploadPath(file)}?key=${looking.keyOf(file.slice(0, file.indexOf('.')))}`

async function decideArt(
  art: Art,
  action: 'show-art' | 'paint',
  id: number,
  deciding: Deciding,
  say: (line: string) => void,
): Promise<number> {
  const decided = await art.decide(id, action === 'paint' ? 'paint' : 'show', deciding)
  const said = action === 'paint' ? 'is shown as the house paints it' : 'is shown with its maker’s art'
  say(decided.ok ? `${id} ${decided.value.name} ${said}` : explain(decided.refusal).message)
  return decided.ok ? DONE : FAILED
}

async function pending(admission: Admission, say: (line: string) => void): Promise<number> {
  const { submissions, suspended } = await admission.waiting()
  for (const { gameId, name, version, state, createdAt, proof } of submissions) {
    say(`${gameId}  ${name}  version ${version}  ${state}  ${createdAt.toISOString()}`)
    if (proof) say(`    ${JSON.stringify(proof)}`)
  }
  for (const { game, standing } of suspended)
    say(`${game.id}  ${game.name}  version ${standing.version}  suspended  ${standing.changedAt.toISOString()}`)
  return DONE
}

async function returns(watch: ReturnWatch, say: (line: string) => void): Promise<number> {
  await watch.tick()
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`
  for (const { gameId, name, mode, rounds, returned, declared, state, evidence } of watch.latest())
    say(
      `${gameId}  ${name}  ${mode}  ${rounds} rounds  ${percent(returned)} of ${percent(declared.low)} to ${percent(declared.high)}  ${state}  10^${evidence.toFixed(1)} against`,
    )
  return DONE
}

async function story(admission: Admission, id: number, say: (line: string) => void): Promise<number> {
  for (const { at, actor, action, why, details } of await admission.story(id))
    say(`${at.toISOString()}  ${actor}  ${action}  ${why}  ${JSON.stringify(details)}`)
  return DONE
}
