import { hashId } from './hash-id.ts'
import { paragraphMarks } from './paragraph-marks.ts'

/** Goes to the paragraph of a copied link by its text if it has moved, or to its heading if it is gone. */
export async function findParagraph(): Promise<void> {
  const [hash = '', typed] = location.hash.split('~')
  if (typed !== undefined) location.replace(hash)
  const { mark = typed, ...state } = history.state ?? {}
  history.replaceState(state, '')
  const place = hashId()
  const marks = await paragraphMarks().catch(() => new Map<string, string>())
  if (marks.get(place) === mark || hashId() !== place) return
  const [moved] = [...marks].find(([, other]) => other === mark) ?? []
  const near = document.getElementById(place) ? place : place.replace(/\.[^.]*$/u, '')
  if ((moved ?? near) !== place) location.replace(`#${moved ?? near}`)
}
