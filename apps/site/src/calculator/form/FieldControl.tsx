import type { Field, FieldValue } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import type { UnitSystem } from '../../display/units.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlProps } from './control-props.ts'
import { FlagControl } from './FlagControl.tsx'
import { IntegerControl } from './IntegerControl.tsx'
import { SeveralControl } from './SeveralControl.tsx'
import { TextControl } from './TextControl.tsx'

interface FieldControlProps extends ControlProps {
  readonly field: Field
  readonly value: FieldValue | undefined
  readonly formats: NumberFormats
  readonly system: UnitSystem
}

/** The control of a field, by its type. */
export function FieldControl({ field, value, formats, system, ...shared }: FieldControlProps): JSX.Element {
  switch (field.type) {
    case 'integer':
      return <IntegerControl {...shared} {...{ field, formats, system }} value={Number(value)} />
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={String(value)} />
    case 'several':
      return <SeveralControl {...shared} field={field} value={typeof value === 'object' ? value : []} />
    case 'flag':
      return <FlagControl {...shared} value={value === true} />
    case 'path':
    case 'dice':
      return <TextControl {...shared} value={String(value)} />
  }
}
