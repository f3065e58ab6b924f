/**
 * The keys of the fight tracker, in the order of the list of shortcuts. A key presses the button with its id, so that it
 * works where the button is shown. What it does is the string `keys.ID`.
 */
export const SHORTCUTS = [
  { id: 'attack-now', key: 'q' },
  { id: 'attack', key: 'a' },
  { id: 'acts', key: 'o' },
  { id: 'next', key: 'n' },
  { id: 'undo', key: 'u' },
  { id: 'redo', key: 'r' },
  { id: 'end', key: 'e' },
  { id: 'add', key: 'c' },
  { id: 'initiative', key: 'i' },
  { id: 'menu', key: 'm' },
  { id: 'help', key: '?' },
] as const

/** The id of a shortcut. */
export type ShortcutId = (typeof SHORTCUTS)[number]['id']

/** The key of a shortcut, as it is printed on keyboards. */
export const keyOf = (id: ShortcutId): string => SHORTCUTS.find((one) => one.id === id)?.key.toUpperCase() ?? ''

/** The digit that chooses the item with this index; undefined after the ninth. */
export const digitOf = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined)
