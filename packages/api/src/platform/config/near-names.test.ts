import { expect, test } from 'vitest'
import { settings } from '../../domains/config.ts'
import { meantBy } from './near-names.ts'

const KNOWN = Object.keys(settings.shape)

test.each([
  ['PROT', 'PORT'],
  ['DATADIR', 'DATA_DIR'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['MITID_ISUER', 'MITID_ISSUER'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
])('%s is %s', (name, meant) => {
  expect(meantBy(name, KNOWN)).toBe(meant)
})

test.each([
  'HOME',
  'PATH',
  'USER',
  'LANG',
  'SHELL',
  'HOSTNAME',
  'NODE_OPTIONS',
  'PWD',
  'EDITOR',
  'LOGNAME',
  'npm_PORT',
])('%s is none of ours', (name) => {
  expect(meantBy(name, KNOWN)).toBeUndefined()
})

test('no setting is taken for another', () => {
  for (const name of KNOWN) expect(meantBy(name, KNOWN)).toBeUndefined()
})
