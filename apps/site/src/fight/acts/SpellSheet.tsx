import { type FightEvent, SLOT_LEVELS, type SlotLevel } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { actorOf, castingEventKind, type FightContext, nameOf } from '../fight-context.ts'
import { Flag, Select } from '../parts/Choices.tsx'
import { LengthField, TextField } from '../parts/FormFields.tsx'
import { Sheet } from '../Sheet.tsx'
import { typedFeet } from '../typed-figures.ts'
import { EventsForm } from './EventsForm.tsx'

/** The default distance of the nearest target. */
const USUAL_FEET = 30

/** A spell that is cast by name: its slot, and whether it takes Concentration. */
export function SpellSheet({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t, formats, units } = language
  const [effect, setEffect] = useState('')
  const [concentration, setConcentration] = useState(false)
  const [slot, setSlot] = useState<`${SlotLevel}` | 'none'>('none')
  const [feet, setFeet] = useState<string>()
  const caster = actorOf(state)
  if (caster === undefined) return null
  const levels = SLOT_LEVELS.filter((level) => caster.slotTotals[level] > 0)
  const level = SLOT_LEVELS.find((one) => String(one) === slot)
  const isDisturbed = ruleset.spellDisruption.kind !== 'none'
  const nearestTargetFeet = feet === undefined ? USUAL_FEET : typedFeet(feet, units)
  const events: FightEvent[] = [
    {
      kind: castingEventKind(context),
      creature: caster.id,
      effect: effect.trim() || '@spell',
      level: level ?? 0,
      ...(level === undefined ? {} : { slot: level }),
      ...(concentration ? { concentration } : {}),
      ...(isDisturbed ? { nearestTargetFeet: Math.max(0, nearestTargetFeet ?? 0) } : {}),
    },
  ]
  return (
    <Sheet context={context} title={t('spell.title', { who: nameOf(context, caster.id) })} closing={t('close')}>
      <EventsForm context={context} events={events} isReady={nearestTargetFeet !== undefined} submit={t('spell.do')}>
        <TextField label={t('spell.effect')} value={effect} first onChange={setEffect} />
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
