import { type FightEvent, SLOT_LEVELS, type SlotLevel } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { CastableSpell } from '../castable-spells.ts'
import { actorOf, castingEventKind, type FightContext, nameOf, type SaveEffect } from '../fight-context.ts'
import { Flag, Select } from '../parts/Choices.tsx'
import { LengthField, TextField } from '../parts/FormFields.tsx'
import { Sheet } from '../Sheet.tsx'
import { typedFeet } from '../typed-figures.ts'
import { EventsForm } from './EventsForm.tsx'
import { spellNamed, useCastableSpells } from './use-castable-spells.ts'

/** The default distance of the nearest target. */
const USUAL_FEET = 30

/** The level of a caster whose cantrips are not improved. */
const FIRST_LEVEL = 1

/** The value for the level of a slot. A spell that no higher slot changes has one value, for its own level. */
const valueAt = <Value,>(
  values: Readonly<Record<number, Value>> | undefined,
  { level }: CastableSpell,
  slot: number = level,
): Value | undefined => (level === 0 ? values?.[FIRST_LEVEL] : (values?.[slot] ?? values?.[level]))

/**
 * What the sheet of saving throws is filled in with, after a spell that asks for them.
 *
 * @param concentration the caster, if the spell lasts by Concentration
 */
function saveEffect(
  spell: CastableSpell,
  slot: SlotLevel | undefined,
  concentration: string | undefined,
): SaveEffect | undefined {
  if (!spell.save) return undefined
  const { ability, onSuccess, condition, type, damage } = spell.save
  const notation = valueAt(damage, spell, slot)
  return {
    ability,
    onSuccess,
    ...(notation !== undefined && type && { damage: { notation, type } }),
    ...(condition && { condition: { condition, ...(concentration !== undefined && { concentration }) } }),
  }
}

/** A spell that is cast by name: its slot, and whether it takes Concentration. A known name fills in the rest. */
export function SpellSheet({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t, formats, units } = language
  const spells = useCastableSpells()
  const [effect, setEffect] = useState('')
  const [typedConcentration, setConcentration] = useState<boolean>()
  const [typedSlot, setSlot] = useState<`${SlotLevel}` | 'none'>()
  const [feet, setFeet] = useState<string>()
  const caster = actorOf(state)
  if (caster === undefined) return null
  const known = spellNamed(spells, effect)
  const concentration = typedConcentration ?? known?.concentration ?? false
  const levels = SLOT_LEVELS.filter((level) => caster.slotTotals[level] > 0 && level >= (known?.level ?? 1))
  const lowest = known && known.level > 0 ? levels.find((level) => caster.slots[level] > 0) : undefined
  const slot = typedSlot ?? (lowest === undefined ? 'none' : (`${lowest}` as const))
  const level = levels.find((one) => String(one) === slot)
  const isDisturbed = ruleset.spellDisruption.kind !== 'none'
  const nearestTargetFeet = feet === undefined ? USUAL_FEET : typedFeet(feet, units)
  const attackRolls = known && valueAt(known.attacks, known, level)
  const events: FightEvent[] = [
    {
      kind: castingEventKind(context),
      creature: caster.id,
      effect: effect.trim() || '@spell',
      level: known?.level ?? level ?? 0,
      ...(level === undefined ? {} : { slot: level }),
      ...(concentration ? { concentration } : {}),
      ...(known?.silent ? { verbal: false } : {}),
      ...(attackRolls === undefined ? {} : { attackRolls }),
      ...(isDisturbed ? { nearestTargetFeet: Math.max(0, nearestTargetFeet ?? 0) } : {}),
    },
  ]
  const save = known && saveEffect(known, level, concentration ? caster.id : undefined)
  return (
    <Sheet context={context} title={t('spell.title', { who: nameOf(context, caster.id) })} closing={t('close')}>
      <EventsForm
        context={context}
        events={events}
        isReady={nearestTargetFeet !== undefined}
        submit={t('spell.do')}
        next={save && { kind: 'save', effect: save }}
      >
        <TextField
          label={t('spell.effect')}
          value={effect}
          first
          suggestions={spells.map(({ name }) => name)}
          onChange={setEffect}
        />
        {levels.length === 0 ? null : (
          <Select
            label={t('spell.slot')}
            value={slot}
            options={[
              ['none', t('spell.no-slot')],
              ...levels.map(
                (one) =>
                  [
                    `${one}` as const,
                    t('spell.slot-left', {
                      level: formats.integer(one),
                      left: formats.integer(caster.slots[one]),
                      total: formats.integer(caster.slotTotals[one]),
                    }),
                  ] as const,
              ),
            ]}
            onChange={setSlot}
          />
        )}
        {isDisturbed ? (
          <LengthField language={language} label="spell.nearest" typed={feet} feet={USUAL_FEET} onChange={setFeet} />
        ) : null}
        {ruleset.concentration === 'none' ? null : (
          <Flag label={t('spell.concentration')} checked={concentration} onChange={setConcentration} />
        )}
        <p class="hint">{t('spell.hint')}</p>
      </EventsForm>
    </Sheet>
  )
}
