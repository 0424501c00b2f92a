import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('without a connection a question fails and an order is given up, both at once', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(client.fetchQuery({ queryKey: ['spil'], queryFn: away })).rejects.toThrow('Failed to fetch')
  const order = client.getMutationCache().build(client, { mutationFn: away })
  await expect(order.execute(undefined)).rejects.toThrow('Failed to fetch')
})
