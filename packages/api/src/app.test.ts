import { expect, test } from 'vitest'
import { createApp } from './app.ts'

test('health answers ok', async () => {
  const response = await createApp('.').request('/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true })
})
