/** A wrong value as a message shows it: of any type, and not too long. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 80)}'`
  if (typeof value === 'bigint') return `${value}n`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return 'a list'
  return 'ok' in value ? 'a Result' : 'an object'
}
