import type { Edition } from '@rulestone/core'
import {
  askedEdition,
  chosenEdition,
  EDITION_KEY,
  editionNamed,
  loadReplacements,
  type Replacements,
} from '../library/chosen-edition.ts'
import { ALL_EDITIONS, CURRENT_EDITION, editionOf, isOlder, type OlderEdition } from '../library/edition-of.ts'
import { base } from '../shared/base.ts'
import { fetchStrings } from '../shared/fetch-strings.ts'
import { loadSheet } from '../shared/load-sheet.ts'
import type { T } from '../shared/make-t.ts'
import { sheetAddress } from '../shared/sheet-address.ts'
import { remembered } from '../shared/storage.ts'
import sheet from './edition-page.css?url'

const RULES = new RegExp(`^${base}/[a-z]+/rules/([a-z0-9-]+)/$`, 'u')

/** The pages of spells, of creatures and of encounters with them. */
const COMPENDIUM = new RegExp(`^${base}/[a-z]+/(spells|creatures|encounter)/`, 'u')

/** The rule that a path leads to. */
const ruleAt = (path: string): string | undefined => RULES.exec(path)?.[1]

const ownRule = ruleAt(location.pathname)

/** Links that name an edition themselves: to the same rule in others, in lists of differences, in texts of older rules. */
const EXPLICIT = `.other-edition, .editions${ownRule !== undefined && isOlder(ownRule) ? ', [data-text], .summary' : ''}`

/** The inputs of the setting, and those that stand for them in a page. */
const SWITCHES = '.display [name="edition"], [name="page-edition"]'

/** What undoes the changes that were made for an edition. */
const undo: (() => void)[] = []

/** Inserts an element until another edition is chosen. */
function insert(element: HTMLElement, place: (element: HTMLElement) => void): void {
  place(element)
  undo.push(() => element.remove())
}

function made<Name extends 'div' | 'p' | 'span' | 'strong' | 'a'>(
  name: Name,
  className: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

/** Says that the URL asks for an edition that does not exist, and which ones do. */
function explainUnknown(asked: string, t: T): void {
  const editions = ALL_EDITIONS.map((edition) => `${edition} (${t(`names.${edition}`)})`).join(t('separator'))
  const isOfOlder = ownRule !== undefined && isOlder(ownRule)
  const note = made('div', 'edition-note', '')
  note.setAttribute('role', 'status')
  note.append(made('p', '', t('unknown', { edition: asked, editions })))
  if (!isOfOlder) note.append(made('p', '', t('as-today')))
  insert(note, (element) => document.querySelector('main')?.prepend(element))
}

/** Marks a rule of today for a reader of an older edition, with its counterparts there. */
function markRule(edition: OlderEdition, t: T): void {
  const line = document.querySelector('.other-edition')
  const links = Array.from(line?.querySelectorAll<HTMLAnchorElement>('a[data-rule]') ?? []).filter(
    ({ dataset }) => editionOf(dataset['rule'] ?? '') === edition,
  )
  if (!line || links.length === 0 || ownRule === undefined || isOlder(ownRule)) return
  const before = Array.from(line.childNodes)
  line.replaceChildren(
    made('strong', '', t('today')),
    ' ',
    made('span', 'hint', t(`in.${edition}`)),
    ...links.map((link) => link.cloneNode(true)),
  )
  undo.push(() => line.replaceChildren(...before))
}

/** What replaces the target of a link, if it is a rule of today. */
function replacementOf({ pathname, hash }: HTMLAnchorElement, replaced: Replacements): string | undefined {
  const id = ruleAt(pathname)
  return id === undefined ? undefined : (replaced[hash.slice(1)] ?? replaced[id])
}

/** Says of the pages of spells and creatures that they are those of today, whatever edition the reader has chosen. */
function markCompendium(t: T): void {
  const [, kind] = COMPENDIUM.exec(location.pathname) ?? []
  if (kind === undefined) return
  const note = made('p', 'edition-note', t(`compendium.${kind === 'spells' ? 'spells' : 'creatures'}`))
  insert(note, (element) => document.querySelector('main .summary')?.after(element))
}

/** Sets the target of a link until another edition is chosen. */
function change(link: HTMLAnchorElement, act: () => void): void {
  const { rule } = link.dataset
  const { href } = link
  act()
  undo.push(() => {
    link.href = href
    if (rule !== undefined) link.dataset['rule'] = rule
  })
}

/** Makes links lead to the rules of an older edition; those that name today's keep it. */
function changeLinks(replaced: Replacements): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="/rules/"]`)) {
    const by = replacementOf(link, replaced)
    if (by === undefined) continue
    change(link, () => {
      if (link.closest(EXPLICIT)) {
        link.search = `?${EDITION_KEY}=${CURRENT_EDITION}`
        return
      }
      const [id = '', heading] = by.split('#')
      link.pathname = link.pathname.replace(/[^/]+\/$/u, `${id}/`)
      link.hash = heading ?? ''
      if (link.dataset['rule'] !== undefined) link.dataset['rule'] = heading ?? id
    })
  }
}

/** Marks the rules of a chapter that are others in an older edition. */
function markChapter(edition: OlderEdition, replaced: Replacements, t: T): void {
  for (const rule of document.querySelectorAll<HTMLElement>('.chapter > .rule')) {
    const name = rule.querySelector<HTMLElement>('.rule-name[id]')
    const link = name?.querySelector('a')
    if (!name || !link || replaced[name.id] === undefined) continue
    const copy = made('a', '', t(`differs.${edition}`))
    copy.href = link.href
    const note = made('p', 'edition-note', '')
    note.append(copy)
    insert(note, (element) => rule.querySelector('.summary')?.after(element))
  }
}

/** Shows the saved choice in the settings, whatever the URL asks for, and in the switch of a page. */
function fillSwitches(own: Edition): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`:is(${SWITCHES})`)) {
    input.checked = input.value === (own === CURRENT_EDITION ? '' : own)
  }
}

/** The number of the last call: an earlier one that waits for its data stops. */
let last = 0

/** Marks the page, and changes its links, for the edition that its URL asks for or that the reader has chosen. */
export async function showEdition(): Promise<void> {
  last += 1
  const call = last
  for (const back of undo.splice(0)) back()
  const asked = askedEdition()
  const isUnknown = asked !== undefined && editionNamed(asked) === undefined
  const own = editionNamed(remembered(EDITION_KEY)) ?? CURRENT_EDITION
  const edition = isUnknown || chosenEdition() === CURRENT_EDITION ? own : chosenEdition()
  fillSwitches(own)
  const { dataset } = document.documentElement
  if (asked === undefined && own === CURRENT_EDITION) delete dataset['edition']
  else dataset['edition'] = asked ?? own
  if (edition === CURRENT_EDITION && !isUnknown) return
  const replacing = own === CURRENT_EDITION ? undefined : loadReplacements(own).catch(() => undefined)
  // Without its style a note is plain.
  const [t] = await Promise.all([fetchStrings('edition'), loadSheet(sheetAddress(sheet)).catch(() => undefined)])
  if (call !== last) return
  if (isUnknown) explainUnknown(asked, t)
  if (edition === CURRENT_EDITION) return
  markRule(edition, t)
  markCompendium(t)
  const replaced = await replacing
  if (!replaced || call !== last || own === CURRENT_EDITION) return
  markChapter(own, replaced, t)
  changeLinks(replaced)
}
