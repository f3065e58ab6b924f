import { fetchPage } from '../../shared/fetch-page.ts'
import { keptSpells } from '../kept/kept-spells.ts'
import { sharedList } from '../kept/shared-list.ts'

/** Parts of a page that a card leaves out. */
const LEFT_OUT = '.fold, .embed, figure, .older-text'

interface SpellPage {
  readonly name: string
  readonly heading: readonly Node[]
  /** its facts and the pieces of its words, between which a card can end */
  readonly pieces: readonly Element[]
}

/** The items of a list each by itself, so that a card can end between them; any other block as it is. */
function piecesOf(block: Element): Element[] {
  if (block.localName !== 'ul') return [block]
  return Array.from(block.children, (item) => {
    const list = document.createElement('ul')
    list.append(item.cloneNode(true))
    return list
  })
}

/** Reads what a card shows from the page of a spell; undefined if there is no such page, or no connection. */
async function readSpell(home: string, id: string): Promise<SpellPage | undefined> {
  try {
    const page = await fetchPage(`${home}${id}/`)
    const heading = page.querySelector('.rule-name')
    if (!heading) return undefined
    const facts = page.querySelector('.spell-stats')
    const blocks = Array.from(page.querySelectorAll('.rule-text > *')).filter((block) => !block.matches(LEFT_OUT))
    return {
      name: heading.querySelector('span')?.textContent?.trim() ?? id,
      heading: Array.from(heading.childNodes),
      pieces: [...(facts ? [facts] : []), ...blocks.flatMap(piecesOf)],
    }
  } catch {
    return undefined
  }
}

/** An empty card with a heading. */
function cardWith(sheet: HTMLElement, heading: readonly (Node | string)[]): HTMLElement {
  const card = document.createElement('article')
  card.className = 'card'
  const title = document.createElement('h2')
  title.append(...heading)
  card.append(title)
  sheet.append(card)
  return card
}

const isFull = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + 1

/** Lays a spell out on a card, and on further ones for the pieces that do not fit. */
function layOut(sheet: HTMLElement, { name, heading, pieces }: SpellPage): void {
  let card = cardWith(
    sheet,
    heading.map((node) => node.cloneNode(true)),
  )
  for (const piece of pieces.map((one) => one.cloneNode(true))) {
    card.append(piece)
    if (isFull(card) && card.childElementCount > 2) {
      card = cardWith(sheet, [(sheet.dataset['continued'] ?? '').replace('#', name)])
      card.append(piece)
    }
  }
}

async function start(sheet: HTMLElement, status: HTMLElement): Promise<void> {
  const shared = sharedList().ids
  const ids = shared.length > 0 ? shared : keptSpells()
  if (ids.length === 0) {
    status.textContent = status.dataset['none'] ?? ''
    return
  }
  status.textContent = status.dataset['loading'] ?? ''
  const pages = await Promise.all(ids.map(async (id) => readSpell(sheet.dataset['spells'] ?? '', id)))
  const found = pages.filter((page) => page !== undefined)
  const missing = ids.filter((_, index) => pages[index] === undefined)
  status.textContent = missing.length > 0 ? (status.dataset['missing'] ?? '').replace('#', missing.join(', ')) : ''
  const draw = (): void => {
    sheet.replaceChildren()
    for (const page of found) layOut(sheet, page)
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('.card-choices [name="per"]')) {
    input.addEventListener('change', () => {
      sheet.dataset['per'] = input.value
      draw()
    })
  }
  document.querySelector('.card-choices .print')?.addEventListener('click', () => print())
  draw()
}

const sheet = document.querySelector<HTMLElement>('.cards')
const status = document.querySelector<HTMLElement>('.card-status')
if (sheet && status) start(sheet, status)
