import { loadSheet } from '../../shared/load-sheet.ts'
import { takeUnitWords } from '../../shared/page-words.ts'
import { sheetAddress } from '../../shared/sheet-address.ts'
import { textTop } from '../language-switch/text-top.ts'
import { layOutAgain } from '../rule/long-page.ts'
import { pageIn } from './page-in.ts'
import sheet from './second.css?url'

/** The prefix of the ids of the second language, so that ids stay unique. */
const PREFIX = 'second.'

/** The last requested language: earlier requests that arrive later are ignored. */
let wanted = ''

/**
 * The elements that exist in each language: blocks of a rule, whose ids are their keys, and elements with a `data-key`.
 * The empty spans with former ids are not blocks.
 */
const BLOCKS = '[data-text] > :not(span), [data-key]'

/** Names, which get the other name beside them; a heading within a text has a block of its own for it. */
const NAMES = ':is(h1, h2, h3, h4, dt, th, li):not([data-text] > *)'

/** Where the second language has no column of its own: each item of a list is followed by its translation. */
const narrow = matchMedia('(max-width: 61.99rem)')
narrow.addEventListener('change', () => {
  if (wanted !== '') showSecond(wanted)
})

const languageOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang ?? ''

/** The key of a block: of a frame, that of its table. */
const keyOf = (block: Element): string => {
  const { id, dataset } = block instanceof HTMLElement ? block : document.body
  return dataset['key'] || id || (block.firstElementChild?.id ?? '')
}

/** A table has a frame, inside which it can be wider than the page. */
const withFrame = (block: Element): Element => block.closest('.table-frame') ?? block

/**
 * A copy of a block in its language, with prefixed ids; a heading or caption becomes a paragraph, a list item a part of
 * another.
 */
function copyOf(block: Element): HTMLElement {
  const isHeading = /^H\d$/u.test(block.tagName)
  const isCaption = block.tagName === 'FIGCAPTION'
  const isItem = block.tagName === 'LI'
  const copy = document.importNode(block, true)
  const second = isHeading || isCaption || isItem ? document.createElement(isItem ? 'div' : 'p') : copy
  if (isHeading) second.className = `second-${block.tagName.toLowerCase()}`
  if (second !== copy) second.replaceChildren(...copy.childNodes)
  for (const element of [second, ...second.querySelectorAll('[id]')]) {
    if (element.id) element.id = PREFIX + element.id
  }
  // Buttons that open a panel, as scripts have made those of the page.
  for (const dice of second.querySelectorAll('a.dice')) {
    dice.setAttribute('role', 'button')
    dice.setAttribute('aria-haspopup', 'dialog')
  }
  second.classList.add('second')
  second.setAttribute('lang', languageOf(block))
  return second instanceof HTMLElement ? second : document.createElement('p')
}

/** Adds a name beside another, without links; nothing if it is already there, as the English one may be. */
function weaveName(own: Element, other: Element): void {
  const name = document.importNode(other, true)
  const lang = languageOf(other.firstElementChild ?? other)
  if (own.querySelector(`.english[lang="${lang}"]`)) return
  for (const english of name.querySelectorAll('.english[lang]')) english.remove()
  for (const link of name.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  const span = document.createElement('span')
  span.className = 'english second'
  span.lang = lang
  span.append(...name.childNodes)
  own.append(' ', span)
}

const isList = ({ tagName }: Element): boolean => tagName === 'UL' || tagName === 'OL'

/** Adds each item of a list in another language to its own. */
function weaveItems(own: Element, other: Element): void {
  const items = Array.from(own.children)
  for (const [index, item] of Array.from(other.children).entries()) items[index]?.append(copyOf(item))
}

/** Adds a block in another language beside its own, unless both languages share one block. */
function weave(own: Element, other: Element): void {
  if (languageOf(other) === languageOf(own)) return
  if (own.matches(NAMES)) weaveName(own, other)
  else if (narrow.matches && isList(own) && isList(other)) weaveItems(own, other)
  else withFrame(own).after(copyOf(withFrame(other)))
}

function removeSecond(): void {
  for (const element of document.querySelectorAll('.second')) element.remove()
  for (const element of document.querySelectorAll('.with-second')) element.classList.remove('with-second')
}

/** Changes the page and keeps the first visible element in place, ignoring what the header covers. */
function inPlace(change: () => void): void {
  const top = textTop()
  const blocks = Array.from(document.querySelectorAll(BLOCKS)).filter((block) => !block.matches('.second'))
  const first = blocks.find((block) => block.getBoundingClientRect().bottom > top)
  const before = first?.getBoundingClientRect().top ?? 0
  layOutAgain()
  change()
  // At the top of a page nothing is above.
  if (first && scrollY > 0) scrollBy({ top: first.getBoundingClientRect().top - before, behavior: 'instant' })
}

/**
 * Shows the text of the page in a second language, paragraph by paragraph; an empty language shows none.
 *
 * @param place the block to return to
 * @returns false if the other language could not be loaded
 */
export async function showSecond(language: string, place?: string): Promise<boolean> {
  wanted = language
  if (language === '') {
    inPlace(removeSecond)
    return true
  }
  const { units } = document.documentElement.dataset
  const [other, conversion] = await Promise.all([
    pageIn(language),
    units === undefined ? undefined : import('../../display/rewrite-page-units.ts'),
    loadSheet(sheetAddress(sheet)),
  ]).catch(() => [])
  if (wanted !== language) return true
  if (other) {
    takeUnitWords(other)
    inPlace(() => {
      weaveText(other)
      conversion?.rewritePageUnits(units)
    })
    // The browser restored the scroll position in pixels, but a second language adds height.
    if (place !== undefined) document.getElementById(place)?.scrollIntoView({ behavior: 'instant' })
  } else inPlace(removeSecond)
  return other !== undefined
}

/** Adds the blocks of the page in another language beside its own. */
function weaveText(other: Document): void {
  removeSecond()
  const blocks = new Map(Array.from(other.querySelectorAll(BLOCKS), (block) => [keyOf(block), block]))
  for (const own of document.querySelectorAll(BLOCKS)) {
    const its = blocks.get(keyOf(own))
    if (its && keyOf(own) !== '' && !own.matches('.embed, .fold')) weave(own, its)
  }
  for (const text of document.querySelectorAll('[data-text]')) {
    text.classList.add('with-second')
    text.parentElement?.classList.add('with-second')
  }
  document.querySelector('.chapter, .glossary')?.classList.add('with-second')
}
