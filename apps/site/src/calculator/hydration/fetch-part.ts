import { askOnce } from '../../shared/ask-once.ts'

/** Fetches the part of a calculator, as JSON, once for all calculators of a page that share it. */
export const fetchPart = askOnce(async (address: string): Promise<string> => {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return await response.text()
})
