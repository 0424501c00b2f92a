// Sees to it that the exported Unity package can be compiled: Mono found, else installed from Debian's packages.
import { existsSync } from 'node:fs'
import { findCSharp } from '../packages/api/src/testing/csharp.ts'
import { run } from './process.mjs'

const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

if (!findCSharp() && isDebianRoot) {
  process.stdout.write('Installing Mono, which compiles C#, from the system packages …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Where there is no network, this is known soon.
  /** @param {string[]} args */
  const apt = (...args) =>
    run('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], { env })
  const install = () => apt('install', '-y', '--no-install-recommends', 'mono-mcs', 'mono-runtime')
  // What is known of the packages may be enough, and asking anew is slow.
  if ((await install()) !== 0 && (await apt('update')) === 0) await install()
}

if (!findCSharp()) {
  process.stderr.write(
    [
      'WARNING: there is no C# compiler, and none could be installed. The Unity export will NOT be compiled by the tests:',
      'the test that does says that it was skipped. To have it run:',
      '  sudo apt-get install -y --no-install-recommends mono-mcs mono-runtime   (Debian, Ubuntu)',
      '  brew install mono                                                       (macOS)',
      '',
    ].join('\n'),
  )
}
