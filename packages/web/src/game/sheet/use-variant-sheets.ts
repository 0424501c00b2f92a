import { figures } from '@spilvaerk/messages/figures'
import type { Definition, ParSheet, RoundOptions } from '@spilvaerk/slot-engine'
import { useEffect, useMemo, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { share } from '../figures.ts'
import { variantsHere } from './sheet-work.ts'

type Sheets = readonly ParSheet[]

/** Worked out once for as long as the page stands. */
const known = new WeakMap<Definition, Map<string, Sheets>>()

/** The sheets of some ways to play a game; undefined until they are worked out, and where they cannot be. */
export function useVariantSheets(definition: Definition, rounds: readonly RoundOptions[]): Sheets | undefined {
  const key = JSON.stringify(rounds)
  const [ready, setReady] = useState<{ readonly key: string; readonly sheets: Sheets }>()
  useEffect(() => {
    if (key === '[]') return
    const control = new AbortController()
    work(definition, key, control.signal).then(
      (sheets) => setReady({ key, sheets }),
      // A figure beside an offer: without it the offer stands, and says nothing of its return.
      () => {},
    )
    return () => control.abort()
  }, [definition, key])
  return ready?.key === key ? ready.sheets : undefined
}

async function work(definition: Definition, key: string, signal: AbortSignal): Promise<Sheets> {
  const ofGame = known.get(definition) ?? new Map<string, Sheets>()
  known.set(definition, ofGame)
  const sheets = ofGame.get(key) ?? (await variantsHere(definition, JSON.parse(key), signal))
  ofGame.set(key, sheets)
  return sheets
}

/** The game's RTP when a player always takes the option, by option of the choice `asked` that the round waits for. */
export function useOptionNotes(definition: Definition, asked: string | undefined): readonly (string | undefined)[] {
  const rounds = useMemo(() => optionsOf(definition, asked), [definition, asked])
  const sheets = useVariantSheets(definition, rounds)
  return useMemo(() => sheets?.map(rtpText) ?? [], [sheets])
}

function optionsOf({ features = [] }: Definition, id: string | undefined): RoundOptions[] {
  const choice = features.find((feature) => feature.id === id)
  return choice?.type === 'choice' ? choice.options.map((_, option) => ({ choose: { [choice.id]: option } })) : []
}

/** `RTP 96,48 %`, with how far off it may be where it was simulated. */
export function rtpText(sheet: ParSheet): string {
  const t = textsOf(figures)
  if (sheet.method === 'exact') return t('rtp', { share: share(sheet.rtp) })
  return t('rtpAbout', { share: share(sheet.rtp), error: share(1.96 * sheet.standardError) })
}
