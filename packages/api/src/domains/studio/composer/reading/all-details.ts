import { besideIn } from './beside.ts'
import { betsIn, coloursIn, marketsIn, moodsIn, placesIn, rowsOfReelsIn, spokenIn, versionsIn } from './details.ts'
import { betsSaidIn, hitsSaidIn, reelsNamedIn, versionsSaidIn } from './figures-said.ts'
import { type Found, spots } from './found.ts'
import { coloursSaidIn, moodsSaidIn, spokenSaidIn } from './looks-said.ts'
import { cappedBetsIn, lowBetsIn } from './play-said.ts'
import type { Role } from './roles.ts'
import type { Said } from './said.ts'
import { jackpotNamesIn, otherLanguagesIn, silenceIn, stylesIn, triggerIn, usualDirectionIn } from './staging-said.ts'
import type { Taker } from './takes.ts'
import { volatilitySaidIn } from './volatility-said.ts'

/** What is read first and taken out: the looks, the place, the bets and all that is no mechanic. */
export function detailsIn(said: Said, roles: readonly Role[]) {
  const { text } = said
  const spoken = apart([...spokenIn(text), ...spokenSaidIn(text)])
  const moods = apart([...moodsSaidIn(text), ...moodsIn(text)])
  const beside = besideIn(text)
  const told = coloursSaidIn(blanked(text, beside.spans))
  const colours = [...told, ...coloursIn(text).filter((one) => !told.some((other) => overlaps(one, other)))]
  const markets = marketsIn(text)
  const versions = apart([...versionsIn(text), ...versionsSaidIn(text)])
  const capped = apart([...betsSaidIn(text), ...betsIn(text), ...cappedBetsIn(text)])
  const bets = capped.length > 0 ? capped : lowBetsIn(text)
  const hits = hitsSaidIn(text)
  const swings = volatilitySaidIn(text)
  const named = placesIn(text)
  const places = [...named, ...placesOfRoles(said, roles).filter((one) => !named.some((other) => overlaps(one, other)))]
  const rows = rowsOfReelsIn(text)
  const staged = stagedIn(text)
  const on = (kind: 'wild' | 'scatter') => places.find(({ value }) => value.kind === kind)?.value.reels
  const [wildOn, scatterOn] = [on('wild'), on('scatter')]
  const by = (taker: Taker, found: readonly Found<unknown>[]) =>
    found.map(({ start, end }) => ({ by: taker, start, end }))
  return {
    taken: [
      ...[...by('language', spoken), ...by('moods', moods), ...by('colours', colours), ...by('markets', markets)],
      ...[...by('versions', versions), ...by('bets', bets), ...by('rowsOfReels', rows)],
      ...places.map(({ value, start, end }) => ({ by: `${value.kind}On` as const, start, end })),
      ...staged.taken,
      ...beside.taken,
    ],
    hits,
    swings,
    volatility: swings[0]?.value,
    spans: [
      ...spoken,
      ...moods,
      ...colours,
      ...markets,
      ...versions,
      ...bets,
      ...places,
      ...rows,
      ...staged.spans,
      ...beside.spans,
    ],
    spoken: spoken[0]?.value,
    moods: [...new Set(moods.map(({ value }) => value))],
    colours: [...colours.map(({ value }) => value), ...beside.colours],
    isGentle: beside.isGentle,
    scenes: beside.scenes,
    markets: [...new Set(markets.map(({ value }) => value))],
    versions: versions[0]?.value,
    bets: bets.find(({ value }) => value.max !== undefined)?.value ?? bets[0]?.value,
    rows: rows[0]?.value,
    ...(wildOn && { wildOn }),
    ...(scatterOn && { scatterOn }),
    staged: { ...staged.wishes, ...beside.wishes },
  }
}

/** How a game is to look and sound beyond its theme, and what its parts are called. */
function stagedIn(text: string) {
  const languages = otherLanguagesIn(text)
  const [silence, styles, names, trigger] = [silenceIn(text), stylesIn(text), jackpotNamesIn(text), triggerIn(text)]
  const usual = usualDirectionIn(text)
  const by = (taker: Taker, found: readonly Found<unknown>[]) =>
    found.map(({ start, end }) => ({ by: taker, start, end }))
  return {
    taken: [
      ...[...by('otherLanguages', languages), ...by('silence', silence), ...by('styles', styles)],
      ...[...by('jackpotNames', names), ...by('triggerAt', trigger), ...by('wins', usual)],
    ],
    // How many start it stands beside what they start.
    spans: [...languages, ...silence, ...styles, ...names, ...usual],
    wishes: {
      ...(languages.length > 0 && { otherLanguages: [...new Set(languages.map(({ value }) => value))] }),
      ...(silence[0] && { silence: silence[0].value }),
      ...(styles.length > 0 && { styles: [...new Set(styles.map(({ value }) => value))] }),
      ...(names[0] && { jackpotNames: names[0].value }),
      ...(trigger[0] && { triggerAt: trigger[0].value }),
    },
  }
}

/** With spaces where something else was read. */
const blanked = (text: string, places: readonly { readonly start: number; readonly end: number }[]): string =>
  places.reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text)

const overlaps = (a: Found<unknown>, b: Found<unknown>): boolean => a.start < b.end && b.start < a.end

/** Without what lies over one before it. */
const apart = <T>(found: readonly Found<T>[]): Found<T>[] =>
  found.filter((one, index) => !found.slice(0, index).some((other) => overlaps(one, other)))

const USUAL_REELS = 5
const KIND = /(?<!\p{L})(wilds?|wilden|jokere?n?|scatters?|scatteren)(?!\p{L})/gu
/** What says that a symbol stands on some reels and on no others. */
const STANDS =
  /(?<!\p{L})(?:only|just|solely|kun|bare|on|in|på|i|restricted|limited|confined|begrænset|lands?|landing|lander|shows?|appears?|dukker|findes|forekommer|to|til|exclusively|udelukkende)(?!\p{L})[^.;!?\n]{0,12}$/u
const FARTHEST = 70

/** `it shows up on reels 1, 3 and 5`: of the wild or the scatter that was spoken of last. */
function placesOfRoles({ text, at }: Said, roles: readonly Role[]) {
  const reels = Number(
    /(?<!(?:middle|midterste|centre|center|inner|inderste) )(\d) ?(?:reels|hjul|valser|columns|x ?\d)/u.exec(
      text,
    )?.[1] ?? USUAL_REELS,
  )
  const kinds = [...text.matchAll(KIND)].map(({ index, 0: word }) => ({
    at: index,
    kind: word.startsWith('s') ? ('scatter' as const) : ('wild' as const),
  }))
  const given = roles.flatMap(({ symbol: { kind }, to }) => {
    const place = at.findIndex((one) => one >= to)
    return kind && place >= 0 ? [{ at: place, kind }] : []
  })
  const called = roles.flatMap(({ symbol: { kind, name } }) => {
    const last = name.toLowerCase().split(' ').at(-1) ?? ''
    return kind && last.length > 2
      ? spots(text, new RegExp(`(?<!\\p{L})${last.replace(/[^\p{L}]/gu, '.')}`, 'gu'), () => kind).map(
          ({ value, start }) => ({ at: start, kind: value }),
        )
      : []
  })
  return reelsNamedIn(text, reels).flatMap(({ value, start, end }) => {
    const before = [...kinds, ...given, ...called].filter((one) => one.at <= start && one.at > start - FARTHEST)
    const last = before.toSorted((a, b) => b.at - a.at)[0]
    if (!last || !STANDS.test(text.slice(Math.max(0, start - 26), start))) return []
    return [{ value: { kind: last.kind, reels: value }, start, end }]
  })
}
