import { basisText, figures } from '../figures.ts'
import type { Draft, Figure, Row, Section } from '../layout.ts'

/** A part of the bet, and what is left of it at the end. */
export interface ReturnPart {
  readonly name: string
  readonly share: number
  readonly error?: number
}

/** Where the return comes from; what the cap takes is a part below 0. */
export function returnParts({ detail, texts }: Pick<Draft, 'detail' | 'texts'>): ReturnPart[] {
  const { sheet, errors, definition } = detail
  const { lines, scatters, features } = sheet.rtpBySource
  const part = (name: string, share: number, error?: number): ReturnPart[] =>
    share === 0 ? [] : [{ name, share, ...(error === undefined ? {} : { error }) }]
  const cut = sheet.rtp - sheet.uncappedRtp
  return [
    ...part(texts.sources[definition.wins.type], lines, errors?.lines),
    ...part(texts.sources.scatters, scatters, errors?.scatters),
    ...Object.entries(features).flatMap(([id, share]) =>
      part(featureName(detail, texts, id), share, errors?.features[id]?.rtp),
    ),
    ...part(texts.sources.cut, Math.abs(cut) < 1e-12 ? 0 : cut),
  ]
}

export function featureName(detail: Draft['detail'], texts: Draft['texts'], id: string): string {
  const feature = detail.definition.features?.find((other) => other.id === id)
  return feature === undefined ? id : `${id} (${texts.featureKinds[feature.type]})`
}

export function returnSection(draft: Draft): Section {
  const { texts, detail } = draft
  const { sheet, errors } = detail
  const make = figures(draft, sheet.method)
  // A part of a sampled whole would need an error of its own, and says nothing new.
  const ofReturn = (share: number): Figure[] =>
    sheet.method === 'exact' && sheet.rtp > 0 ? [make.share(share / sheet.rtp)] : []
  const rows = returnParts(draft).map(
    ({ name, share, error }, i): Row => ({
      cells: [name, make.share(share, error), ...ofReturn(share)],
      swatch: i,
    }),
  )
  const total: Row = {
    cells: [texts.sources.total, make.share(sheet.rtp, errors?.rtp), ...ofReturn(sheet.rtp)],
    isTotal: true,
  }
  return {
    title: texts.returnBySource,
    chart: 'returns',
    tables: [
      {
        basis: basisText(draft, sheet.method, sheet.method === 'simulated' ? sheet.spins : undefined),
        keys: 1,
        columns: [{ name: texts.source }, { name: texts.rtp }, ...ofReturn(1).map(() => ({ name: texts.ofReturn }))],
        rows: [...rows, total],
      },
    ],
  }
}

/** The features that a round can come to. */
export function featuresSection(draft: Draft): Section[] {
  const { texts, detail } = draft
  const { sheet, errors } = detail
  const make = figures(draft, sheet.method)
  const started = sheet.features.filter(({ triggerProbability }) => triggerProbability > 0)
  if (started.length === 0) return []
  const rows = started.map((feature): Row => {
    const error = errors?.features[feature.id]
    const { triggerProbability: chance } = feature
    return {
      cells: [
        featureName(detail, texts, feature.id),
        make.chance(chance, error?.triggerProbability),
        make.odds(chance, error?.triggerProbability),
        feature.averageSpins === undefined ? '' : make.decimal(feature.averageSpins, 'spins', 2, error?.averageSpins),
        make.decimal(feature.averageWin, 'bets', 3, error?.averageWin),
        make.share(feature.rtp, error?.rtp),
      ],
    }
  })
  const columns = [
    { name: texts.feature },
    { name: texts.trigger },
    { name: texts.oneIn, measure: `${texts.oneIn} … ${texts.rounds}` },
    { name: texts.averageSpins },
    { name: texts.averageWin },
    { name: texts.withAll },
  ]
  const basis = basisText(draft, sheet.method, sheet.method === 'simulated' ? sheet.spins : undefined)
  return [{ title: texts.features, tables: [{ basis, keys: 1, columns, rows }] }]
}
