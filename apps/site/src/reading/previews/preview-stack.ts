import { marginEdge, placeNear } from '../../shared/place-near.ts'
import { makePanel, type PanelKind, type PreviewPanel, rulesAddress, setKind } from './preview-panel.ts'
import { previewsAt } from './previews-at.ts'

/** How long a pointer must rest on a link, and how long it may leave on its way to the panel. */
const REST_MS = 180
const LEAVE_MS = 220

/** The open previews: the first belongs to a link in the page, each other to a link in the one before it. */
const stack: PreviewPanel[] = []
const pinned = new Set<PreviewPanel>()

let timer: ReturnType<typeof setTimeout> | undefined
/** The link whose preview is shown or requested. */
let wanted: HTMLAnchorElement | undefined
/** The link that the focus returned to, which does not open its preview again. */
let returned: HTMLAnchorElement | undefined

/** The index in the stack of the panel that contains an element; -1 outside all of them. */
const panelIndex = (target: EventTarget | null): number =>
  target instanceof Node ? stack.findIndex(({ element }) => element.contains(target)) : -1

const pinnedAround = (target: EventTarget | null): PreviewPanel | undefined =>
  [...pinned].find(({ element }) => target instanceof Node && element.contains(target))

export const isShownFor = (link: HTMLAnchorElement): boolean =>
  [...stack, ...pinned].some((panel) => panel.link === link)

function closePanel({ element, link }: PreviewPanel): void {
  if (link.getAttribute('aria-describedby') === 'preview') link.removeAttribute('aria-describedby')
  link.removeAttribute('aria-keyshortcuts')
  element.remove()
}

function closeFrom(index: number): void {
  clearTimeout(timer)
  wanted = undefined
  for (const panel of stack.splice(index)) closePanel(panel)
}

/** Closes a panel, and returns the focus to its link if it was inside. */
function closeAndReturn(panel: PreviewPanel): void {
  const hadFocus = panel.element.contains(document.activeElement)
  pinned.delete(panel)
  const index = stack.indexOf(panel)
  if (index >= 0) closeFrom(index)
  else closePanel(panel)
  if (!hadFocus) return
  returned = panel.link
  panel.link.focus()
}

function schedule(action: () => void, delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(action, delay)
}

/**
 * Beside its link; under it if a note is pinned to the same line of the margin. A description does not cover its link,
 * which has the focus or the pointer.
 */
function put({ element, link, kind }: PreviewPanel): void {
  const anchor = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const inSight = kind === 'description' ? link.getBoundingClientRect() : undefined
  const isInside = link.closest('.preview') !== null
  placeNear(element, anchor, isInside ? undefined : marginEdge(), inSight)
  const own = element.getBoundingClientRect()
  const isCovering = [...pinned].some(({ element: other }) => {
    const { left, top, right, bottom } = other.getBoundingClientRect()
    return own.left < right && own.right > left && own.top < bottom && own.bottom > top
  })
  if (isCovering) placeNear(element, anchor, undefined, inSight)
}

function pin(panel: PreviewPanel): void {
  const index = stack.indexOf(panel)
  closeFrom(index + 1)
  stack.splice(index, 1)
  pinned.add(panel)
  setKind(panel, 'pinned')
}

/** Shows the preview of a link. If it fails, a touch follows the link, and a pointer does nothing. */
export async function show(link: HTMLAnchorElement, kind: PanelKind): Promise<void> {
  wanted = link
  const { units } = document.documentElement.dataset
  const [known, conversion] = await Promise.all([
    previewsAt(rulesAddress(link)),
    units === undefined ? undefined : import('../../display/rewrite-page-units.ts'),
  ]).catch(() => [])
  if (wanted !== link) return
  const preview = known?.[link.dataset['rule'] ?? '']
  const panel = known && preview && makePanel(link, preview, known)
  if (!panel) {
    if (kind === 'dialog') location.assign(link.href)
    return
  }
  closeFrom(panelIndex(link) + 1)
  wanted = link
  stack.push(panel)
  setKind(panel, kind)
  const { element } = panel
  conversion?.rewritePageUnits(units, element)
  element.querySelector('.preview-pin')?.addEventListener('click', () => pin(panel))
  element.querySelector('.preview-close')?.addEventListener('click', () => closeAndReturn(panel))
  // A modal dialog makes everything outside it inert.
  const surroundings = link.closest('dialog') ?? document.querySelector('main')
  surroundings?.append(element)
  element.showPopover()
  put(panel)
  if (kind === 'dialog') element.querySelector<HTMLElement>('.preview-open a')?.focus({ preventScroll: true })
}

/** Handles a pointer on a link, on a panel or elsewhere. */
export function pointAt(target: EventTarget | null, link?: HTMLAnchorElement): void {
  const index = panelIndex(target)
  // Scrolling moves the page under a resting pointer: panels opened by keyboard or touch stay.
  const isKept = stack.some(({ kind, link: own }) => kind === 'dialog' || own === document.activeElement)
  if (link && !isShownFor(link)) schedule(() => show(link, 'description'), REST_MS)
  else if (link || isKept) clearTimeout(timer)
  else if (stack.length > index + 1) schedule(() => closeFrom(index + 1), LEAVE_MS)
  else {
    clearTimeout(timer)
    if (wanted !== document.activeElement) wanted = undefined
  }
}

/** Handles a press: closes panels that it is not in; the link of a panel may be pressed again. */
export function pressOn(target: EventTarget | null, link: HTMLAnchorElement | undefined): void {
  returned = undefined
  if (!link || !isShownFor(link)) closeFrom(panelIndex(target) + 1)
}

/** Handles focus on a link. */
export function focusOn(link: HTMLAnchorElement): void {
  const isReturn = link === returned
  returned = undefined
  if (!isReturn && !isShownFor(link)) show(link, 'description')
}

/** Handles focus elsewhere: previews of the page close, those around the focus stay. */
export function focusElsewhere(target: EventTarget | null): void {
  if (!pinnedAround(target)) closeFrom(panelIndex(target) + 1)
}

/** Escape closes the last preview, P on a link pins its preview and moves the focus into it. */
export function typeKey(event: KeyboardEvent): void {
  const focused = document.activeElement
  if (event.key === 'Escape') {
    const panel = stack.at(-1) ?? pinnedAround(focused)
    if (panel) closeAndReturn(panel)
    else wanted = undefined
    return
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const panel = stack.find(({ link }) => link === focused)
  if (event.code !== 'KeyP' || !isPlain || !panel) return
  event.preventDefault()
  pin(panel)
  panel.element.focus({ preventScroll: true })
}

/** Scrolling closes previews, but not that of a focused link: focusing it may have scrolled the page. */
function follow(): void {
  if (stack.length === 0 || stack.some(({ kind }) => kind === 'dialog')) return
  const focused = document.activeElement
  if (stack[0]?.link !== focused && panelIndex(focused) < 0) closeFrom(0)
  else for (const panel of stack) put(panel)
}
document.addEventListener('scroll', follow, { passive: true })
