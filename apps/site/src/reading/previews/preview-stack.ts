import { marginEdge, placeNear } from '../../shared/place-near.ts'
import { makePanel, type PanelKind, type PreviewPanel, rulesAddress, setKind } from './preview-panel.ts'
import { previewsAt } from './previews-at.ts'

/** How long a pointer rests on a link before it asks, and how long it may be away on its way to the panel. */
const REST_MS = 180
const LEAVE_MS = 220

/** The open previews: the first of a link in the page, each other of a link in the one before it. */
const stack: PreviewPanel[] = []
const pinned = new Set<PreviewPanel>()

let timer: ReturnType<typeof setTimeout> | undefined
/** The link whose preview is shown or asked for. */
let wanted: HTMLAnchorElement | undefined
/** The link that the focus went back to: that is no wish to see its preview again. */
let returned: HTMLAnchorElement | undefined

/** The place in the stack of the panel that something stands in; -1 outside all of them. */
const placeOf = (target: EventTarget | null): number =>
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

function closeFrom(place: number): void {
  clearTimeout(timer)
  wanted = undefined
  for (const panel of stack.splice(place)) closePanel(panel)
}

/** Closes a panel, and gives the focus back to its link when it was inside. */
function closeAndReturn(panel: PreviewPanel): void {
  const hadFocus = panel.element.contains(document.activeElement)
  pinned.delete(panel)
  const place = stack.indexOf(panel)
  if (place >= 0) closeFrom(place)
  else closePanel(panel)
  if (!hadFocus) return
  returned = panel.link
  panel.link.focus()
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(action, delay)
}

/**
 * Beside its link; under it where a note is pinned to the same line of the margin. A description leaves its link in
 * sight: the focus or the pointer stays there.
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
  const place = stack.indexOf(panel)
  closeFrom(place + 1)
  stack.splice(place, 1)
  pinned.add(panel)
  setKind(panel, 'pinned')
}

/** Shows the rule of a link. What cannot be shown is opened by a touch, and left alone by a pointer. */
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
  closeFrom(placeOf(link) + 1)
  wanted = link
  stack.push(panel)
  setKind(panel, kind)
  const { element } = panel
  conversion?.rewritePageUnits(units, element)
  element.querySelector('.preview-pin')?.addEventListener('click', () => pin(panel))
  element.querySelector('.preview-close')?.addEventListener('click', () => closeAndReturn(panel))
  // A modal dialog takes all else out of reach.
  const surroundings = link.closest('dialog') ?? document.querySelector('main')
  surroundings?.append(element)
  element.showPopover()
  put(panel)
  if (kind === 'dialog') element.querySelector<HTMLElement>('.preview-open a')?.focus({ preventScroll: true })
}

/** A pointer is on a link, on a panel or elsewhere. */
export function pointAt(target: EventTarget | null, link?: HTMLAnchorElement): void {
  const place = placeOf(target)
  // Scrolling moves the page under a pointer that rests: what the keyboard or a touch asked for stays.
  const isKept = stack.some(({ kind, link: own }) => kind === 'dialog' || own === document.activeElement)
  if (link && !isShownFor(link)) later(() => show(link, 'description'), REST_MS)
  else if (link || isKept) clearTimeout(timer)
  else if (stack.length > place + 1) later(() => closeFrom(place + 1), LEAVE_MS)
  else {
    clearTimeout(timer)
    if (wanted !== document.activeElement) wanted = undefined
  }
}

/** A press anywhere closes what does not lie under it; the link of a panel may be pressed again. */
export function pressOn(target: EventTarget | null, link: HTMLAnchorElement | undefined): void {
  returned = undefined
  if (!link || !isShownFor(link)) closeFrom(placeOf(target) + 1)
}

/** The keyboard has come to a link. */
export function focusOn(link: HTMLAnchorElement): void {
  const isReturn = link === returned
  returned = undefined
  if (!isReturn && !isShownFor(link)) show(link, 'description')
}

/** The keyboard has left the links: previews of the page go, those around the focus stay. */
export function focusElsewhere(target: EventTarget | null): void {
  if (!pinnedAround(target)) closeFrom(placeOf(target) + 1)
}

/** Escape closes the last preview, P on a link pins its preview and goes into it. */
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

/** Scrolling takes previews away, but not from a link that has the focus: focusing it may have scrolled the page. */
function follow(): void {
  if (stack.length === 0 || stack.some(({ kind }) => kind === 'dialog')) return
  const focused = document.activeElement
  if (stack[0]?.link !== focused && placeOf(focused) < 0) closeFrom(0)
  else for (const panel of stack) put(panel)
}
document.addEventListener('scroll', follow, { passive: true })
