import type { Preview } from './preview.ts'

/** A description is shown for a pointer or the focus; a dialog for a touch. */
export type PanelKind = 'tooltip' | 'dialog'

/** An open preview. */
export interface Panel {
  readonly element: HTMLElement
  readonly link: HTMLAnchorElement
  readonly kind: PanelKind
}

/** The id of the accessible description of a link. */
const ID = 'rulestone-preview'

/** The distance to the link, and to the edges of the window. */
const GAP = 8

/**
 * Inherits from the page its font and whether it is light or dark; nothing else of the page reaches it, because what is
 * important inside a shadow root wins over the page.
 */
const STYLE = `
:host {
  all: initial !important;
  position: absolute !important;
  inset: var(--top) auto auto var(--left) !important;
  box-sizing: border-box !important;
  width: max-content !important;
  max-width: min(22rem, 100vw - ${2 * GAP}px) !important;
  max-height: 60vh !important;
  overflow: auto !important;
  padding: .7em .9em !important;
  border: 1px solid GrayText !important;
  font: inherit !important;
  font-size: .9em !important;
  line-height: 1.5 !important;
  color-scheme: inherit !important;
  background: Canvas !important;
  color: CanvasText !important;
  overflow-wrap: anywhere !important;
}
:host(:not(:popover-open)) { display: none !important }
:host(:lang(zh)), :host(:lang(th)) { line-height: 1.75 !important }
a, b { display: block; font-weight: 600; color: inherit }
p { margin: .2em 0 0 }
:focus-visible { outline: 2px solid; outline-offset: 2px }
`

let style: CSSStyleSheet | undefined

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text })

/** Puts a panel under its link, or above it if it does not fit. */
function place({ element: { style: own, offsetWidth, offsetHeight } }: Panel, anchor: DOMRect): void {
  const fits = anchor.bottom + GAP + offsetHeight <= innerHeight || anchor.top - GAP - offsetHeight < 0
  const top = fits ? anchor.bottom + GAP : anchor.top - GAP - offsetHeight
  const left = Math.max(GAP, Math.min(anchor.left, document.documentElement.clientWidth - offsetWidth - GAP))
  own.setProperty('--top', `${top + scrollY}px`)
  own.setProperty('--left', `${left + scrollX}px`)
}

/** Opens the preview of a link. In a dialog, its title is the link to the page. */
export function openPanel(link: HTMLAnchorElement, language: string, { title, text }: Preview, kind: PanelKind): Panel {
  if (!style) {
    style = new CSSStyleSheet()
    style.replaceSync(STYLE)
  }
  const host = document.createElement('div')
  const panel = { element: host, link, kind }
  Object.assign(host, { id: ID, lang: language, popover: 'manual', role: kind })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [style]
  const name = element(kind === 'dialog' ? 'a' : 'b', title)
  if (name instanceof HTMLAnchorElement) Object.assign(name, { href: link.href, target: link.target })
  root.append(name, element('p', text))
  // Outside a modal dialog everything is inert; screen readers find the main part first.
  ;(link.closest('dialog, main') ?? document.body).append(host)
  host.showPopover()
  place(panel, link.getClientRects()[0] ?? link.getBoundingClientRect())
  if (kind === 'dialog') {
    host.ariaLabel = title
    name.focus({ preventScroll: true })
  } else link.setAttribute('aria-describedby', [...descriptionsOf(link), ID].join(' '))
  return panel
}

const descriptionsOf = (link: Element): string[] =>
  (link.getAttribute('aria-describedby') ?? '').split(/\s+/u).filter((id) => id !== '' && id !== ID)

/** Closes a panel; the focus returns to its link if it was inside. */
export function closePanel({ element: host, link, kind }: Panel): void {
  const hadFocus = document.activeElement === host
  host.remove()
  const others = descriptionsOf(link).join(' ')
  if (others) link.setAttribute('aria-describedby', others)
  else if (kind === 'tooltip') link.removeAttribute('aria-describedby')
  if (hadFocus) link.focus({ preventScroll: true })
}
