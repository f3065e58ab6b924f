import { copyText } from '../../shared/copy-text.ts'
import { type CorrectionTarget, correctionDetails, reportAddress } from './correction-links.ts'
import { hashId } from './hash-id.ts'
import { paragraphMarks } from './paragraph-marks.ts'

/** How many letters of a paragraph a list shows. */
const FIRST_LETTERS = 40

/** The label of a block: the name of a calculator, otherwise its words. */
function wordsOf(block: HTMLElement): string {
  const calculator = block.querySelector('[data-calculator]')
  if (!calculator) return block.textContent ?? ''
  return calculator.getAttribute('aria-label') ?? calculator.querySelector('.calculator-title')?.textContent ?? ''
}

/**
 * The paragraphs, headings, lists, tables and calculators of the text before a menu, by their ids; without the second
 * language.
 */
function blocksOf(menu: HTMLElement): ReadonlyMap<string, string> {
  const text = menu.previousElementSibling
  const all = text?.querySelectorAll<HTMLElement>(
    ':scope > [id]:not(span, .second), :scope > .table-frame:not(.second) > [id]',
  )
  return new Map(
    [...(all ?? [])].map((block) => {
      const words = wordsOf(block).trim().replaceAll(/\s+/gu, ' ')
      return [block.id, words.length > FIRST_LETTERS ? `${words.slice(0, FIRST_LETTERS)}…` : words]
    }),
  )
}

/** The paragraph in the URL, if it is in the text before the menu. */
function namedBlock(blocks: ReadonlyMap<string, string>): string {
  const id = hashId()
  return blocks.has(id) ? id : ''
}

/** The select of paragraphs, created when a menu is first opened. */
function paragraphList(menu: HTMLElement, blocks: ReadonlyMap<string, string>): HTMLSelectElement {
  const { paragraph, whole } = menu.dataset
  const select = document.createElement('select')
  select.append(new Option(whole, ''), ...[...blocks].map(([id, words]) => new Option(words, id)))
  select.value = namedBlock(blocks)
  const label = document.createElement('label')
  label.className = 'corrections-paragraph'
  label.append(`${paragraph} `, select)
  menu.querySelector('summary')?.after(label)
  return select
}

/** The marks of the paragraphs: a link with a mark finds its paragraph after others were inserted before it. */
let marks: ReadonlyMap<string, string> | undefined

/** The URL of the page, with the edition of its reader (`theme-first.js`). */
function pageAddress(): string {
  const url = new URL(location.href)
  const { edition } = document.documentElement.dataset
  if (edition) url.searchParams.set('edition', edition)
  url.hash = ''
  return url.href
}

/** A link to a place of the page; by id only until the marks are loaded. It also works without JavaScript. */
const linkTo = (place: string): string => {
  const page = pageAddress()
  const mark = marks?.get(place)
  const query = mark === undefined ? '' : `${page.includes('?') ? '&' : '?'}~${mark}`
  return page + query + (place && `#${place}`)
}

/**
 * Fills in a menu: its details, its links, and the link that its button copies.
 *
 * @param block the id of the paragraph, empty for the whole text
 */
export function prepare(menu: HTMLElement, block: string): void {
  const known: Omit<CorrectionTarget, 'block'> = JSON.parse(menu.dataset['correction'] ?? '{}')
  // In a chapter, the ids of paragraphs have the id of the rule as prefix.
  const own = block.startsWith(`${known.id}.`) ? block.slice(known.id.length + 1) : block
  const target: CorrectionTarget = block === '' ? known : { ...known, block: own }
  const details = menu.querySelector('[data-details]')
  const status = menu.querySelector('[role="status"]')
  const { repository = '', copied, refused } = menu.dataset
  if (status) status.textContent = ''
  if (details) details.textContent = correctionDetails(target)
  menu.querySelector('[data-report]')?.setAttribute('href', reportAddress(repository, target))
  const place = block || (document.getElementById(known.id) ? known.id : '')
  const button = menu.querySelector<HTMLButtonElement>('[data-link]')
  if (button) {
    button.onclick = async () => {
      const link = linkTo(place)
      const done = await copyText(link)
      if (status) status.textContent = (done ? copied : refused) ?? ''
      if (done || !details) return
      details.textContent = link
      getSelection()?.selectAllChildren(details)
    }
  }
  paragraphMarks().then(
    (found) => {
      marks = found
    },
    () => undefined,
  )
}

/** Fills in a menu below a text when it is opened, and when another paragraph is chosen. */
export function openMenu(menu: HTMLElement): void {
  const blocks = blocksOf(menu)
  const list = menu.querySelector('select') ?? paragraphList(menu, blocks)
  list.onchange = () => prepare(menu, list.value)
  list.value = namedBlock(blocks)
  prepare(menu, list.value)
}
