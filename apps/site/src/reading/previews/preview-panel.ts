import { base } from '../../shared/base.ts'
import { type Preview, type Previews, previewAddress } from '../preview.ts'

/** A description belongs to a pointer or to focus, a dialog to a touch; a pinned panel stays until it is closed. */
export type PanelKind = 'description' | 'dialog' | 'pinned'

/** A preview that is open. */
export interface PreviewPanel {
  readonly element: HTMLElement
  /** whose rule it shows */
  readonly link: HTMLAnchorElement
  kind: PanelKind
}

const parts = document.querySelector<HTMLTemplateElement>('#preview-parts')

/** Where the previews are in the language that a link leads to: on a page with a second one, not always that of the page. */
export const rulesAddress = ({ href }: HTMLAnchorElement): string =>
  `${base}/${new URL(href).pathname.slice(base.length + 1).split('/')[0]}/rules.json`

/** What is read out with a link while its preview is open. */
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

/** Makes the panel that shows the rule of a link; nothing where the page has no parts for it. */
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
  copy
    .querySelector('.preview-see')
    ?.append(...see.flatMap((id) => linkTo(id, rules, rulesAddress(link)) ?? []).flatMap((a) => [a, ' ']))
  copy.querySelector('.preview-open a')?.setAttribute('href', link.href)
  return { element: copy, link, kind: 'description' }
}

/** Says to a screen reader, and to the style sheet, what a panel is now. */
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
