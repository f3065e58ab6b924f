import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type FightContext, inOrder, isOut } from '../fight-context.ts'
import { moveFocus } from '../keys/arrow-focus.ts'
import { digitOf } from '../keys/shortcuts.ts'
import { Rule } from '../parts/Rule.tsx'
import { Row } from './Row.tsx'
import { Sides } from './Sides.tsx'

/** The buttons of all rows that are like a given one: the names, or the Hit Points. */
const column = (list: HTMLElement, target: EventTarget | null): HTMLElement[] =>
  target instanceof Element && target.matches('.fight-name, .fight-points')
    ? Array.from(list.querySelectorAll<HTMLElement>(target.matches('.fight-name') ? '.fight-name' : '.fight-points'))
    : []

/** Scrolls a list, and nothing else, if one of its rows is out of sight. */
function keepInSight(list: HTMLElement, row: HTMLElement): void {
  const above = list.getBoundingClientRect().top - row.getBoundingClientRect().top
  const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}

/** All creatures in Initiative order; those out of the fight are below. */
export function Order({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, state, isWide } = context
  const { t } = language
  const creatures = inOrder(state)
  const list = useRef<HTMLElement>(null)
  const { phase } = state
  const turn = phase.kind === 'turn' ? phase.of : undefined
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('.fight-row.turn') ?? undefined
    if (row === undefined || list.current === null) return
    // A wide page never scrolls by itself; its list does if the row is out of sight.
    if (isWide) keepInSight(list.current, row)
    else row.scrollIntoView({ block: 'nearest' })
  }, [turn])
  const [fighting, out] = [creatures.filter((one) => !isOut(one)), creatures.filter(isOut)]
  return (
    <section
      ref={list}
      class="fight-order"
      aria-label={t('order')}
      onKeyDown={(event) => moveFocus(event, 'vertical', column(event.currentTarget, event.target))}
    >
      <Sides creatures={creatures} language={language} />
      <ol>
        {fighting.map((creature, index) => (
          <Row key={creature.id} creature={creature} context={context} digit={digitOf(index)} />
        ))}
      </ol>
      {out.length === 0 ? null : (
        <>
          <h3>{t('out')}</h3>
          <ol class="fight-out">
            {out.map((creature, index) => (
              <Row key={creature.id} creature={creature} context={context} digit={digitOf(fighting.length + index)} />
            ))}
          </ol>
        </>
      )}
      {phase.kind === 'no-combat' ? null : <Rule id="order-of-combat" language={language} />}
    </section>
  )
}
