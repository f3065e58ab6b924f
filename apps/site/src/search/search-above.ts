import type { Answer, FilterKey } from '@rulestone/search'
import type { FilterNames } from './answers-document.ts'
import type { DiceAnswer } from './dice-answer.ts'
import { element } from './element.ts'
import type { Outside } from './outside.ts'
import type { Say } from './search-words.ts'

/** What is shown above the results. */
export interface Above {
  readonly corrected: string | undefined
  /** whether the search has no spells and creatures, because they could not be fetched */
  readonly isWithoutCompendium: boolean
  readonly outside: Outside | undefined
  readonly dice: DiceAnswer | undefined
  /** the words that were searched, if nothing was found */
  readonly understood: string | undefined
  readonly answer: Pick<Answer, 'counts' | 'chosen'>
}

interface Options {
  /** the URL of the home page in this language */
  readonly home: string
  readonly tag: string
  readonly t: Say
  readonly names: FilterNames
  /** called with the value that a filter is set to; undefined removes it */
  readonly onFilter: (key: FilterKey, value: string | undefined) => void
}

const SVG = 'http://www.w3.org/2000/svg'
/** The size of the small chart, in its own units. */
const [WIDTH, HEIGHT] = [240, 40]

/** The odds as bars; the text beside them says the figures. */
function chartOf({ heights, mean, minimum, maximum }: DiceAnswer): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`)
  svg.setAttribute('class', 'search-chart')
  svg.setAttribute('aria-hidden', 'true')
  const draw = (name: string, values: Readonly<Record<string, number>>): void => {
    const shape = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(values)) shape.setAttribute(key, String(+value.toFixed(2)))
    svg.append(shape)
  }
  const width = WIDTH / heights.length
  for (const [at, height] of heights.entries()) {
    draw('rect', {
      x: at * width,
      y: HEIGHT * (1 - height),
      width: Math.max(width - 0.5, 0.5),
      height: HEIGHT * height,
    })
  }
  const x = ((mean - minimum + 0.5) / (maximum - minimum + 1)) * WIDTH
  draw('line', { x1: x, x2: x, y1: 0, y2: HEIGHT })
  return svg
}

/** Dice that were typed: their odds, and a link that rolls them in place. */
function diceOf(answer: DiceAnswer, { home, tag, t }: Options): HTMLElement {
  const { format } = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const { dice, mean, minimum, maximum } = answer
  const roll = element('a', 'dice search-roll', t('dice.roll', { dice }))
  roll.href = `${home}calculators/dice/?expr=${encodeURIComponent(dice)}`
  roll.dataset['dice'] = dice
  roll.setAttribute('role', 'button')
  roll.setAttribute('aria-haspopup', 'dialog')
  const figures = t('dice.mean', { mean: format(mean), minimum: format(minimum), maximum: format(maximum) })
  return element('div', 'search-dice', element('p', '', figures), chartOf(answer), roll)
}

const FILTERS: readonly FilterKey[] = ['kind', 'edition']

/** The filters that leave out some of the results, each with the number of results that it leaves. */
function filtersOf({ counts, chosen }: Above['answer'], { names, t, onFilter }: Options): HTMLElement[] {
  return FILTERS.flatMap((key) => {
    const values = Object.entries(counts[key])
    if (values.length < 2 && chosen[key] === undefined) return []
    const buttons = values.map(([value, count]) => {
      const isChosen = chosen[key] === value
      const button = element(
        'button',
        'search-filter',
        `${names.values[value] ?? value} `,
        element('span', '', String(count)),
      )
      button.type = 'button'
      button.setAttribute('aria-pressed', String(isChosen))
      button.addEventListener('click', () => onFilter(key, isChosen ? undefined : value))
      return button
    })
    const group = element('div', 'search-filters', ...buttons)
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', t(`filters.${key}`))
    return [group]
  })
}

function outsideOf({ kind, name, path }: Outside, { home, t }: Options): HTMLElement {
  const note = element('p', 'search-note', t(`outside.${kind}`, { name }))
  if (path !== undefined) {
    const link = element('a', '', t(`nearest-page.${kind}`))
    link.href = `${home}${path}`
    note.append(' ', link)
  }
  return note
}

/** Shows answers, notes and filters above the results. */
export function showAbove(place: HTMLElement, above: Above, options: Options): void {
  const { t } = options
  const { corrected, isWithoutCompendium, outside, dice, understood, answer } = above
  place.replaceChildren(
    ...(dice ? [diceOf(dice, options)] : []),
    ...(corrected === undefined ? [] : [element('p', 'search-note', t('corrected', { query: corrected }))]),
    ...(isWithoutCompendium ? [element('p', 'search-note', t('compendium.missing'))] : []),
    ...(outside ? [outsideOf(outside, options)] : []),
    ...(understood === undefined ? [] : [element('p', 'search-note', t('nothing.understood', { words: understood }))]),
    ...filtersOf(answer, options),
  )
}
