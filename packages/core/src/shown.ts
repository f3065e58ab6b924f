/** A wrong value as a message shows it: of any type, and not too long. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `'${value.slice(0, 80)}'`
    case 'bigint':
      return `${value}n`
    case 'function':
      return 'a function'
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) return 'a list'
      return 'ok' in value ? 'a Result' : 'an object'
    default:
      return String(value)
  }
}
