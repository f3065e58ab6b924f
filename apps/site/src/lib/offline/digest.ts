/** What stands for a text: the first 16 hexadecimal digits of its SHA-256. The build and the reader's worker agree on it. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
