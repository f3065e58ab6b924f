import type { RollOffer } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { T } from '../shared/make-t.ts'

interface RollsProps {
  /** the id of this part, on the calculator's own page */
  readonly partId: string | undefined
  /** the ids of the calculator's rolls */
  readonly ids: readonly string[]
  readonly isReady: boolean
  /** the rolls for its state */
  readonly offers: () => Promise<readonly RollOffer[]>
  readonly formats: NumberFormats
  readonly t: T
}

/** A roll with its result. */
interface Made {
  readonly key: number
  readonly shown: ComponentChildren
  readonly spoken: string
}

/** The maximum number of results shown. */
const MOST_ROLLS = 5

const rollWords = (): Promise<T> => import('../shared/fetch-strings.ts').then((words) => words.fetchStrings('roll'))

/** Buttons for the rolls of a calculator, and the last results, newest first. */
export function Rolls({ partId, ids, isReady, offers, formats, t }: RollsProps): JSX.Element {
  const [made, setMade] = useState<readonly Made[]>([])
  const [isFailed, setFailed] = useState(false)
  const count = useRef(0)
  /** The code of dice is fetched at the first roll. */
  const make = async (id: string, button: Element): Promise<void> => {
    const [offered, { makeRoll, placeOf }, roll] = await Promise.all([
      offers(),
      import('./rolled/make-roll.tsx'),
      rollWords(),
    ])
    const offer = offered.find((candidate) => candidate.id === id)
    if (!offer) return
    count.current += 1
    const key = count.current
    const label = t(`rolls.${id}`)
    const { shown, spoken } = makeRoll(offer.expression, {
      t: roll,
      integer: formats.integer,
      label,
      place: placeOf(button),
    })
    setFailed(false)
    setMade((before) => [{ key, shown, spoken: `${label}: ${spoken}` }, ...before].slice(0, MOST_ROLLS))
  }
  const roll = (id: string, button: Element): Promise<void> => make(id, button).catch(() => setFailed(true))
  return (
    <div class="rolls needs-script" id={partId} inert={!isReady}>
      <p class="roll-offers">
        {ids.map((id) => (
          <button key={id} type="button" class="live" onClick={({ currentTarget }) => roll(id, currentTarget)}>
            {t(`rolls.${id}`)}
          </button>
        ))}
      </p>
      {isFailed ? (
        <p class="problem" role="status">
          {t('site.failed')}
        </p>
      ) : null}
      <p class="visually-hidden" role="status">
        {made[0]?.spoken}
      </p>
      {made.length === 0 ? null : (
        <ol class="roll-results" aria-label={t('site.rolls')}>
          {made.map(({ key, shown }) => (
            <li key={key}>{shown}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
