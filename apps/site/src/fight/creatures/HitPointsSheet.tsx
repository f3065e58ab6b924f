import { DAMAGE_TYPES, type DamageType, type FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type FightContext, hitPointsOf, nameOf, submitAndClose } from '../fight-context.ts'
import { Flag, Select } from '../parts/Choices.tsx'
import { Fold } from '../parts/Fold.tsx'
import { AmountField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { toTypedAscii } from '../typed-figures.ts'

/** A typed amount: damage, or healing with a plus. */
const AMOUNT = /^\s*([+-]?)\s*(\d{1,6})\s*$/u

type HitPointChange = 'damage' | 'heal' | 'temporary' | 'keep'

/** Damage, healing and Temporary Hit Points: an amount and one button. */
export function HitPointsSheet({
  context,
  id,
}: {
  readonly context: FightContext
  readonly id: string
}): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t, formats } = language
  const [text, setText] = useState('')
  const [type, setType] = useState<DamageType | 'none'>('none')
  const [critical, setCritical] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const creature = state.creatures[id]
  if (creature === undefined) return null

  const submitAmount = (chosen?: HitPointChange): void => {
    const [, sign = '', digits] = AMOUNT.exec(toTypedAscii(text)) ?? []
    if (digits === undefined) {
      setWrong(true)
      return
    }
    const amount = Number(digits)
    const change = chosen ?? (sign === '+' ? 'heal' : 'damage')
    const events: Readonly<Record<HitPointChange, FightEvent>> = {
      damage: {
        kind: 'take-damage',
        creature: id,
        damage: amount,
        ...(type === 'none' ? {} : { type }),
        ...(critical ? { criticalHit: true } : {}),
      },
      heal: { kind: 'heal', creature: id, points: amount },
      temporary: { kind: 'gain-temporary-hit-points', creature: id, points: amount },
      keep: { kind: 'gain-temporary-hit-points', creature: id, points: amount, choice: 'keep' },
    }
    submitAndClose(context, [events[change]])
  }
  const press = (key: string): void => {
    setWrong(false)
    setText(key === '' ? text.slice(0, -1) : text + key)
  }
  const points = hitPointsOf(creature)
  const { temporaryHitPoints } = creature.vitals
  return (
    <Sheet context={context} title={nameOf(context, id)} closing={t('close')}>
      <SheetForm onSubmit={() => submitAmount()}>
        <p class="fight-points-now">
          {creature.hitPointsKnown
            ? t('points.now', {
                points: formats.integer(points),
                maximum: formats.integer(creature.vitals.hitPointMaximum),
                temporary: formats.integer(temporaryHitPoints),
              })
            : t('points.uncounted', { taken: formats.integer(creature.vitals.hitPointMaximum - points) })}
        </p>
        <AmountField
          label={t('points.amount')}
          value={text}
          hint={t(isWrong ? 'points.wrong' : 'points.hint')}
          isWrong={isWrong}
          inputmode="none"
          onChange={(typed) => {
            setWrong(false)
            setText(typed)
          }}
        />
        <fieldset class="choice fight-keys" aria-label={t('points.keys')}>
          {['1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '0'].map((key) => (
            <button key={key} type="button" onClick={() => press(key)}>
              {key}
            </button>
          ))}
          <button type="button" aria-label={t('points.back')} onClick={() => press('')}>
            ⌫
          </button>
        </fieldset>
        <div class="fight-ways">
          <button type="button" class="live strong" onClick={() => submitAmount('damage')}>
            − {t('points.damage')}
          </button>
          <button type="button" class="live" onClick={() => submitAmount('heal')}>
            + {t('points.heal')}
          </button>
          {ruleset.temporaryHitPoints ? (
            <button type="button" class="live" onClick={() => submitAmount('temporary')}>
              {t('points.temporary')}
            </button>
          ) : null}
          {temporaryHitPoints > 0 ? (
            <button type="button" class="live" onClick={() => submitAmount('keep')}>
              {t('points.keep', { temporary: formats.integer(temporaryHitPoints) })}
            </button>
          ) : null}
        </div>
        <Fold title={t('points.more')}>
          <Select
            label={t('form.type')}
            value={type}
            options={[
              ['none', t('points.untyped')],
              ...DAMAGE_TYPES.map((one) => [one, t(`damage-types.${one}`)] as const),
            ]}
            onChange={setType}
          />
          <Flag label={t('points.critical')} checked={critical} onChange={setCritical} />
        </Fold>
        <button type="submit" class="visually-hidden" tabIndex={-1}>
          {t('points.damage')}
        </button>
      </SheetForm>
    </Sheet>
  )
}
