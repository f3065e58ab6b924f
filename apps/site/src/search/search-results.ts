import type { Result } from '@rulestone/search/names'
import { createCombobox, type OptionGroup } from './combobox.ts'
import { element } from './element.ts'
import { type BesideResults, resultGroups } from './result-groups.ts'
import type { OptionWords } from './result-options.ts'

/** Further information about the results. */
interface ShownState extends BesideResults {
  readonly isComplete: boolean
  readonly hasMore: boolean
}

/** The list of results of a search box. */
export interface ResultsList {
  /** the place above the results, for answers and filters */
  readonly above: HTMLElement
  /** shows other options than results, none selected */
  offer(groups: readonly OptionGroup[]): void
  show(query: string, results: readonly Result[], state: ShownState): void
  clear(): void
  fail(): void
  /** moves the selection down or up, wrapping around */
  move(by: 1 | -1): void
  /** opens the selected result */
  open(): void
  onMore(listener: () => void): void
}

interface Options extends OptionWords {
  /** the prefix of the ids of its elements */
  readonly id: string
}

/** Creates the list of results of a search box, with the number of results and a button for more. */
export function resultsList(form: HTMLFormElement, input: HTMLInputElement, options: Options): ResultsList {
  const { id, t } = options
  const { list, show, move, open } = createCombobox(input, id, t('results'))
  const status = element('p', 'search-status')
  status.setAttribute('role', 'status')
  const more = element('button', 'search-more', t('more'))
  more.type = 'button'
  more.hidden = true
  const above = element('div', 'search-above')
  form.append(status, above, list, more)

  const say = (text: string): void => {
    if (status.textContent !== text) status.textContent = text
  }
  const offer = (groups: readonly OptionGroup[]): void => {
    more.hidden = true
    show(groups, false)
    say('')
  }

  return {
    above,
    offer,
    show(query, results, { isComplete, hasMore, ...beside }) {
      const groups = resultGroups(results, beside, options)
      const total = groups.flatMap(({ options: some }) => some).length
      const isNothing = total === 0 || beside.heading !== undefined
      show(groups, !isNothing)
      const count = hasMore ? t('first', { count: results.length }) : t('count', { count: total })
      const found = isNothing ? t('nothing', { query }) : count
      say(isComplete ? found : isNothing ? t('loading') : '')
      more.hidden = !hasMore
    },
    clear() {
      above.replaceChildren()
      offer([])
    },
    fail() {
      more.hidden = true
      say(t('failed'))
    },
    move,
    open,
    onMore(listener) {
      more.addEventListener('click', () => {
        listener()
        input.focus()
      })
    },
  }
}
