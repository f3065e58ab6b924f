import { expect, it, vi } from 'vitest'
import { cacheRequests } from './cache-requests.ts'

it('asks only once for each key', async () => {
  const ask = vi.fn(async (key: string) => `${key}!`)
  const asked = cacheRequests(ask)
  expect(await Promise.all([asked('a'), asked('a'), asked('b')])).toEqual(['a!', 'a!', 'b!'])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks again after a failure', async () => {
  const ask = vi
    .fn<(key: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('here')
  const asked = cacheRequests(ask)
  const both = [asked('a'), asked('a')]
  await expect(both[0]).rejects.toThrow('gone')
  await expect(both[1]).rejects.toThrow('gone')
  expect(await asked('a')).toBe('here')
  expect(ask).toHaveBeenCalledTimes(2)
})
