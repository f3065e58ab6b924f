import { isKey, isTyping } from '../../shared/keys.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** Whether a key is that of a shortcut; with a layout of another script, by its place on the keyboard. */
const isPressed = (event: KeyboardEvent, key: string): boolean =>
  key === '?'
    ? event.key === '?' || (event.shiftKey && isKey(event, key, 'Slash'))
    : !event.shiftKey && isKey(event, key, `Key${key.toUpperCase()}`)

/** What finds the control that a key presses; undefined if the key has no meaning. */
function selectorOf(event: KeyboardEvent): string | undefined {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code) ?? []
  if (digit !== undefined && !event.shiftKey) return `[data-digit="${digit}"]`
  const shortcut = SHORTCUTS.find(({ key }) => isPressed(event, key))
  return shortcut === undefined ? undefined : `[data-shortcut="${shortcut.id}"]`
}

/** A control that can be used. */
const isUsable = (control: HTMLElement): boolean => !control.matches(':disabled, [aria-disabled="true"]')

/**
 * Presses the control that a key stands for: in the open sheet, otherwise in the tracker, unless the sheet is modal.
 * Returns whether there is one.
 */
export function pressByKey(event: KeyboardEvent, tracker: HTMLElement): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat } = event
  if (ctrlKey || metaKey || altKey || isComposing || repeat || isTyping(target)) return false
  if (target instanceof Element && target.matches('select, input[type="file"]')) return false
  const modal = document.querySelector<HTMLElement>('dialog:modal')
  const sheet = tracker.querySelector<HTMLElement>('.fight-sheet')
  if (modal !== null && modal !== sheet) return false
  const selector = selectorOf(event)
  if (selector === undefined) return false
  const scopes = modal === null ? [sheet, tracker] : [modal]
  const control = scopes
    .flatMap((scope) => Array.from(scope?.querySelectorAll<HTMLElement>(selector) ?? []))
    .find(isUsable)
  if (control === undefined) return false
  control.focus({ preventScroll: true })
  control.click()
  return true
}
