import { registerHooks } from 'node:module'

/**
 * Loads the engine so that its caches can be cleared and each call starts cold. Binomial coefficients are the only
 * thing it caches.
 *
 * @returns the engine, and a function that clears its cache
 */
export async function coldEngine() {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith('/dice/binomials.ts')) return loaded
      return { ...loaded, source: `${loaded.source}\nexport const forget = () => { rows.length = 0 }` }
    },
  })
  const memo: object = await import('../src/dice/binomials.ts')
  if (!('forget' in memo) || typeof memo.forget !== 'function') throw new Error('the cache cannot be cleared')
  const { forget } = memo
  return { ...(await import('../src/dice/index.ts')), forget: (): void => void forget() }
}
