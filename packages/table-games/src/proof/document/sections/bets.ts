import type { Row, Section } from '@spilvaerk/slot-engine/shared'
import type { SpotSheet } from '../../sheet.ts'
import { bestLines, type Draft, deviation, groupName, nameOf, rough, share } from '../draft.ts'

/** Every bet under the best play. Spots of a group with the same figures are one line. */
export function betsSection(draft: Draft): Section {
  const { texts, sheet } = draft
  const over = sheet.spots.filter(({ spot }) => sheet.overPaid.includes(spot))
  const names = [...new Set(over.map((line) => nameOf(draft, line)))]
  return {
    title: texts.bets,
    note: names.length === 0 ? texts.betsNote : `${texts.betsNote} ${texts.overPaid} ${names.join(', ')}.`,
    tables: [
      {
        keys: 1,
        columns: [
          { name: texts.bet },
          { name: texts.spots },
          { name: texts.returned },
          { name: texts.houseEdge },
          { name: texts.elementOfRisk },
          { name: texts.hitFrequency },
          { name: texts.sigma },
          { name: texts.topWin },
        ],
        rows: alike(bestLines(draft)).map((lines) => rowOf(draft, lines)),
      },
    ],
  }
}

function rowOf(draft: Draft, lines: readonly SpotSheet[]): Row {
  const [line] = lines
  if (line === undefined) throw new Error('a line without a spot')
  const { group, returned, houseEdge, elementOfRisk, hitFrequency, top } = line
  const name = lines.length <= MOST_NAMES ? lines.map((one) => nameOf(draft, one)).join(', ') : groupName(draft, group)
  return {
    cells: [
      name,
      { text: draft.numbers.whole(lines.length), value: lines.length, unit: 'number', basis: 'given' },
      share(draft, returned),
      share(draft, houseEdge),
      share(draft, elementOfRisk),
      share(draft, hitFrequency),
      deviation(draft, line),
      rough(draft, top.net.value, 'bets'),
    ],
  }
}

/** More spots on a line go by the name of their group. */
const MOST_NAMES = 4

/** In the order of the table. */
function alike(lines: readonly SpotSheet[]): SpotSheet[][] {
  const groups = new Map<string, SpotSheet[]>()
  for (const line of lines) {
    const key = [line.group, line.returned.value, line.standardDeviation, line.top.net.fraction].join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [line])
    else group.push(line)
  }
  return [...groups.values()]
}
