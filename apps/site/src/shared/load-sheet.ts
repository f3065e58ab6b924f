import { cacheRequests } from './cache-requests.ts'

/** Whether a sheet is in the page, as a file or inlined. */
const isThere = (address: string): boolean =>
  document.querySelector(`style[data-sheet="${address}"]`) !== null ||
  Array.from(document.styleSheets).some(({ href }) => href === new URL(address, document.baseURI).href)

const fetchSheet = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(link)
  })

/** Loads a style sheet once. */
export const loadSheet = cacheRequests(async (address: string): Promise<void> => {
  if (!isThere(address)) await fetchSheet(address)
})
