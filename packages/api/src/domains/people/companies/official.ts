import { z } from 'zod'
import type { Register } from './register.ts'

const period = z.object({ gyldigTil: z.string().nullish() }).nullish()
const name = z.object({ navn: z.string(), periode: period })
const address = z.object({
  vejnavn: z.string().nullish(),
  husnummerFra: z.int().nullish(),
  bogstavFra: z.string().nullish(),
  postnummer: z.int().nullish(),
  postdistrikt: z.string().nullish(),
  periode: period,
})
const answer = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({
          Vrvirksomhed: z.object({
            cvrNummer: z.int(),
            reklamebeskyttet: z.boolean().nullish(),
            navne: z.array(name).nullish(),
            beliggenhedsadresse: z.array(address).nullish(),
            livsforloeb: z.array(z.object({ periode: period })).nullish(),
            virksomhedMetadata: z
              .object({
                nyesteNavn: name.nullish(),
                nyesteBeliggenhedsadresse: address.nullish(),
                nyesteHovedbranche: z.object({ branchetekst: z.string().nullish() }).nullish(),
              })
              .nullish(),
          }),
        }),
      }),
    ),
  }),
})
type Entry = z.infer<typeof answer>['hits']['hits'][number]['_source']['Vrvirksomhed']

const FIELDS = [
  'cvrNummer',
  'reklamebeskyttet',
  'navne',
  'beliggenhedsadresse',
  'livsforloeb',
  'virksomhedMetadata.nyesteNavn',
  'virksomhedMetadata.nyesteBeliggenhedsadresse',
  'virksomhedMetadata.nyesteHovedbranche',
].map((field) => `Vrvirksomhed.${field}`)

/** What holds today has no end; of a company that has stopped the last entry. */
const current = <T extends { readonly periode?: z.infer<typeof period> }>(entries: readonly T[] | null | undefined) =>
  entries?.find(({ periode }) => !periode?.gyldigTil) ?? entries?.at(-1)

/** The state's own distribution of CVR data: an Elasticsearch index behind basic authentication. */
export function officialRegister(url: URL, fetchIt: typeof fetch = fetch): Register {
  const { target, authorization } = withoutCredentials(url)
  const find: Register['find'] = async (cvrNumber, signal) => {
    const response = await fetchIt(target, {
      ...{ method: 'POST', signal, redirect: 'error' },
      headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
      body: JSON.stringify({
        _source: FIELDS,
        query: { term: { 'Vrvirksomhed.cvrNummer': Number(cvrNumber) } },
      }),
    })
    if (!response.ok) throw new Error(`the register answered ${response.status}`)
    const [hit] = answer.parse(await response.json()).hits.hits
    return hit && companyOf(hit._source.Vrvirksomhed)
  }
  return { name: 'cvr', find }
}

function companyOf({ reklamebeskyttet, navne, beliggenhedsadresse, livsforloeb, virksomhedMetadata: newest }: Entry) {
  const at = newest?.nyesteBeliggenhedsadresse ?? current(beliggenhedsadresse)
  const house = `${at?.husnummerFra ?? ''}${at?.bogstavFra ?? ''}`
  return {
    name: newest?.nyesteNavn?.navn ?? current(navne)?.navn ?? '',
    address: {
      street: [at?.vejnavn ?? '', house].filter(Boolean).join(' '),
      postalCode: at?.postnummer ? String(at.postnummer).padStart(4, '0') : '',
      city: at?.postdistrikt ?? '',
    },
    industry: newest?.nyesteHovedbranche?.branchetekst ?? '',
    ceased: Boolean(livsforloeb?.length && livsforloeb.every(({ periode }) => periode?.gyldigTil)),
    adProtected: reklamebeskyttet ?? false,
  }
}

/** `fetch` takes no credentials in an address. */
function withoutCredentials(url: URL): { target: URL; authorization: string | undefined } {
  const target = new URL(url)
  const { username, password } = url
  target.username = ''
  target.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { target, authorization: username ? `Basic ${Buffer.from(pair).toString('base64')}` : undefined }
}
