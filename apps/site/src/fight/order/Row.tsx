import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { enteredArmorClass } from '../armor-class.ts'
import { type FightContext, isOut, nameOf } from '../fight-context.ts'
import { HitPointsButton } from './HitPointsButton.tsx'
import { SideMark } from './Sides.tsx'
import { DeathSaves, StateLabels } from './StateLabels.tsx'
import { undecidedTieBefore } from './ties.ts'

/** A creature in the order of turns. */
export function Row({
  creature,
  context,
  digit,
}: {
  readonly creature: Creature
  readonly context: FightContext
  /** the key for its Hit Points */
  readonly digit: string | undefined
}): JSX.Element {
  const { state, language, actions, tracker } = context
  const { t, formats } = language
  const { id, initiative } = creature
  const isTurn = state.phase.kind === 'turn' && state.phase.of === id
  const isNext = state.phase.kind === 'between-turns' && state.phase.next === id
  const above = undecidedTieBefore(state, creature)
  const name = nameOf(context, id)
  const armorClass = enteredArmorClass(tracker.fight, creature)
  const rowId = `creature-${Object.keys(state.creatures).indexOf(id) + 1}`
  return (
    <li
      class={`fight-row side-${creature.side}${isTurn ? ' turn' : ''}${isNext ? ' next' : ''}${isOut(creature) ? ' out' : ''}`}
      id={rowId}
      data-creature={id}
      data-place
    >
      <SideMark side={creature.side} />
      <span class="fight-count">
        {initiative === 'none' ? null : (
          <>
            <span class="visually-hidden">{language.rules['initiative']?.title} </span>
            {formats.integer(initiative)}
          </>
        )}
      </span>
      <button
        type="button"
        id={`${rowId}-name`}
        class="fight-name"
        aria-current={isTurn ? 'true' : undefined}
        onClick={() => context.openSheet({ kind: 'creature', id })}
      >
        <span class="fight-creature">{name}</span>
        <span class="fight-about">
          <span class="visually-hidden">{t(`sides.${creature.side}`)}</span>
          <span>{t('row.ac', { ac: armorClass === undefined ? '?' : formats.integer(armorClass) })}</span>
          <DeathSaves creature={creature} context={context} />
          <StateLabels creature={creature} context={context} />
        </span>
      </button>
      <HitPointsButton creature={creature} context={context} rowId={rowId} digit={digit} />
      {above !== undefined && initiative !== 'none' ? (
        <button
          type="button"
          class="plain fight-tie"
          onClick={() => actions.submit([{ kind: 'set-initiative', creature: id, count: initiative, before: above }])}
        >
          {t('row.tie', { name, other: nameOf(context, above) })}
        </button>
      ) : null}
    </li>
  )
}
