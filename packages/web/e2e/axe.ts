import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What a page asked for has come. Not `networkidle`: frames, streams and questions asked again keep a page from it for
 * as long as they like.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Indlæser)/ })).toHaveCount(0)
}

/**
 * axe in the page itself: asked otherwise it opens one more page each time, for frames of other origins, which there are
 * none of. It tells only what is wrong: what is right is not described.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

/** Nothing that axe knows of stands in anybody's way, on the page or in a part of it. @param except rules that are not asked */
export async function passesAxe(page: Page, within?: string, except: readonly string[] = []): Promise<void> {
  // What is on its way in is lighter than it will be.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  const axe = axeOf(page).disableRules([...except])
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
