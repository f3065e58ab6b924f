/** Somebody who does one of these to a calculator is about to use it. */
const REACHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'toggle']

/** When a reader reaches for an element the next time. */
export const reached = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    for (const type of REACHES) element.addEventListener(type, () => resolve(), { once: true, capture: true })
  })

/** Runs until it succeeds: again when the reader reaches for the element, or when the network is back. */
export async function untilDone<Result>(element: HTMLElement, run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      await Promise.race([reached(element), online])
    }
  }
}
