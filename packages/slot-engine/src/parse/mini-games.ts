import {
  type Choice,
  type Ladder,
  LIMITS,
  type Option,
  type Pick,
  type PickItem,
  type Rung,
  type Weighted,
  type Wheel,
} from '../definition.ts'
import { GAMBLE } from '../play/choices.ts'
import { refuseWeightless, WEIGHTS } from './counts.ts'
import type { Field } from './field.ts'
import { readId } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { readPrize } from './prize.ts'
import { readCountTrigger } from './trigger.ts'

export function readWheel(field: Field, outline: Outline): Wheel | undefined {
  const keys = field.record(['type', 'id', 'trigger', 'segments'])
  if (keys === undefined) return undefined
  const segments = keys.segments.items({ min: 1, max: LIMITS.prizes })
  refuseWeightless(
    keys.segments,
    segments?.map((segment) => segment.at('weight')),
  )
  return plain<Wheel>({
    type: 'wheel',
    id: readId(keys.id),
    trigger: keys.trigger.optional((trigger) => readCountTrigger(trigger, outline)),
    segments: list(segments, (segment) => readSegment(segment, outline)),
  })
}

function readSegment(field: Field, outline: Outline): Weighted | undefined {
  const keys = field.record(['weight', 'prize'])
  if (keys === undefined) return undefined
  return plain<Weighted>({ weight: keys.weight.integer(WEIGHTS), prize: readPrize(keys.prize, outline) })
}

export function readPick(field: Field, outline: Outline): Pick | undefined {
  const keys = field.record(['type', 'id', 'trigger', 'items', 'picks'])
  if (keys === undefined) return undefined
  const items = list(keys.items.items({ min: 1, max: LIMITS.prizes }), (item) => readItem(item, outline))
  const total = items?.reduce((sum, { count }) => sum + (count ?? 0), 0) ?? 0
  if (total > LIMITS.prizes)
    keys.items.refuse('out_of_range', `Their counts must add up to at most ${LIMITS.prizes}, not ${total}.`)
  if (keys.picks.isAbsent && items?.every(({ ends }) => ends !== true))
    keys.picks.refuse('required', 'Is missing: no item ends the pick, so it needs a number of picks.')
  return plain<Pick>({
    type: 'pick',
    id: readId(keys.id),
    trigger: keys.trigger.optional((trigger) => readCountTrigger(trigger, outline)),
    items,
    picks: keys.picks.optional((picks) => picks.integer({ min: 1, max: total || LIMITS.prizes })),
  })
}

function readItem(field: Field, outline: Outline): PickItem | undefined {
  const keys = field.record(['count', 'prize', 'ends'])
  if (keys === undefined) return undefined
  return plain<PickItem>({
    count: keys.count.integer({ min: 1, max: LIMITS.prizes }),
    prize: readPrize(keys.prize, outline),
    ends: keys.ends.optional((ends) => ends.boolean()),
  })
}

export function readLadder(field: Field, outline: Outline): Ladder | undefined {
  const keys = field.record(['type', 'id', 'trigger', 'rungs'])
  if (keys === undefined) return undefined
  const rungs = keys.rungs.items({ min: 2, max: LIMITS.prizes })
  for (const rung of rungs?.slice(0, -1) ?? []) refuseWeightless(rung, [rung.at('up'), rung.at('down')])
  return plain<Ladder>({
    type: 'ladder',
    id: readId(keys.id),
    trigger: keys.trigger.optional((trigger) => readCountTrigger(trigger, outline)),
    rungs: list(rungs, (rung) => readRung(rung, outline)),
  })
}

function readRung(field: Field, outline: Outline): Rung | undefined {
  const keys = field.record(['prize', 'up', 'down'])
  if (keys === undefined) return undefined
  return plain<Rung>({
    prize: readPrize(keys.prize, outline),
    up: keys.up.integer(WEIGHTS),
    down: keys.down.integer(WEIGHTS),
  })
}

export function readChoice(field: Field, outline: Outline): Choice | undefined {
  const keys = field.record(['type', 'id', 'trigger', 'options'])
  if (keys === undefined) return undefined
  if (keys.id.value === GAMBLE) keys.id.refuse('not_allowed', `A choice may not be named "${GAMBLE}".`)
  return plain<Choice>({
    type: 'choice',
    id: readId(keys.id),
    trigger: keys.trigger.optional((trigger) => readCountTrigger(trigger, outline)),
    options: list(keys.options.items({ min: 2, max: LIMITS.prizes }), (option) => readOption(option, outline)),
  })
}

function readOption(field: Field, outline: Outline): Option | undefined {
  const keys = field.record(['name', 'prize'])
  if (keys === undefined) return undefined
  return plain<Option>({
    name: keys.name.optional((name) => name.text({ min: 1, max: 100 })),
    prize: readPrize(keys.prize, outline),
  })
}
