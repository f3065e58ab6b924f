/**
 * Caches one request for each key. A failure is removed, so that the next call tries again.
 *
 * @example
 * const twice = cacheRequests(async (number: number) => 2 * number)
 * twice(2) === twice(2) // => true
 */
export function cacheRequests<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, Promise<Answer>>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known
    const answer = ask(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}
