/** Pixels of the cloth's upper part that may be out of sight without harm. */
const SLACK = 24

/** A round happens in the upper part of a cloth: from the lower spots of a long one the page goes back there. */
export function bringUp(room: HTMLElement | null, isStill: boolean): void {
  const felt = room?.querySelector<HTMLElement>('.felt')
  if (!felt || felt.getBoundingClientRect().top > -SLACK) return
  felt.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}
