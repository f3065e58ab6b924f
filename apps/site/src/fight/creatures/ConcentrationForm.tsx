import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { FightContext } from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { TextField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'

interface ConcentrationFormProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** The effect that a creature concentrates on, and a field to start one. */
export function ConcentrationForm({ context, creature }: ConcentrationFormProps): JSX.Element {
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
