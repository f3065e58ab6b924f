/** What somebody does to a calculator. */
const HELD = ['pointerdown', 'click', 'keydown', 'input', 'toggle']

/** What was done, where (a drawing is drawn anew when its code is there), and what stood in the field then. */
interface Done {
  readonly event: Event
  readonly place: readonly number[]
  readonly typed: string | undefined
}

/** The way to an element: which child of each it is in. */
function placeOf(element: Element | null, island: Element): readonly number[] {
  const around = element?.parentElement
  if (!element || !around || element === island) return []
  return [...placeOf(around, island), Array.from(around.children).indexOf(element)]
}

const elementAt = (place: readonly number[], island: Element): Element | undefined =>
  place.reduce<Element | undefined>((around, index) => around?.children[index], island)

/** The keys that calculators know; others are those of the page, or type. */
const KEYS = /^(?:Arrow|Page|Home$|End$|Backspace$|[*1-9]$)/u

/** Links, lines that unfold and the keys of the page work by themselves. */
const isOwn = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.key)
    : event.type === 'click' && event.target instanceof Element && event.target.closest('a, summary') !== null

const typedIn = ({ type, target }: Event): string | undefined =>
  type === 'input' && target instanceof HTMLInputElement ? target.value : undefined

/** By the same key, at the same place. */
function doAgain({ event, place, typed }: Done, island: Element): void {
  const at = event.target
  const target = at instanceof Element && at.isConnected ? at : elementAt(place, island)
  if (typed !== undefined && target instanceof HTMLInputElement) target.value = typed
  target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]))
}

/** The page was not told of it the first time, and is not now. */
const keepWithin = (event: Event): void => {
  if (!event.isTrusted) event.stopPropagation()
}

/** A second step goes on from the first, once that is drawn. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Lets a reader use a calculator that is not awake yet: what they do to it is held, and done when it is ready. Until its
 * page could hold it, nobody could have done it.
 */
export function holdUntilReady(island: HTMLElement): void {
  const held: Done[] = []
  const hold = (event: Event): void => {
    if (!event.isTrusted || isOwn(event)) return
    // What is chosen is chosen then.
    if (event.type === 'click') event.preventDefault()
    // It may be drawn already, and would do it twice.
    event.stopPropagation()
    held.push({
      event,
      place: placeOf(event.target instanceof Element ? event.target : null, island),
      typed: typedIn(event),
    })
  }
  for (const type of HELD) island.addEventListener(type, hold, true)
  for (const part of island.querySelectorAll('[inert]')) part.removeAttribute('inert')
  const ready = new MutationObserver(async () => {
    const calculator = island.querySelector('[data-ready]')
    if (!calculator) return
    ready.disconnect()
    // Who reached for it is there still, and has it fetch what computes.
    if (island.matches(':hover, :focus-within')) calculator.dispatchEvent(new PointerEvent('pointerenter'))
    const focused = document.activeElement
    if (island.contains(focused)) focused?.dispatchEvent(new FocusEvent('focus'))
    for (const type of HELD) island.addEventListener(type, keepWithin)
    for (const done of held) {
      doAgain(done, island)
      await drawn()
    }
    for (const type of HELD) {
      island.removeEventListener(type, hold, true)
      island.removeEventListener(type, keepWithin)
    }
  })
  ready.observe(island, { subtree: true, attributeFilter: ['data-ready'] })
}
