import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { enteredArmorClass } from '../armor-class.ts'
import { type FightContext, nameOf } from '../fight-context.ts'
import { withoutCreature } from '../fight-history.ts'
import { damageText } from '../log/damage-text.ts'
import { attackName } from '../log/fight-language.ts'
import { tiedBefore } from '../order/ties.ts'
import { Fold } from '../parts/Fold.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { StatBlockLink } from '../parts/StatBlockLink.tsx'
import { Sheet } from '../Sheet.tsx'
import { wholeNumber } from '../typed-figures.ts'
import { ConcentrationForm } from './ConcentrationForm.tsx'
import { ConditionsForm } from './ConditionsForm.tsx'
import { Distances } from './Distances.tsx'
import { FiguresForm } from './FiguresForm.tsx'
import { Slots } from './Slots.tsx'
import { SpentForm } from './SpentForm.tsx'

/** A creature: its conditions, its Concentration, its place in the order, and its leaving. */
export function CreatureSheet({
  context,
  id,
}: {
  readonly context: FightContext
  readonly id: string
}): JSX.Element | null {
  const { language, tracker, actions, state, openSheet } = context
  const { t, formats } = language
  const creature = state.creatures[id]
  const [count, setCount] = useState(
    creature === undefined || creature.initiative === 'none' ? '' : String(creature.initiative),
  )
  if (creature === undefined) return null
  const { attacks, speeds, initiative } = creature
  const armorClass = enteredArmorClass(tracker.fight, creature)
  const enteredCount = wholeNumber(count)
  const above = tiedBefore(state, id)
  const removed = state.phase.kind === 'no-combat' ? withoutCreature(tracker.fight, id) : undefined
  return (
    <Sheet context={context} title={nameOf(context, id)} closing={t('close')}>
      <p class="hint">
        {noBreakNodes(
          language.joinFigures([
            t('line.ac', { value: armorClass === undefined ? '?' : formats.integer(armorClass) }),
            t('line.speed', { value: language.length(speeds.speed) }),
            ...attacks.map(({ id: attack, damage, damageType }) =>
              t('creature.attack-named', {
                attack: attackName(attack, language),
                damage: damageText(damage, damageType, language),
              }),
            ),
          ]),
          t,
        )}
      </p>
      <StatBlockLink creature={creature} language={language} />
      <p>
        <button type="button" class="live" onClick={() => openSheet({ kind: 'hit-points', id })}>
          {t('creature.points')}
        </button>
      </p>
      <ConditionsForm context={context} creature={creature} />
      {context.ruleset.concentration === 'none' ? null : <ConcentrationForm context={context} creature={creature} />}
      <Fold title={t('figures.title')}>
        <FiguresForm context={context} creature={creature} />
      </Fold>
      {state.phase.kind === 'no-combat' ? null : (
        <Fold title={t('spent.title')}>
          <SpentForm key={JSON.stringify(creature.spent)} context={context} creature={creature} />
        </Fold>
      )}
      {language.edition === 'next-2012' ? null : (
        <Fold title={t('slots.title')}>
          <Slots context={context} creature={creature} />
        </Fold>
      )}
      {initiative === 'none' ? null : (
        <section>
          <h3>{language.rules['initiative']?.title}</h3>
          <SheetForm
            submit={t('creature.set')}
            class="fight-form fight-line"
            disabled={enteredCount === undefined || enteredCount === initiative}
            onSubmit={() => {
              if (enteredCount !== undefined)
                actions.submit([{ kind: 'set-initiative', creature: id, count: enteredCount }])
            }}
          >
            <TextField
              label={t('creature.count')}
              value={count}
              problem={enteredCount === undefined ? t('creature.count-wrong') : undefined}
              onChange={setCount}
            />
          </SheetForm>
          {above === undefined ? null : (
            <button
              type="button"
              class="plain"
              onClick={() =>
                actions.submit([{ kind: 'set-initiative', creature: id, count: initiative, before: above }])
              }
            >
              {t('row.tie', { name: nameOf(context, id), other: nameOf(context, above) })}
            </button>
          )}
        </section>
      )}
      <Fold title={t('distance.title', { unit: language.unit })}>
        <Distances context={context} creature={creature} />
      </Fold>
      {state.phase.kind === 'no-combat' && removed?.ok ? (
        <button
          type="button"
          class="live"
          onClick={() => {
            actions.replace(removed.value)
            openSheet(undefined)
          }}
        >
          {t('creature.remove')}
        </button>
      ) : null}
      {state.phase.kind === 'no-combat' || creature.gone !== 'no' ? null : (
        <div class="fight-ways">
          {(['fled', 'surrendered'] as const).map((how) => (
            <button
              key={how}
              type="button"
              class="live"
              onClick={() => actions.submit([{ kind: 'leave', creature: id, how }])}
            >
              {t(`creature.${how}`)}
            </button>
          ))}
        </div>
      )}
    </Sheet>
  )
}
