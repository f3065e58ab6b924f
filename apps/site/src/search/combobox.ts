import { element } from './element.ts'

/** Options under a heading. */
export interface OptionGroup {
  readonly heading: string
  readonly options: readonly HTMLAnchorElement[]
}

/** An input with a list of options below it. */
interface Combobox {
  readonly list: HTMLElement
  /** shows other options; if one is to be selected, the one that was or the first */
  show(groups: readonly OptionGroup[], isSelecting: boolean): void
  /** moves the selection down or up, wrapping around */
  move(by: 1 | -1): void
  /** opens the selected option */
  open(): void
}

/**
 * Makes an input a combobox: it refers to the selected option and keeps the focus.
 *
 * @param id the id of the list, and the prefix of those in it
 */
export function createCombobox(input: HTMLInputElement, id: string, label: string): Combobox {
  const list = element('div', 'search-results')
  list.id = id
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', label)
  list.hidden = true
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value)
  }

  let choices: readonly HTMLAnchorElement[] = []
  let chosen = -1

  const choose = (index: number): void => {
    choices[chosen]?.setAttribute('aria-selected', 'false')
    chosen = index
    const choice = choices[chosen]
    choice?.setAttribute('aria-selected', 'true')
    if (choice) input.setAttribute('aria-activedescendant', choice.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const groupOf = ({ heading: title, options }: OptionGroup, at: number): HTMLElement => {
    const heading = element('div', 'search-heading', title)
    heading.id = `${id}-heading-${at}`
    heading.setAttribute('role', 'presentation')
    const group = element('div', 'search-group', heading, ...options)
    group.setAttribute('role', 'group')
    group.setAttribute('aria-labelledby', heading.id)
    return group
  }

  return {
    list,
    show(groups, isSelecting) {
      const before = chosen > 0 ? choices[chosen]?.href : undefined
      choices = groups.flatMap(({ options }) => options)
      for (const [index, choice] of choices.entries()) {
        choice.id = `${id}-${index}`
        choice.setAttribute('aria-selected', 'false')
      }
      list.replaceChildren(...groups.map(groupOf))
      list.hidden = groups.length === 0
      input.setAttribute('aria-expanded', String(groups.length > 0))
      const again = choices.findIndex(({ href }) => href === before)
      chosen = -1
      choose(isSelecting ? Math.max(again, 0) : -1)
    },
    move(by) {
      if (choices.length === 0) return
      choose((chosen + by + choices.length) % choices.length)
      choices[chosen]?.scrollIntoView({ block: 'nearest' })
    },
    open() {
      choices[chosen]?.click()
    },
  }
}
