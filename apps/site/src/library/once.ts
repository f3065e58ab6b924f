/**
 * Caches what pages of a build share, by key. A development server computes it each time: the content may have changed.
 *
 * @example
 * const index = onceEach((locale: Locale) => buildIndex(library, locale))
 */
export function onceEach<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  if (import.meta.hot) return compute
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** Caches one value that pages of a build share. */
export function once<Value>(compute: () => Value): () => Value {
  const computed = onceEach(compute)
  return () => computed(undefined)
}
