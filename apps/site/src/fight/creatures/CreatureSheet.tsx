import { type AnyCondition, type Creature, distanceFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { attackName } from '../log/talk.ts'
import { Fold, Rule, Select, TextField } from '../Parts.tsx'
import { Sheet } from '../Sheet.tsx'
import { isOut, nameIn, type Scene, tiedBefore } from '../scene.ts'
import { without } from '../table-moves.ts'
import { feetText, typedFeet, wholeNumber } from '../typed-figures.ts'
import { FiguresForm } from './FiguresForm.tsx'
import { Slots } from './Slots.tsx'

interface PartProps {
  readonly scene: Scene
  readonly creature: Creature
}

/** The duration of a condition. */
type Lasting = 'open' | 'start' | 'end'

/** The conditions of a creature, and a field to add one. */
function Conditions({ scene, creature }: PartProps): JSX.Element {
  const { talk, actions, state, ruleset } = scene
  const { t, rules, formats } = talk
  const { id, conditions } = creature
  const [condition, setCondition] = useState<AnyCondition>('prone')
  const [lasting, setLasting] = useState<Lasting>('open')
  const [turns, setTurns] = useState('1')
  const [of, setOf] = useState(id)
  const [by, setBy] = useState('none')
  const wizards = Object.values(state.creatures).filter(({ concentration }) => concentration !== 'none')
  const count = wholeNumber(turns) ?? 0
  const lasts = lasting === 'open' ? {} : { duration: { turns: count, at: lasting, of } }
  return (
    <section>
      <h3>{t('conditions.title')}</h3>
      <ul class="fight-held">
        {conditions.map(({ condition: held, source, level, duration }) => (
          <li key={`${held} ${source ?? ''}`}>
            <span>
              <Rule id={held} talk={talk} /> {level === undefined ? null : formats.integer(level)}
              {duration === undefined ? null : (
                <span class="hint">
                  {t(`conditions.until-${duration.at}`, {
                    count: duration.turns,
                    name: nameIn(scene, duration.of),
                  })}
                </span>
              )}
            </span>
            <button
              type="button"
              class="plain"
              aria-label={t('conditions.end-one', { condition: rules[held]?.title ?? held })}
              onClick={() =>
                actions.propose([
                  {
                    kind: 'end-condition',
                    creature: id,
                    condition: held,
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
      <form
        class="fight-form fight-grid fight-wide"
        onSubmit={(event) => {
          event.preventDefault()
          actions.propose([
            {
              kind: 'add-condition',
              creature: id,
              condition,
              ...lasts,
              ...(by === 'none' ? {} : { concentration: by }),
            },
          ])
        }}
      >
        <Select
          label={t('conditions.one')}
          value={condition}
          options={ruleset.conditions.list.map((one) => [one, rules[one]?.title ?? one] as const)}
          onChange={setCondition}
        />
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
              options={Object.keys(state.creatures).map((one) => [one, nameIn(scene, one)] as const)}
              onChange={setOf}
            />
          </>
        )}
        {wizards.length === 0 ? null : (
          <Select
            label={t('conditions.by')}
            value={by}
            options={[
              ['none', t('conditions.by-nobody')],
              ...wizards.map((one) => [one.id, nameIn(scene, one.id)] as const),
            ]}
            onChange={setBy}
          />
        )}
        <button type="submit" class="live" disabled={lasting !== 'open' && count < 1}>
          {t('conditions.add')}
        </button>
      </form>
    </section>
  )
}

/** The effect that a creature concentrates on. */
function Concentration({ scene, creature }: PartProps): JSX.Element {
  const { talk, actions } = scene
  const { t } = talk
  const { id, concentration } = creature
  const [effect, setEffect] = useState('')
  return (
    <section>
      <h3>{talk.rules['concentration']?.title}</h3>
      {concentration === 'none' ? null : (
        <p class="fight-held-one">
          <span>{attackName(concentration.effect, talk)}</span>
          <button
            type="button"
            class="plain"
            onClick={() => actions.propose([{ kind: 'end-concentration', creature: id }])}
          >
            {t('conditions.end')}
          </button>
        </p>
      )}
      <form
        class="fight-form fight-line"
        onSubmit={(event) => {
          event.preventDefault()
          if (effect.trim() === '') return
          if (actions.propose([{ kind: 'concentrate', creature: id, effect: effect.trim() }])) setEffect('')
        }}
      >
        <TextField label={t('concentration.effect')} value={effect} onChange={setEffect} />
        <button type="submit" class="live" disabled={effect.trim() === ''}>
          {t('concentration.start')}
        </button>
      </form>
    </section>
  )
}

/** The distances to the other creatures. */
function Distances({ scene, creature }: PartProps): JSX.Element {
  const { state, actions, talk } = scene
  const { units, unit } = talk
  const others = Object.values(state.creatures).filter((other) => other.id !== creature.id && !isOut(other))
  const known = (id: string): string => feetText(distanceFeet(state, creature.id, id), units)
  return (
    <ul class="fight-counts">
      {others.map(({ id }) => (
        <li key={id}>
          <label>
            <span>{nameIn(scene, id)}</span>
            <input
              type="text"
              inputmode={units === 'feet' ? 'numeric' : 'decimal'}
              autocomplete="off"
              value={known(id)}
              aria-label={talk.t('distance.to', { name: nameIn(scene, id), unit })}
              onChange={({ currentTarget }) => {
                const feet = typedFeet(currentTarget.value, units)
                if (feet === undefined) currentTarget.value = known(id)
                else actions.propose([{ kind: 'set-distance', creature: creature.id, target: id, feet }])
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}

/** A creature: its conditions, its Concentration, its place in the order, and its leaving. */
export function CreatureSheet({ scene, id }: { readonly scene: Scene; readonly id: string }): JSX.Element | null {
  const { talk, held, actions, state, open } = scene
  const { t, formats } = talk
  const creature = state.creatures[id]
  const [count, setCount] = useState(
    creature === undefined || creature.initiative === 'none' ? '' : String(creature.initiative),
  )
  if (creature === undefined) return null
  const { attacks, speeds, armorClass, initiative } = creature
  const told = wholeNumber(count)
  const above = tiedBefore(state, id)
  const removed = state.phase.kind === 'no-combat' ? without(held.table, id) : undefined
  return (
    <Sheet scene={scene} title={nameIn(scene, id)} closing={t('close')}>
      <p class="hint">
        {talk.row([
          t('line.ac', { value: formats.integer(armorClass) }),
          t('line.speed', { value: talk.length(speeds.speed) }),
          ...attacks.map(({ damage, damageType }) =>
            t('creature.attack', { damage, type: t(`damage-types.${damageType}`) }),
          ),
        ])}
      </p>
      <p>
        <button type="button" class="live" onClick={() => open({ kind: 'hit-points', id })}>
          {t('creature.points')}
        </button>
      </p>
      <Conditions scene={scene} creature={creature} />
      {scene.ruleset.concentration === 'none' ? null : <Concentration scene={scene} creature={creature} />}
      <Fold title={t('figures.title')}>
        <FiguresForm scene={scene} creature={creature} />
      </Fold>
      {talk.edition === 'next-2012' ? null : (
        <Fold title={t('slots.title')}>
          <Slots scene={scene} creature={creature} />
        </Fold>
      )}
      {initiative === 'none' ? null : (
        <section>
          <h3>{talk.rules['initiative']?.title}</h3>
          <form
            class="fight-form fight-line"
            onSubmit={(event) => {
              event.preventDefault()
              if (told !== undefined) actions.propose([{ kind: 'set-initiative', creature: id, count: told }])
            }}
          >
            <TextField
              label={t('creature.count')}
              value={count}
              problem={told === undefined ? t('creature.count-wrong') : undefined}
              onChange={setCount}
            />
            <button type="submit" class="live" disabled={told === undefined || told === initiative}>
              {t('creature.set')}
            </button>
          </form>
          {above === undefined ? null : (
            <button
              type="button"
              class="plain"
              onClick={() =>
                actions.propose([{ kind: 'set-initiative', creature: id, count: initiative, before: above }])
              }
            >
              {t('row.tie', { name: nameIn(scene, id), other: nameIn(scene, above) })}
            </button>
          )}
        </section>
      )}
      <Fold title={t('distance.title', { unit: talk.unit })}>
        <Distances scene={scene} creature={creature} />
      </Fold>
      {state.phase.kind === 'no-combat' && removed?.ok ? (
        <button
          type="button"
          class="live"
          onClick={() => {
            actions.replace(removed.value)
            open(undefined)
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
              onClick={() => actions.propose([{ kind: 'leave', creature: id, how }])}
            >
              {t(`creature.${how}`)}
            </button>
          ))}
        </div>
      )}
    </Sheet>
  )
}
