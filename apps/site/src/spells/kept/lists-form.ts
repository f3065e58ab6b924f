import { cleanName, KEPT_CHANGED, type KeptList, keptLists, saveLists } from './kept-spells.ts'

/** Puts a list into use: that of the name, or a new one. */
export function openList(list: KeptList): void {
  const { lists } = keptLists()
  const isNew = lists.every(({ name }) => name !== list.name)
  saveLists({ used: list.name, lists: isNew ? [...lists, list] : lists })
}

/**
 * Starts the part of the form in which lists are chosen, made, renamed and deleted.
 *
 * @param say tells the reader what happened, by the name of its words
 */
export function startLists(form: HTMLFormElement, say: (words: string, name: string) => void): void {
  const picker = form.querySelector<HTMLSelectElement>('[name="kept-list"]')
  const field = form.querySelector<HTMLInputElement>('[name="list-name"]')
  const button = (kind: string): HTMLButtonElement | null => form.querySelector<HTMLButtonElement>(`.${kind}`)
  if (!picker || !field) return
  let deleted: KeptList | undefined

  const show = (): void => {
    const { used, lists } = keptLists()
    picker.replaceChildren(
      ...lists.map(({ name, ids }) => {
        const option = document.createElement('option')
        option.value = name
        option.textContent = `${name || picker.dataset['own']} (${ids.length})`
        // What a reset of the form returns to.
        option.defaultSelected = name === used
        return option
      }),
    )
    for (const kind of ['rename-list', 'delete-list']) button(kind)?.toggleAttribute('disabled', used === '')
    button('restore-list')?.toggleAttribute('hidden', deleted === undefined)
  }
  /** What the reader typed, if no list has this name. */
  const newName = (): string | undefined => {
    const name = cleanName(field.value)
    if (name === '') field.focus()
    else if (keptLists().lists.some((list) => list.name === name)) say('exists', name)
    else {
      field.value = ''
      return name
    }
    return undefined
  }

  picker.addEventListener('change', () => openList({ name: picker.value, ids: [] }))
  button('new-list')?.addEventListener('click', () => {
    const name = newName()
    if (name !== undefined) openList({ name, ids: [] })
  })
  button('rename-list')?.addEventListener('click', () => {
    const { used, lists } = keptLists()
    const name = newName()
    if (name === undefined) return
    saveLists({ used: name, lists: lists.map((list) => (list.name === used ? { ...list, name } : list)) })
  })
  button('delete-list')?.addEventListener('click', () => {
    const { used, lists } = keptLists()
    deleted = lists.find(({ name }) => name === used)
    saveLists({ used: '', lists: lists.filter(({ name }) => name !== used) })
    say('deleted', used)
    button('restore-list')?.focus()
  })
  button('restore-list')?.addEventListener('click', () => {
    const list = deleted
    deleted = undefined
    if (list) openList(list)
    say('', '')
    picker.focus()
  })
  // Enter in the field makes a list; the form itself has nothing to send.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) button('new-list')?.click()
  })
  document.addEventListener(KEPT_CHANGED, show)
  show()
}
