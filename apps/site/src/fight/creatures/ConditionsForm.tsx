import type { AnyCondition, Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type FightContext, nameOf } from '../fight-context.ts'
import { ByConcentration } from '../parts/ByConcentration.tsx'
import { Select } from '../parts/Choices.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { Rule } from '../parts/Rule.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { wholeNumber } from '../typed-figures.ts'

interface ConditionsFormProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** The duration of a condition. */
type Lasting = 'open' | 'start' | 'end'

/** The conditions of a creature, and a field to add one. */
export function ConditionsForm({ context, creature }: ConditionsFormProps): JSX.Element {
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
        <ByConcentration context={context} value={by} onChange={setBy} />
      </SheetForm>
    </section>
  )
}
