import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { contrastOf } from '../src/machine/look/relief/colour.ts'

/** Figures of the page that stand over painted plates. */
const FIGURES = '.game-meters dd, .game-level, .machine-hud dd, .game-pools dd'
/** So much of what lies behind a figure may be brighter: a rivet, the edge of a plate. */
const OUTLIERS = 0.05

/** @returns the least contrast of any figure with what is painted behind it, and how many were looked at */
export async function figureContrasts(page: Page): Promise<string> {
  const figures = await page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    return found.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isSeen = width > 2 && height > 2 && y >= 0 && y + height <= innerHeight && element.textContent?.trim()
      const colour = getComputedStyle(element).color
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return isSeen && colour.startsWith('rgb')
        ? [{ text: element.textContent ?? '', box: { x, y, width, height }, ink: [red, green, blue] as const }]
        : []
    })
  }, FIGURES)
  await page.addStyleTag({ content: `${FIGURES} { color: transparent !important; text-shadow: none !important }` })
  const screen = await loadImage(await page.screenshot())
  const canvas = createCanvas(screen.width, screen.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(screen, 0, 0)
  const each = figures.map(({ text, box, ink }) => {
    const { data } = pen.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height))
    const contrasts: number[] = []
    for (let at = 0; at < data.length; at += 4)
      contrasts.push(contrastOf(ink, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
    contrasts.sort((a, b) => a - b)
    return { text, least: contrasts[Math.floor(contrasts.length * OUTLIERS)] ?? 21 }
  })
  const worst = each.toSorted((a, b) => a.least - b.least)[0]
  return worst ? `${worst.least.toFixed(1)} of ${each.length} (${worst.text.trim().slice(0, 20)})` : 'none'
}
