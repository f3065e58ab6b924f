/**
 * The data at an address.
 *
 * @throws Error when it does not arrive
 */
export async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return await response.json()
}
