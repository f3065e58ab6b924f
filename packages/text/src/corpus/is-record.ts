/**
 * Whether a value is an object, but not an array.
 *
 * @example
 * isRecord({ a: 1 }) // => true
 * isRecord(['a']) // => false
 */
export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
