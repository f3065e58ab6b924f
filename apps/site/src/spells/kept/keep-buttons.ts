import { KEPT_CHANGED, keepSpells, keptSpells } from './kept-spells.ts'

/** Shows on each button whether its spell is kept. */
function show(buttons: Iterable<HTMLButtonElement>): void {
  const kept = new Set(keptSpells())
  for (const button of buttons) button.setAttribute('aria-pressed', String(kept.has(button.value)))
}

/** Lets buttons keep the spells that they name: `<button class="keep" value="fireball">`. */
export function startKeeping(buttons: readonly HTMLButtonElement[]): void {
  show(buttons)
  for (const button of buttons) {
    button.addEventListener('click', () => keepSpells([button.value], button.getAttribute('aria-pressed') !== 'true'))
  }
  document.addEventListener(KEPT_CHANGED, () => show(buttons))
  // Another tab has changed them.
  addEventListener('storage', () => document.dispatchEvent(new Event(KEPT_CHANGED)))
}
