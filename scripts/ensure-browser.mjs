// Sees to it that the browser tests have a Chromium: found, else downloaded, else installed from Debian's packages.
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { run } from './process.mjs'

const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

const ways = [
  async () => {
    await run('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  },
  async () => {
    if (!isDebianRoot) return
    process.stdout.write('Installing Chromium from the system packages instead …\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await run('apt-get', ['update', '-qq'], { env })
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-color-emoji']
    if (updated === 0) await run('apt-get', ['install', '-y', '-qq', ...packages], { env })
  },
]

for (const way of ways) {
  if (findBrowser()) break
  await way()
}

if (!findBrowser()) {
  process.stderr.write(
    [
      'The browser tests need Chromium, and none could be found or installed. Any one of these will do:',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get install -y chromium fonts-noto-color-emoji   (Debian, Ubuntu)',
      '',
    ].join('\n'),
  )
  process.exit(1)
}
