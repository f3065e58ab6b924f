/** The sheets that are there or under way, by address. */
const sheets = new Map<string, Promise<void>>()

const isThere = (address: string): boolean =>
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

/** A style sheet that the page needs from now on. A failure is forgotten, so that the next wish asks again. */
export function loadSheet(address: string): Promise<void> {
  const sheet = sheets.get(address) ?? (isThere(address) ? Promise.resolve() : fetchSheet(address))
  sheets.set(address, sheet)
  sheet.catch(() => sheets.delete(address))
  return sheet
}
