import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where a Chromium is: the one named by CHROMIUM_PATH, else Playwright's own, else the system's. */
export function findBrowser() {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place && existsSync(place))
}
