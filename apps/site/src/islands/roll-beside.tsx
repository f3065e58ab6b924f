import { parse } from '@rulestone/core/dice'
import { type JSX, render } from 'preact'
import { makeT, type Strings } from '../lib/make-t.ts'
import { numberFormats } from '../lib/numbers.ts'
import { marginEdge, placeNear } from '../scripts/place-near.ts'
import { makeRoll } from './make-roll.tsx'

const tag = document.documentElement.lang
const words: Strings = JSON.parse(document.querySelector('#roll-words')?.textContent ?? '{}')
const t = makeT(tag, words)
const { integer } = numberFormats(tag)

const panel = document.createElement('div')
panel.className = 'roll-panel'
panel.popover = 'auto'
panel.setAttribute('role', 'dialog')

/** Says results to screen readers; it must stand in the page before it speaks. */
const speaker = document.createElement('p')
speaker.className = 'visually-hidden'
speaker.setAttribute('role', 'status')
document.body.append(speaker)

interface ResultProps {
  readonly shown: JSX.Element
  readonly odds: string
  readonly again: () => void
}

const Result = ({ shown, odds, again }: ResultProps): JSX.Element => (
  <>
    {shown}
    <p class="roll-actions">
      <button type="button" class="live" onClick={again}>
        {t('again')}
      </button>
      <a href={odds}>{t('odds')}</a>
      <button type="button" class="plain" onClick={() => panel.hidePopover()}>
        {t('close')}
      </button>
    </p>
  </>
)

/**
 * Rolls the dice of a link and shows the result beside it. The panel stands after the link, so that the keyboard
 * reaches it next.
 *
 * @throws RangeError when the dice do not parse
 */
export function rollBeside(link: HTMLAnchorElement): void {
  const text = link.dataset['dice'] ?? ''
  const parsed = parse(text)
  if (!parsed.ok) throw new RangeError(`data-dice is "${text}"; it must be dice notation. Tip: check the content.`)
  const expression = parsed.value
  const rollAgain = (): void => {
    const { shown, spoken } = makeRoll(expression, { t, integer })
    render(<Result shown={shown} odds={link.href} again={rollAgain} />, panel)
    speaker.textContent = spoken
  }
  if (panel.previousElementSibling !== link) link.after(panel)
  panel.setAttribute('aria-label', link.textContent ?? '')
  rollAgain()
  panel.showPopover()
  placeNear(panel, link.getBoundingClientRect(), marginEdge())
}
