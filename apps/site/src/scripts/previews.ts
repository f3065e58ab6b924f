import type * as Place from './place-near.ts'
import { remembered } from './storage.ts'

type Preview = readonly [title: string, english: string, summary: string]
type Rules = Readonly<Record<string, Preview>>

/** How long a pointer rests on a link before it asks, and how long it may be away on its way to the panel. */
const REST_MS = 180
const LEAVE_MS = 220

const parts = document.querySelector<HTMLTemplateElement>('#preview-parts')
const panel = parts?.content.querySelector<HTMLElement>('.preview')

let rules: Promise<Rules> | undefined
/** What puts a panel in its place comes with the first preview. */
let place: typeof Place | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The link whose preview is shown or asked for. */
let current: HTMLAnchorElement | undefined
/** Focus that a touch or click brought is not a wish to see a preview. */
let byPointer = false

const isOn = (): boolean => remembered('previews') !== 'off'
const find = (selector: string): HTMLElement | null => panel?.querySelector<HTMLElement>(selector) ?? null
const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a.rule[data-rule]')) || undefined

/** Fetched once, on first need. A failure is forgotten, so that the next need asks again. */
function load(): Promise<Rules> {
  rules ??= fetch(parts?.dataset['rules'] ?? '').then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
    return response.json()
  })
  rules.catch(() => {
    rules = undefined
  })
  return rules
}

function fill([title, english, summary]: Preview, href: string): void {
  const texts = { '.preview-title': title, '.preview-english': english, '.preview-summary': summary }
  for (const [selector, text] of Object.entries(texts)) {
    const element = find(selector)
    if (element) element.textContent = text
  }
  find('.preview-open a')?.setAttribute('href', href)
}

/** A pointer or focus shows a description of the link; a touch shows a small dialog with a way on. */
async function show(link: HTMLAnchorElement, kind: 'description' | 'dialog'): Promise<void> {
  current = link
  const preview = (await load().catch(() => undefined))?.[link.dataset['rule'] ?? '']
  place ??= await import('./place-near.ts').catch(() => undefined)
  if (!panel || current !== link) return
  if (preview === undefined || place === undefined) {
    if (kind === 'dialog') location.assign(link.href)
    return
  }
  fill(preview, link.href)
  panel.id = 'preview'
  panel.classList.toggle('with-open', kind === 'dialog')
  panel.setAttribute('role', kind === 'dialog' ? 'dialog' : 'tooltip')
  if (kind === 'dialog') panel.setAttribute('aria-label', preview[0])
  else panel.removeAttribute('aria-label')
  if (!panel.isConnected) (document.querySelector('main') ?? document.body).append(panel)
  panel.showPopover()
  putBeside(panel, link)
  if (kind === 'description') link.setAttribute('aria-describedby', 'preview')
  else find('.preview-open a')?.focus({ preventScroll: true })
}

function hide(): void {
  clearTimeout(timer)
  current?.removeAttribute('aria-describedby')
  current = undefined
  if (panel?.isConnected) panel.hidePopover()
}

/** The first line of a link. */
const boxOf = (link: HTMLAnchorElement): DOMRect => link.getClientRects()[0] ?? link.getBoundingClientRect()

const putBeside = (shown: HTMLElement, link: HTMLAnchorElement): void =>
  place?.placeNear(shown, boxOf(link), place.marginEdge())

/** Scrolling takes a preview away, but not from a link that has the focus: focusing it may have scrolled the page. */
function follow(): void {
  if (!current || panel?.classList.contains('with-open')) return
  if (document.activeElement !== current) hide()
  else if (panel?.matches(':popover-open')) putBeside(panel, current)
}

function replaceBy(link: HTMLAnchorElement): void {
  hide()
  show(link, 'description')
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(action, delay)
}

if (panel) {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !isOn()) return
    const link = linkOf(target)
    if (link && link !== current) later(() => replaceBy(link), REST_MS)
    else if (link || (target instanceof Node && panel.contains(target))) clearTimeout(timer)
    else if (current && !panel.classList.contains('with-open')) later(hide, LEAVE_MS)
    else if (!current) clearTimeout(timer)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    byPointer = true
    if (!(target instanceof Node && panel.contains(target)) && linkOf(target) !== current) hide()
  })
  document.addEventListener('keydown', (event) => {
    byPointer = false
    if (event.key !== 'Escape' || !current) return
    const link = current
    const wasInside = panel.contains(document.activeElement)
    hide()
    if (!wasInside) return
    // Going back to the link is no wish to see its preview again.
    byPointer = true
    link.focus()
    byPointer = false
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && panel.contains(target)) return
    const link = linkOf(target)
    if (link && link !== current && !byPointer && isOn()) {
      replaceBy(link)
    } else if (!link && current && !byPointer) hide()
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target)
    if (!link || !(event instanceof PointerEvent) || event.pointerType !== 'touch' || !isOn()) return
    if (link === current && panel.matches(':popover-open')) return
    event.preventDefault()
    show(link, 'dialog')
  })
  find('button')?.addEventListener('click', () => {
    const link = current
    hide()
    link?.focus()
  })
  document.addEventListener('scroll', follow, { passive: true })
}
