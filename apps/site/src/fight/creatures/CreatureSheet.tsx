import { type AnyCondition, type Creature, distanceFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { enteredArmorClass } from '../armor-class.ts'
import { type FightContext, isOut, nameOf } from '../fight-context.ts'
import { withoutCreature } from '../fight-history.ts'
import { damageText } from '../log/damage-text.ts'
import { attackName } from '../log/fight-language.ts'
import { tiedBefore } from '../order/ties.ts'
import { Select } from '../parts/Choices.tsx'
import { Fold } from '../parts/Fold.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { Rule } from '../parts/Rule.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { StatBlockLink } from '../parts/StatBlockLink.tsx'
import { Sheet } from '../Sheet.tsx'
import { feetText, typedFeet, wholeNumber } from '../typed-figures.ts'
import { FiguresForm } from './FiguresForm.tsx'
import { Slots } from './Slots.tsx'
import { SpentForm } from './SpentForm.tsx'

interface PartProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** The duration of a condition. */
type Lasting = 'open' | 'start' | 'end'

/** The conditions of a creature, and a field to add one. */
function Conditions({ context, creature }: PartProps): JSX.Element {
  const { language, actions, state, ruleset } = context
  const { t, rules, formats } = language
  const { id, conditions } = creature
  const [condition, setCondition] = useState<AnyCondition>('prone')
  const [lasting, setLasting] = useState<Lasting>('open')
  const [turns, setTurns] = useState('1')
  const [of, setOf] = useState(id)
  const [by, setBy] = useState('none')
  const [grappler, setGrappler] = useState('none')
  const [escapeDc, setEscapeDc] = useState('')
  const grappling = condition === 'grappled' && ruleset.unarmedStrike !== 'none'
  const others = Object.keys(state.creatures).filter((one) => one !== id)
  const isMonster = state.creatures[grappler]?.kind === 'monster'
  const dc = escapeDc.trim() === '' ? undefined : (wholeNumber(escapeDc) ?? -1)
  const isDcWrong = dc !== undefined && dc < 0
  const grapple =
    !grappling || grappler === 'none'
      ? {}
      : { source: grappler, ...(isMonster && dc !== undefined ? { escapeDc: dc } : {}) }
  const concentrating = Object.values(state.creatures).filter(({ concentration }) => concentration !== 'none')
  const count = wholeNumber(turns) ?? 0
  const duration = lasting === 'open' ? {} : { duration: { turns: count, at: lasting, of } }
  return (
    <section>
      <h3>{t('conditions.title')}</h3>
      <ul class="fight-effects">
        {conditions.map(({ condition: gained, source, level, duration, escapeDc }) => (
          <li key={`${gained} ${source ?? ''}`}>
            <span>
              <Rule id={gained} language={language} /> {level === undefined ? null : formats.integer(level)}
              {duration === undefined ? null : (
                <span class="hint">
                  {t(`conditions.until-${duration.at}`, {
                    count: duration.turns,
                    name: nameOf(context, duration.of),
                  })}
                </span>
              )}
              {escapeDc === undefined ? null : (
                <span class="hint">{t('conditions.escape-dc-is', { dc: formats.integer(escapeDc) })}</span>
              )}
            </span>
            <button
              type="button"
              class="plain"
              aria-label={t('conditions.end-one', { condition: rules[gained]?.title ?? gained })}
              onClick={() =>
                actions.submit([
                  {
                    kind: 'end-condition',
                    creature: id,
                    condition: gained,
                    ...(source === undefined ? {} : { source }),
                  },
                ])
              }
            >
              {t('conditions.end')}
            </button>
          </li>
        ))}
      </ul>
      <SheetForm
        submit={t('conditions.add')}
        class="fight-form fight-grid fight-wide"
        disabled={(lasting !== 'open' && count < 1) || (grappling && isMonster && isDcWrong)}
        onSubmit={() =>
          actions.submit([
            {
              kind: 'add-condition',
              creature: id,
              condition,
              ...duration,
              ...grapple,
              ...(by === 'none' ? {} : { concentration: by }),
            },
          ])
        }
      >
        <Select
          label={t('conditions.one')}
          value={condition}
          options={ruleset.conditions.list.map((one) => [one, rules[one]?.title ?? one] as const)}
          onChange={setCondition}
        />
        {grappling && others.length > 0 ? (
          <Select
            label={t('conditions.grappler')}
            value={grappler}
            options={[
              ['none', t('conditions.grappler-none')],
              ...others.map((one) => [one, nameOf(context, one)] as const),
            ]}
            onChange={setGrappler}
          />
        ) : null}
        {grappling && isMonster ? (
          <TextField
            label={t('conditions.escape-dc')}
            value={escapeDc}
            numeric
            placeholder={t('conditions.escape-dc-unnamed')}
            problem={isDcWrong ? t('conditions.escape-dc-wrong') : undefined}
            onChange={setEscapeDc}
          />
        ) : null}
        <Select
          label={t('conditions.lasts')}
          value={lasting}
          options={[
            ['open', t('conditions.open')],
            ['start', t('conditions.start')],
            ['end', t('conditions.at-end')],
          ]}
          onChange={setLasting}
        />
        {lasting === 'open' ? null : (
          <>
            <TextField
              label={t('conditions.turns')}
              value={turns}
              numeric
              problem={count < 1 ? t('conditions.turns-wrong') : undefined}
              onChange={setTurns}
            />
            <Select
              label={t('conditions.of')}
              value={of}
              options={Object.keys(state.creatures).map((one) => [one, nameOf(context, one)] as const)}
              onChange={setOf}
            />
          </>
        )}
        {concentrating.length === 0 ? null : (
          <Select
            label={t('conditions.by')}
            value={by}
            options={[
              ['none', t('conditions.by-nobody')],
              ...concentrating.map((one) => [one.id, nameOf(context, one.id)] as const),
            ]}
            onChange={setBy}
          />
        )}
      </SheetForm>
    </section>
  )
}

/** The effect that a creature concentrates on. */
function Concentration({ context, creature }: PartProps): JSX.Element {
  const { language, actions } = context
  const { t } = language
  const { id, concentration } = creature
  const [effect, setEffect] = useState('')
  return (
    <section>
      <h3>{language.rules['concentration']?.title}</h3>
      {concentration === 'none' ? null : (
        <p class="fight-effect">
          <span>{attackName(concentration.effect, language)}</span>
          <button
            type="button"
            class="plain"
            onClick={() => actions.submit([{ kind: 'end-concentration', creature: id }])}
          >
            {t('conditions.end')}
          </button>
        </p>
      )}
      <SheetForm
        submit={t('concentration.start')}
        class="fight-form fight-line"
        disabled={effect.trim() === ''}
        onSubmit={() => {
          if (actions.submit([{ kind: 'concentrate', creature: id, effect: effect.trim() }])) setEffect('')
        }}
      >
        <TextField label={t('concentration.effect')} value={effect} onChange={setEffect} />
      </SheetForm>
    </section>
  )
}

/** The distances to the other creatures. */
function Distances({ context, creature }: PartProps): JSX.Element {
  const { state, actions, language } = context
  const { units, unit } = language
  const others = Object.values(state.creatures).filter((other) => other.id !== creature.id && !isOut(other))
  const known = (id: string): string => feetText(distanceFeet(state, creature.id, id), units)
  return (
    <ul class="fight-counts">
      {others.map(({ id }) => (
        <li key={id}>
          <label>
            <span>{nameOf(context, id)}</span>
            <input
              type="text"
              inputmode={units === 'feet' ? 'numeric' : 'decimal'}
              autocomplete="off"
              value={known(id)}
              aria-label={language.t('distance.to', { name: nameOf(context, id), unit })}
              onChange={({ currentTarget }) => {
                const feet = typedFeet(currentTarget.value, units)
                if (feet === undefined) currentTarget.value = known(id)
                else actions.submit([{ kind: 'set-distance', creature: creature.id, target: id, feet }])
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}

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
      <Conditions context={context} creature={creature} />
      {context.ruleset.concentration === 'none' ? null : <Concentration context={context} creature={creature} />}
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
