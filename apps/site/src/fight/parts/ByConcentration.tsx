import type { JSX } from 'preact'
import { type FightContext, nameOf } from '../fight-context.ts'
import { Select } from './Choices.tsx'

interface ByConcentrationProps {
  readonly context: FightContext
  /** the creature whose Concentration maintains a condition, or `none` */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Asks whose Concentration maintains a condition, which ends with it; nothing if nobody concentrates. */
export function ByConcentration({ context, value, onChange }: ByConcentrationProps): JSX.Element | null {
  const { t } = context.language
  const concentrating = Object.values(context.state.creatures).filter(({ concentration }) => concentration !== 'none')
  if (concentrating.length === 0) return null
  return (
    <Select
      label={t('conditions.by')}
      value={value}
      options={[
        ['none', t('conditions.by-nobody')],
        ...concentrating.map(({ id }) => [id, nameOf(context, id)] as const),
      ]}
      onChange={onChange}
    />
  )
}
