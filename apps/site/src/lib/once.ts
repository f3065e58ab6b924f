/**
 * Computes what the pages of a build share once for each key, and not for every page. A development server computes it
 * anew each time: the content may have changed.
 */
export function onceEach<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  if (import.meta.env.DEV) return compute
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** Computes what the pages of a build share once. A development server computes it anew each time. */
export function once<Value>(compute: () => Value): () => Value {
  const computed = onceEach(compute)
  return () => computed(undefined)
}
