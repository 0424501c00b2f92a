import { expect, test } from 'vitest'
import { landing, running } from './motion.ts'

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

test.each([0, 9.73, 180, 350.27])(
  'the ball comes to rest in the pocket at %d degrees, which the wheel carries on',
  (pocket) => {
    const from = running({ wheel: 12, ball: 200, height: 0 }, 700)
    for (const part of [0.9, 1]) {
      const { wheel, ball, height } = landing(from, 5000 * part, 5000, pocket)
      expect(turned(ball - wheel)).toBeCloseTo(pocket, 6)
      expect(height).toBeCloseTo(0, 6)
    }
  },
)

test('the ball neither jumps nor leaves the bowl on its way', () => {
  const from = running({ wheel: 0, ball: 0, height: 0 }, 400)
  let before = landing(from, 0, 5000, 90)
  expect(turned(before.ball)).toBeCloseTo(turned(from.ball), 6)
  for (let ms = 10; ms <= 5000; ms += 10) {
    const now = landing(from, ms, 5000, 90)
    expect(Math.abs(now.ball - before.ball)).toBeLessThan(12)
    expect(Math.abs(now.height - before.height)).toBeLessThan(0.2)
    expect(now.height).toBeLessThanOrEqual(1.05)
    before = now
  }
})
