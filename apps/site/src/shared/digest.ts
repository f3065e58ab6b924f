/**
 * What stands for a text, or for its bytes in UTF-8: the first 16 hexadecimal digits of its SHA-256. The build and the
 * reader's worker agree on it.
 */
export async function digest(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', typeof text === 'string' ? new TextEncoder().encode(text) : text)
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
