import { type Preview, type Previews, previewAddress } from '../lib/preview.ts'

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

/** Where the previews of the language are. */
export const rulesAddress = parts?.dataset['rules'] ?? ''

/** What is read out with a link while its preview is open. */
const DESCRIPTION = 'preview'

function linkTo(id: string, rules: Previews): HTMLAnchorElement | undefined {
  const preview = rules[id]
  if (preview === undefined) return undefined
  const link = document.createElement('a')
  link.className = 'rule'
  link.dataset['rule'] = id
  link.href = previewAddress(rulesAddress.replace(/\.json$/u, '/'), id, preview)
  link.textContent = preview[0]
  return link
}

/** Makes the panel that shows the rule of a link; nothing where the page has no parts for it. */
export function makePanel(link: HTMLAnchorElement, preview: Preview, rules: Previews): PreviewPanel | undefined {
  const copy = parts?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  const [title, english, summary, see] = preview
  const texts = { '.preview-title': title, '.preview-english': english, '.preview-summary': summary }
  for (const [selector, text] of Object.entries(texts)) {
    const element = copy.querySelector(selector)
    if (element) element.textContent = text
  }
  copy.querySelector('.preview-see')?.append(...see.flatMap((id) => linkTo(id, rules) ?? []).flatMap((a) => [a, ' ']))
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
