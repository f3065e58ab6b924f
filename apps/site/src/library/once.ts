/**
 * Caches what the pages of a build share, by key; the first caller computes it. A development server computes it again
 * each time: the content may have changed.
 */
export function buildCache<Key, Value>(): (key: Key, compute: (key: Key) => Value) => Value {
  if (import.meta.env.DEV) return (key, compute) => compute(key)
  const known = new Map<Key, Value>()
  return (key, compute) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** Computes a value that the pages of a build share once for each key. */
export function onceEach<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cached = buildCache<Key, Value>()
  return (key) => cached(key, compute)
}

/** Computes a value that the pages of a build share once. */
export function once<Value>(compute: () => Value): () => Value {
  const computed = onceEach(compute)
  return () => computed(undefined)
}
