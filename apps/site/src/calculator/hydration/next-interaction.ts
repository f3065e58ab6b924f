/** Events that show that a reader is about to use a calculator. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'toggle']

/** Resolves on the next interaction with an element. */
export const nextInteraction = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) element.addEventListener(type, () => resolve(), { once: true, capture: true })
  })

/** Runs until it succeeds: again on the next interaction with the element, or when the network is back. */
export async function untilDone<Result>(element: HTMLElement, run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      await Promise.race([nextInteraction(element), online])
    }
  }
}
