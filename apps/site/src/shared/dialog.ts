/** Closes a modal dialog on a click beside it, and on a link in it. */
export function closeByClick(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
}
