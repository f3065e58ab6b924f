import {
  ABILITIES,
  type Ability,
  type AnyCondition,
  DAMAGE_TYPES,
  type DamageType,
  type FightEvent,
  parse,
} from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { actorOf, type FightContext, isOut, type SaveEffect } from '../fight-context.ts'
import { ByConcentration } from '../parts/ByConcentration.tsx'
import { Segments, Select } from '../parts/Choices.tsx'
import { CreatureFlags } from '../parts/CreatureFlags.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { Sheet } from '../Sheet.tsx'
import { wholeNumber } from '../typed-figures.ts'
import { EventsForm } from './EventsForm.tsx'

interface SaveSheetProps {
  readonly context: FightContext
  /** what a spell that was just cast fills in */
  readonly effect?: SaveEffect | undefined
}

/**
 * Saving throws of several creatures against one effect: damage rolled once, a condition for those that fail, or both.
 */
export function SaveSheet({ context, effect = {} }: SaveSheetProps): JSX.Element {
  const { language, state, ruleset } = context
  const { t, rules } = language
  const creatures = Object.values(state.creatures).filter((one) => !isOut(one))
  const [targets, setTargets] = useState<readonly string[]>([])
  const [ability, setAbility] = useState<Ability>(effect.ability ?? 'dexterity')
  const [dc, setDc] = useState('13')
  const [damage, setDamage] = useState(effect.damage?.notation ?? '')
  const [type, setType] = useState<DamageType>(effect.damage?.type ?? 'fire')
  const [onSuccess, setOnSuccess] = useState<'half' | 'none'>(effect.onSuccess ?? 'half')
  const [condition, setCondition] = useState<AnyCondition | 'none'>(effect.condition?.condition ?? 'none')
  const [by, setBy] = useState(effect.condition?.concentration ?? 'none')
  const source = actorOf(state)?.id
  const target = wholeNumber(dc)
  const notation = damage.trim()
  const hasNotation = notation !== ''
  const isDice = !hasNotation || parse(notation).ok
  const save: FightEvent = {
    kind: 'force-save',
    targets: targets.map((creature) => ({ creature })),
    ability,
    dc: Math.max(0, target ?? 0),
    onSuccess,
    ...(source === undefined ? {} : { source }),
    ...(hasNotation && isDice ? { damage: { notation, type } } : {}),
    ...(condition === 'none' ? {} : { condition: { condition, ...(by === 'none' ? {} : { concentration: by }) } }),
  }
  const isDc = target !== undefined && target > 0
  return (
    <Sheet context={context} title={t('save.title')} closing={t('close')}>
      <EventsForm
        context={context}
        events={targets.length === 0 ? [] : [save]}
        isReady={isDice && isDc}
        submit={t('save.do')}
      >
        <fieldset class="choice fight-flags">
          <legend>{t('save.targets')}</legend>
          {targets.length === 0 ? <p class="hint">{t('nobody-chosen')}</p> : null}
          <CreatureFlags context={context} creatures={creatures} chosen={targets} onChange={setTargets} />
        </fieldset>
        <div class="fight-grid">
          <Select
            label={t('save.ability')}
            value={ability}
            options={ABILITIES.map((one) => [one, t(`abilities.${one}`)] as const)}
            onChange={setAbility}
          />
          <TextField
            label={t('save.dc')}
            value={dc}
            numeric
            problem={isDc ? undefined : t('save.dc-wrong')}
            onChange={setDc}
          />
          <TextField
            label={t('form.damage')}
            value={damage}
            placeholder="8d6"
            problem={isDice ? undefined : t('line.damage', { got: notation })}
            onChange={setDamage}
          />
          <Select
            label={t('form.type')}
            value={type}
            options={DAMAGE_TYPES.map((one) => [one, t(`damage-types.${one}`)] as const)}
            onChange={setType}
          />
        </div>
        <Segments
          label={t('save.success')}
          name="success"
          value={onSuccess}
          options={[
            ['half', t('save.half')],
            ['none', t('save.none')],
          ]}
          onChange={setOnSuccess}
        />
        <Select
          label={t('save.condition')}
          value={condition}
          options={[
            ['none', t('save.no-condition')],
            ...ruleset.conditions.list.map((one) => [one, rules[one]?.title ?? one] as const),
          ]}
          onChange={setCondition}
        />
        {condition === 'none' ? null : <ByConcentration context={context} value={by} onChange={setBy} />}
      </EventsForm>
    </Sheet>
  )
}
