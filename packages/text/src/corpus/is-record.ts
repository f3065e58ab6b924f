/**
 * Whether data is a mapping from texts.
 *
 * @example
 * isRecord({ a: 1 }) // => true
 * isRecord(['a']) // => false
 */
export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
