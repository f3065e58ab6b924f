/** The keys that move the focus among controls next to or below each other, and their directions. */
const STEPS = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const

/** Moves the focus with the arrow keys from one of these controls to the next or the one before. */
export function moveFocus(event: KeyboardEvent, direction: keyof typeof STEPS, controls: readonly HTMLElement[]): void {
  const steps: Readonly<Record<string, number>> = STEPS[direction]
  const step = steps[event.key]
  const place = controls.findIndex((control) => control.contains(event.target instanceof Node ? event.target : null))
  if (step === undefined || place < 0) return
  event.preventDefault()
  controls[(place + step + controls.length) % controls.length]?.focus()
}
