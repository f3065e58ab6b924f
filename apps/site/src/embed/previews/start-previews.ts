import { closePanel, openPanel, type Panel, type PanelKind } from './panel.ts'
import { fetchPreview } from './preview.ts'
import { linkedText } from './text-link.ts'

/** How long a pointer must rest on a link, and how long it may leave on its way to the panel. */
const REST_MS = 180
const LEAVE_MS = 220

/** Shows a preview of the rule, spell or creature beside each link to the site that a reader points at, focuses or touches. */
export function startPreviews(site: string): void {
  let panel: Panel | undefined
  /** the link whose preview is shown or requested */
  let wanted: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** the pointer type of the last press; empty after a key */
  let pressedBy = ''
  /** the link that the next click follows */
  let followed: HTMLAnchorElement | undefined

  const linkOf = (event: Event): HTMLAnchorElement | undefined =>
    event
      .composedPath()
      .find(
        (node): node is HTMLAnchorElement =>
          node instanceof HTMLAnchorElement && linkedText(node.href, site) !== undefined,
      )
  const isInPanel = (event: Event): boolean => panel !== undefined && event.composedPath().includes(panel.element)
  const close = (): void => {
    clearTimeout(timer)
    wanted = undefined
    const open = panel
    panel = undefined
    if (open) closePanel(open)
  }
  const follow = (link: HTMLAnchorElement): void => {
    followed = link
    link.click()
    followed = undefined
  }
  /** If it fails, a touch follows the link; otherwise nothing happens. */
  const show = async (link: HTMLAnchorElement, kind: PanelKind): Promise<void> => {
    const text = linkedText(link.href, site)
    if (!text || panel?.link === link) return
    close()
    wanted = link
    const preview = await fetchPreview(text, site).catch(() => undefined)
    if (wanted !== link || !link.isConnected) return
    if (preview) panel = openPanel(link, text.language, preview, kind)
    else if (kind === 'dialog') follow(link)
  }
  const later = (action: () => void, delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }

  addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || isInPanel(event)) {
      clearTimeout(timer)
      return
    }
    const link = linkOf(event)
    if (link) later(() => void show(link, 'tooltip'), REST_MS)
    else if (wanted && wanted !== document.activeElement && panel?.kind !== 'dialog') later(close, LEAVE_MS)
    else clearTimeout(timer)
  })
  addEventListener('pointerdown', (event) => {
    pressedBy = event.pointerType
    if (!isInPanel(event) && linkOf(event) !== panel?.link) close()
  })
  addEventListener('focusin', (event) => {
    if (pressedBy || isInPanel(event)) return
    const link = linkOf(event)
    if (link) void show(link, 'tooltip')
    else close()
  })
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || link === followed || pressedBy !== 'touch' || isInPanel(event) || panel?.link === link) return
      event.preventDefault()
      void show(link, 'dialog')
    },
    { capture: true },
  )
  addEventListener('keydown', ({ key }) => {
    pressedBy = ''
    if (key === 'Escape') close()
  })
}
