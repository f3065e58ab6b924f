/** The events that the components of a calculator handle. */
const TYPES = ['pointerdown', 'click', 'keydown', 'input', 'toggle']

/** The keys that they handle; other keys type, or belong to the page. */
const KEYS = /^(?:Arrow|Page|Home$|End$|Backspace$|[*1-9]$)/u

/** A queued event, with the value of its input at that time. */
interface Queued {
  readonly event: Event
  readonly typed: string | undefined
}

/**
 * Whether the browser handles an event natively: links, expanding details, and keys that the calculator does not
 * handle.
 */
const isNative = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.key)
    : event.type === 'click' && event.target instanceof Element && event.target.closest('a, summary') !== null

const typedIn = ({ type, target }: Event): string | undefined =>
  type === 'input' && target instanceof HTMLInputElement ? target.value : undefined

function replay({ event, typed }: Queued): void {
  const { target } = event
  if (typed !== undefined && target instanceof HTMLInputElement) target.value = typed
  target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]))
}

/** Waits until the component has rendered the last event. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Queues the events of a calculator until it is hydrated, then replays them: no click or key is lost while its code is
 * fetched, which a rule does on the first interaction only. Hydration keeps the elements, so events go to their
 * original targets.
 */
export function queueEvents(island: HTMLElement): void {
  const queue: Queued[] = []
  const add = (event: Event): void => {
    if (!event.isTrusted || isNative(event)) return
    // A radio button or a checkbox changes when its click is replayed.
    if (event.type === 'click') event.preventDefault()
    // Between hydration and readiness the components would handle it too.
    event.stopPropagation()
    queue.push({ event, typed: typedIn(event) })
  }
  for (const type of TYPES) island.addEventListener(type, add, true)
  for (const part of island.querySelectorAll('[inert]')) part.removeAttribute('inert')

  const observer = new MutationObserver(async () => {
    const calculator = island.querySelector('[data-ready]')
    if (!calculator) return
    observer.disconnect()
    // A reader whose pointer or focus is on the calculator is about to change it: fetch the code that computes.
    if (island.matches(':hover, :focus-within')) calculator.dispatchEvent(new PointerEvent('pointerenter'))
    for (const queued of queue) {
      replay(queued)
      await rendered()
    }
    for (const type of TYPES) island.removeEventListener(type, add, true)
  })
  observer.observe(island, { subtree: true, attributeFilter: ['data-ready'] })
}
