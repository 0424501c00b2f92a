import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Where a Chromium is: the one named by CHROMIUM_PATH, else Playwright's own, else the system's. The one without windows
 * takes a fifth less time for the same pages.
 */
export function findBrowser() {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place && existsSync(place))
}
