import { randomUUID } from 'node:crypto'
import type { Rofus } from './rofus.ts'

export interface RofusSettings {
  readonly url: string
  readonly user: string
  readonly password: string
}

const TIMEOUT_MS = 4000
const STATUS = /<(?:[\w.-]+:)?GamblerExclusionStatus(?:\s[^>]*)?>\s*(\w+)\s*<\//g

/** The enumeration of GamblerCheckResponse.xsd. */
const LISTED: ReadonlyMap<string, boolean> = new Map([
  ['PersonIsNotRegistered', false],
  ['PersonIsRegisteredTemporarily', true],
  ['PersonIsRegisteredIndefinitely', true],
])

/**
 * The authority's own service: the operation GamblerCheck of GamblerService, SOAP 1.1 document/literal behind basic
 * authentication (Spillemyndigheden, "Tekniske krav – onlinekasino og væddemål", and the WSDL of 1 September 2011).
 */
export function rofusService({ url, user, password }: RofusSettings, fetchIt: typeof fetch = fetch): Rofus {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const isListed = async (nationalId: string): Promise<boolean> => {
    if (!/^\d{10}$/.test(nationalId)) throw new Error('not a national id')
    const response = await fetchIt(url, {
      ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '""', Authorization: authorization },
      body: envelope(nationalId),
    })
    if (!response.ok) throw new Error(`ROFUS answered ${response.status}`)
    return readStatus(await response.text())
  }
  return { name: 'rofus', isListed }
}

const envelope = (nationalId: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ser="http://services.lur.skat.dk">
  <soapenv:Header/>
  <soapenv:Body>
    <ser:GamblerCheckRequest>
      <Kontekst>
        <ns1:HovedOplysninger xmlns:ns1="http://skat.dk/begrebsmodel/xml/schemas/kontekst/2007/05/31/">
          <ns1:TransaktionsID>${randomUUID()}</ns1:TransaktionsID>
          <ns1:TransaktionsTid>${new Date().toISOString()}</ns1:TransaktionsTid>
        </ns1:HovedOplysninger>
      </Kontekst>
      <PersonInformation><PersonCPRNumber>${nationalId}</PersonCPRNumber></PersonInformation>
    </ser:GamblerCheckRequest>
  </soapenv:Body>
</soapenv:Envelope>`

/** One status of the three, or no answer: whatever else comes must let nobody through. */
function readStatus(xml: string): boolean {
  const [status, ...more] = [...xml.matchAll(STATUS)].map(([, text]) => text ?? '')
  const isListed = status === undefined || more.length > 0 ? undefined : LISTED.get(status)
  if (isListed === undefined) throw new Error('ROFUS answered without a status')
  return isListed
}
