import { turnReels } from './turn-reels.ts'

let isPressed = false

/**
 * Takes a press on SPIN while the page is only what the server drew: its reels begin to turn, and the program plays the
 * round as soon as it has come. What the server drew is inert, so that a press is known by its place.
 */
export function watchEarlyPress(): void {
  const page = document.getElementById('prerendered')
  const button = page?.querySelector('.game-spin')
  const resting = page?.querySelector<SVGSVGElement>('.machine-resting')
  if (!page || !button || !resting) return
  page.addEventListener('click', ({ clientX, clientY }) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const isOnButton = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (isPressed || !isOnButton) return
    isPressed = true
    button.toggleAttribute('data-pressed', true)
    turnReels(resting)
  })
}

/** Whether SPIN was pressed before the program had come; once. */
export function takeEarlyPress(): boolean {
  const was = isPressed
  isPressed = false
  return was
}
