/** Calls a function when its value is first needed, and no second time. */
export function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= make()
    return value
  }
}
