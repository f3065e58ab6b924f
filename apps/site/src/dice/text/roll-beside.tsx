import { type Expression, format, parse } from '@rulestone/core/dice'
import { numberFormats } from '@rulestone/text/number-formats'
import { type JSX, render } from 'preact'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import type { T } from '../../shared/make-t.ts'
import { marginEdge, placeNear } from '../../shared/place-near.ts'
import { makeRoll } from '../rolled/make-roll.tsx'
import { placeOf } from '../rolled/roll-place.ts'
import { D20_STATES, type D20State, d20StateOf, inD20State } from './d20-state.ts'

const { integer } = numberFormats(document.documentElement.lang)

const panel = document.createElement('div')
panel.className = 'roll-panel'
panel.popover = 'auto'
panel.setAttribute('role', 'dialog')

/** Announces results to screen readers; a live region must be in the page before its text changes. */
const speaker = document.createElement('p')
speaker.className = 'visually-hidden'
speaker.setAttribute('role', 'status')
document.body.append(speaker)

interface ResultProps {
  readonly t: T
  readonly shown: JSX.Element
  readonly odds: string
  /** the state of the d20, if there is one */
  readonly state: D20State | undefined
  /** rolls again, in another state if one is given */
  readonly again: (state?: D20State) => void
}

const Result = ({ t, shown, odds, state, again }: ResultProps): JSX.Element => (
  <>
    {shown}
    <p class="roll-actions">
      <button type="button" class="live" onClick={() => again()}>
        {t('again')}
      </button>
      <a href={odds}>{t('odds')}</a>
      <button type="button" class="plain" data-rolls>
        {t('history')}
      </button>
      <button type="button" class="plain roll-close" onClick={() => panel.hidePopover()}>
        {t('close')}
      </button>
    </p>
    {state === undefined ? null : (
      <p class="roll-states">
        {D20_STATES.map((name) => (
          <button key={name} type="button" aria-pressed={name === state} onClick={() => again(name)}>
            {t(name)}
          </button>
        ))}
      </p>
    )}
  </>
)

/** The URL of the odds of an expression: that of the link, with other dice; of an attack, with the state of its d20. */
function oddsOf(link: HTMLAnchorElement, expression: Expression, state: D20State | undefined): string {
  const url = new URL(link.href)
  if (url.searchParams.has('expr')) url.searchParams.set('expr', format(expression))
  else if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/**
 * Rolls the dice of a link and shows the result in a panel, which follows the link in tab order.
 *
 * @throws RangeError if the dice do not parse
 * @throws Error if the strings of rolls cannot be fetched
 */
export async function rollBeside(link: HTMLAnchorElement): Promise<void> {
  const text = link.dataset['dice'] ?? ''
  const parsed = parse(text)
  if (!parsed.ok) throw new RangeError(`data-dice is "${text}"; it must be dice notation. Tip: check the content.`)
  const t = await fetchStrings('roll')
  const place = placeOf(link)
  const { ariaLabel: label } = link
  const rollAs = (expression: Expression): void => {
    const { shown, spoken } = makeRoll(expression, { t, integer, place, ...(label && { label }) })
    const state = d20StateOf(expression)
    const odds = expression === parsed.value ? link.href : oddsOf(link, expression, state)
    const again = (wanted?: D20State): void =>
      rollAs(wanted === undefined || wanted === state ? expression : inD20State(expression, wanted))
    render(<Result {...{ t, shown, odds, state, again }} />, panel)
    speaker.textContent = spoken
  }
  if (panel.previousElementSibling !== link) link.after(panel)
  panel.setAttribute('aria-label', label ?? link.textContent ?? '')
  rollAs(parsed.value)
  panel.showPopover()
  const anchor = link.getBoundingClientRect()
  placeNear(panel, anchor, marginEdge(), link.matches(':focus-visible') ? anchor : undefined)
}
