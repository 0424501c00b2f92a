import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

const deploy = join(root, 'deploy')

/**
 * @param {string} program
 * @param {...string} words
 */
const says = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, SITE: 'casino.example' } })

/** @param {string} program */
function isHere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * A linter that is not installed is skipped by its name.
 * @param {string} program
 */
const lint = (program) => test.runIf(isHere(program))

lint('promtool')('promtool takes the alerts', () => {
  expect(says('promtool', 'check', 'rules', join(deploy, 'monitoring/alerts.yaml'))).toContain('SUCCESS')
})

lint('caddy')('caddy takes its site', () => {
  expect(says('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile'))).toContain('Valid')
})

lint('systemd-analyze')('systemd takes the units', () => {
  const units = readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name))
  expect(units).toHaveLength(3)
  says('systemd-analyze', 'verify', ...units.map((name) => join(deploy, name)))
})

lint('kubectl').each(['kubernetes', 'kubernetes-postgres'])('kubectl builds %s', (folder) => {
  expect(says('kubectl', 'kustomize', join(deploy, folder))).toContain('kind: Deployment')
})

lint('/usr/sbin/nginx').each(['nginx.conf', 'compose-postgres/site.conf'])('nginx takes %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  try {
    says(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=x',
      '-keyout',
      key,
      '-out',
      certificate,
    )
    const site = readFileSync(join(deploy, name), 'utf8')
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      // Names that only compose knows.
      .replace(/server (one|two):/g, 'server 127.0.0.1:')
    const config = join(folder, 'nginx.conf')
    writeFileSync(config, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)
    says('/usr/sbin/nginx', '-t', '-c', config)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
