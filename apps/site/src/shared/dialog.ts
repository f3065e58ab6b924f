/** The properties of a click that say where its link is to be opened. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click is for the page: with the main button and no key that opens or saves the link elsewhere. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** Closes a modal dialog on a click beside it, and on a link in it. */
export function closeByClick(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
}
