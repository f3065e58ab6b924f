import { paragraphMarks } from './paragraph-marks.ts'

const placeNow = (): string => decodeURIComponent(location.hash.slice(1))

/** Goes to the paragraph of a copied link by its text if it has moved, or to its heading if it is gone. */
export async function findParagraph(): Promise<void> {
  const [hash = '', typed] = location.hash.split('~')
  if (typed !== undefined) location.replace(hash)
  const { mark = typed, ...state } = history.state ?? {}
  history.replaceState(state, '')
  const place = placeNow()
  const marks = await paragraphMarks().catch(() => new Map<string, string>())
  if (marks.get(place) === mark || placeNow() !== place) return
  const [moved] = [...marks].find(([, other]) => other === mark) ?? []
  const near = document.getElementById(place) ? place : place.replace(/\.[^.]*$/u, '')
  if ((moved ?? near) !== place) location.replace(`#${moved ?? near}`)
}
