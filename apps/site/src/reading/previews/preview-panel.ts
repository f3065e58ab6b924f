import { base } from '../../shared/base.ts'
import { type Preview, type Previews, previewAddress } from '../preview.ts'

/** A description is shown for a pointer or focus, a dialog for a touch; a pinned panel stays until it is closed. */
export type PanelKind = 'description' | 'dialog' | 'pinned'

/** An open preview. */
export interface PreviewPanel {
  readonly element: HTMLElement
  /** the link of the previewed rule */
  readonly link: HTMLAnchorElement
  kind: PanelKind
}

const parts = document.querySelector<HTMLTemplateElement>('#preview-parts')

/** The previews of spells and creatures, by the scheme of their ids; `spell` and `creature` alone are rules. */
const PREVIEWS: Readonly<Record<string, string>> = {
  'spell:': 'spells/previews.json',
  'creature:': 'creatures/previews.json',
}

/** The URL of the previews of rules, spells or creatures in the language of a link, which may be the second language of a page. */
export function rulesAddress({ href, dataset }: HTMLAnchorElement): string {
  const [locale] = new URL(href).pathname.slice(base.length + 1).split('/')
  const [scheme = ''] = dataset['rule']?.match(/^[a-z]+:/u) ?? []
  return `${base}/${locale}/${PREVIEWS[scheme] ?? 'rules.json'}`
}

/** The id of the accessible description of a link with an open preview. */
const DESCRIPTION = 'preview'

function linkTo(id: string, rules: Previews, address: string): HTMLAnchorElement | undefined {
  const preview = rules[id]
  if (preview === undefined) return undefined
  const link = document.createElement('a')
  link.className = 'rule'
  link.dataset['rule'] = id
  link.href = previewAddress(address.replace(/\.json$/u, '/'), id, preview)
  link.textContent = preview[0]
  return link
}

const languageOf = (link: Element): string => link.closest<HTMLElement>('[lang]')?.lang ?? ''

/** Creates the preview panel of a link; undefined if the page has no template for it. */
export function makePanel(link: HTMLAnchorElement, preview: Preview, rules: Previews): PreviewPanel | undefined {
  const copy = parts?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  const [title, english, summary, see] = preview
  const texts = { '.preview-title': title, '.preview-english': english }
  for (const [selector, text] of Object.entries(texts)) {
    const element = copy.querySelector(selector)
    if (element) element.textContent = text
  }
  for (const element of copy.querySelectorAll('.preview-title, .preview-summary'))
    element.setAttribute('lang', languageOf(link))
  const { body } = new DOMParser().parseFromString(summary, 'text/html')
  copy.querySelector('.preview-summary')?.replaceChildren(...body.childNodes)
  // How the figure that is the text of the link comes about.
  const { why } = link.dataset
  if (why !== undefined) {
    const line = document.createElement('p')
    line.className = 'preview-why'
    line.lang = languageOf(link)
    line.textContent = why
    copy.querySelector('.preview-name')?.after(line)
  }
  copy
    .querySelector('.preview-see')
    ?.append(...see.flatMap((id) => linkTo(id, rules, rulesAddress(link)) ?? []).flatMap((a) => [a, ' ']))
  copy.querySelector('.preview-open a')?.setAttribute('href', link.href)
  return { element: copy, link, kind: 'description' }
}

/** Sets the role and style of a panel. */
export function setKind(panel: PreviewPanel, kind: PanelKind): void {
  const { element, link } = panel
  panel.kind = kind
  element.dataset['kind'] = kind
  const text = element.querySelector('.preview-text')
  if (kind === 'description') {
    for (const other of document.querySelectorAll(`#${DESCRIPTION}`)) other.removeAttribute('id')
    text?.setAttribute('id', DESCRIPTION)
    text?.setAttribute('role', 'tooltip')
    link.setAttribute('aria-describedby', DESCRIPTION)
    link.setAttribute('aria-keyshortcuts', 'P')
    return
  }
  link.removeAttribute('aria-describedby')
  link.removeAttribute('aria-keyshortcuts')
  text?.removeAttribute('id')
  text?.removeAttribute('role')
  element.setAttribute('role', 'dialog')
  element.setAttribute('aria-label', element.querySelector('.preview-title')?.textContent ?? '')
}
