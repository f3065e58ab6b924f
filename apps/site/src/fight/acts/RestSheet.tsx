import type { Creature, FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type FightContext, hitPointsOf, nameOf } from '../fight-context.ts'
import { Flag, Segments, Select } from '../parts/Choices.tsx'
import { Stepper, TextField } from '../parts/FormFields.tsx'
import { Sheet } from '../Sheet.tsx'
import { wholeNumber } from '../typed-figures.ts'
import { EventsForm } from './EventsForm.tsx'

/** What can happen between two fights. */
type Pause = 'short-rest' | 'long-rest' | 'pass-time'

const VARIANTS = ['usual', 'slower-hit-points', 'slower-hit-dice', 'slower-all-around'] as const

const MINUTES_PER_HOUR = 60

interface ResterProps {
  readonly context: FightContext
  readonly creature: Creature
  /** how many Hit Point Dice it spends; undefined if it does not rest */
  readonly hitDice: number | undefined
  readonly spends: boolean
  readonly onChange: (hitDice: number | undefined) => void
}

/** A creature that can rest, and the dice that it spends. */
function Rester({ context, creature, hitDice, spends, onChange }: ResterProps): JSX.Element {
  const { t, formats } = context.language
  const { left, total, sides } = creature.hitDice
  const name = nameOf(context, creature.id)
  return (
    <li>
      <Flag label={name} checked={hitDice !== undefined} onChange={(yes) => onChange(yes ? 0 : undefined)} />
      {spends && hitDice !== undefined ? (
        <Stepper
          value={hitDice}
          maximum={left}
          fewer={t('rest.fewer', { name })}
          more={t('rest.more', { name })}
          onChange={onChange}
          text={t('rest.dice', {
            count: hitDice,
            die: `d${sides}`,
            left: formats.integer(left),
            total: formats.integer(total),
          })}
        />
      ) : null}
    </li>
  )
}

/** Rests and passing time between two fights. */
export function RestSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, state, ruleset } = context
  const { t, formats } = language
  const alive = Object.values(state.creatures).filter(
    ({ vitals, gone }) => vitals.life.kind !== 'dead' && gone !== 'fled',
  )
  const party = alive.filter(({ side }) => side === 'party')
  const living = [...party, ...alive.filter(({ side }) => side !== 'party')]
  const [pause, setPause] = useState<Pause>('short-rest')
  const [resting, setResting] = useState<Readonly<Record<string, number | undefined>>>(() =>
    Object.fromEntries(
      (party.length > 0 ? party : living).flatMap((one) => (hitPointsOf(one) > 0 ? [[one.id, 0] as const] : [])),
    ),
  )
  const [kit, setKit] = useState(false)
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]>('usual')
  const [hours, setHours] = useState('16')
  const needsKit = ruleset.shortRest.hitDiceNeed === 'kit-or-feature'
  const variants = VARIANTS.filter((one) => ruleset.longRest.recovery[one] !== undefined)
  const ids = living.flatMap(({ id }) => (resting[id] === undefined ? [] : [id]))
  const passing = wholeNumber(hours) ?? 0
  const events: Readonly<Record<Pause, FightEvent>> = {
    'short-rest': {
      kind: 'short-rest',
      resters: ids.map((creature) => ({ creature, hitDice: resting[creature] ?? 0 })),
      ...(needsKit && kit ? { kitOrFeature: true } : {}),
    },
    'long-rest': { kind: 'long-rest', creatures: ids, ...(variant === 'usual' ? {} : { variant }) },
    'pass-time': { kind: 'pass-time', minutes: Math.max(0, passing) * MINUTES_PER_HOUR },
  }
  const isChosen = pause === 'pass-time' ? passing > 0 : ids.length > 0
  return (
    <Sheet context={context} title={t('rest.title')} closing={t('close')}>
      <EventsForm context={context} events={isChosen ? [events[pause]] : []} submit={t(`rest.do.${pause}`)}>
        <Segments
          label={t('rest.what')}
          name="pause"
          value={pause}
          options={(['short-rest', 'long-rest', 'pass-time'] as const).map((one) => [one, t(`events.${one}`)] as const)}
          onChange={setPause}
        />
        {pause === 'pass-time' ? (
          <>
            <TextField
              label={t('rest.hours')}
              value={hours}
              numeric
              problem={passing < 1 ? t('rest.hours-wrong') : undefined}
              onChange={setHours}
            />
            <p class="hint">{t('rest.hours-hint')}</p>
          </>
        ) : (
          <>
            <p class="hint">
              {pause === 'short-rest'
                ? t('rest.short-hint', { minutes: formats.integer(ruleset.shortRest.minutes) })
                : t('rest.long-hint', { hours: formats.integer(ruleset.longRest.hours) })}
            </p>
            {pause === 'short-rest' && needsKit ? <Flag label={t('rest.kit')} checked={kit} onChange={setKit} /> : null}
            {pause === 'long-rest' && variants.length > 1 ? (
              <Select
                label={t('rest.variant')}
                value={variant}
                options={variants.map((one) => [one, t(`rest.variants.${one}`)] as const)}
                onChange={setVariant}
              />
            ) : null}
            <fieldset class="choice fight-flags">
              <legend>{t('rest.who')}</legend>
              {ids.length === 0 ? <p class="hint">{t('nobody-chosen')}</p> : null}
              <ul class="fight-resters">
                {living.map((creature) => (
                  <Rester
                    key={creature.id}
                    context={context}
                    creature={creature}
                    hitDice={resting[creature.id]}
                    spends={pause === 'short-rest'}
                    onChange={(hitDice) => setResting({ ...resting, [creature.id]: hitDice })}
                  />
                ))}
              </ul>
            </fieldset>
          </>
        )}
      </EventsForm>
    </Sheet>
  )
}
