const cell = (text: string): string => (/[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as CSV (RFC 4180).
 *
 * @example
 * csv([['a', 'b, c'], ['1', '2']]) // => 'a,"b, c"\r\n1,2\r\n'
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
