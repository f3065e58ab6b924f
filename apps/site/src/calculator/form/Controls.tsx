import type { Field, FieldValue } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/field-value'
import { isShown, offered } from '@rulestone/core/calculators/is-shown'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { UnitSystem } from '../../display/units.ts'
import { makeT, type T, under } from '../../shared/make-t.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../embedding/use-calculator.ts'
import { ChoiceControl, namedOption } from './ChoiceControl.tsx'
import { DiceControl } from './DiceControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { IntegerControl } from './IntegerControl.tsx'
import { Label } from './Label.tsx'
import { LazyPicker } from './LazyPicker.tsx'
import type { Explained } from './Problem.tsx'
import type { ProblemContext } from './problem-sentence.ts'
import { SeveralControl } from './SeveralControl.tsx'

interface ControlsProps extends CalculatorProps {
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly t: T
  readonly formats: NumberFormats
  readonly system: UnitSystem
}

/** Whether two values are the same. */
const isSame = (value: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  value !== undefined && other !== undefined && toText(value) === toText(other)

/** The fields of a calculator as controls, in the order in which a player thinks; rare ones are folded away. */
export function Controls(props: ControlsProps): JSX.Element {
  const { id, ordinal, fields, base, state, actions, t, formats, tag, system } = props
  const { input, problems, sentences, version } = state
  const words = sentences?.words
  const problemT = useMemo(
    () => (words ? makeT(tag, { ...props.strings, ...words }) : t),
    [tag, props.strings, words, t],
  )
  const context = (field: Field | undefined): ProblemContext => ({
    t: problemT,
    tag,
    field,
    base,
    formats,
    system,
  })
  const controls = (belongs: (field: Field) => boolean): JSX.Element[] =>
    Object.entries(fields)
      .filter(([, field]) => belongs(field) && isShown(field, input))
      .map(([name, whole]) => {
        const field = offered(whole, input)
        const problem = problems.find((candidate) => candidate.field === name)
        const shared = {
          key: `${name} ${version}`,
          id: `${id}-${ordinal}-${name}`,
          name,
          problem: problem && sentences?.explained(problem, context(field)),
          type: (text: string, system?: UnitSystem) => actions.type(name, text, system),
          t,
        }
        return control(field, input[name], shared, { formats, system })
      })
  const isRare = (field: Field): boolean => field.rare === true
  const hasRare = Object.values(fields).some((field) => isRare(field) && isShown(field, input))
  /** What is folded away is drawn when the calculator is awake: until then nobody can unfold it. */
  const rare = state.status === 'loading' ? [] : controls(isRare)
  const flags = controls((field) => !field.rare && field.type === 'flag')
  /** Once it is unfolded it stays so: what a reader is at does not close under their hands. */
  const isUnfolded = useRef(false)
  isUnfolded.current ||= isRareTouched(props)
  const isChanged = Object.keys(fields).some((name) => !isSame(input[name], base[name])) || problems.length > 0
  /** What no control can say: that there is no such field, or what is wrong with one that is not shown now. */
  const elsewhere = problems.filter(({ field }) => {
    const known = Object.hasOwn(fields, field) && fields[field]
    return !known || !isShown(known, input)
  })
  return (
    <>
      <form
        class="controls needs-script"
        autocomplete="off"
        inert={state.status !== 'ready'}
        onSubmit={(event) => event.preventDefault()}
      >
        {elsewhere.map((problem) => (
          <p key={problem.field} class="problem">
            <span class="problem-sentence">{sentences?.problemElsewhere(problem, fields, context)}</span>
          </p>
        ))}
        {props.presets && (
          <Presets id={`${id}-${ordinal}-preset`} {...{ presets: props.presets, state, actions, system, t }} />
        )}
        {controls((field) => !field.rare && field.type !== 'flag')}
        {flags.length === 0 ? null : <div class="flags">{flags}</div>}
        <div class="controls-foot">
          {!hasRare ? null : (
            <details class="rare" open={isUnfolded.current}>
              <summary>{t('site.rare')}</summary>
              <div class="controls">{rare}</div>
            </details>
          )}
          <p class="foot-actions">
            <button type="button" class="plain reset" disabled={!state.canUndo} onClick={actions.undo}>
              {t('site.undo')}
            </button>
            <button type="button" class="plain reset" disabled={!isChanged} onClick={actions.reset}>
              {t('site.reset')}
            </button>
          </p>
        </div>
      </form>
      <p class="without-script">{t('site.needs-script')}</p>
    </>
  )
}

interface PresetsProps extends Pick<ControlsProps, 'state' | 'actions' | 'system' | 't'> {
  readonly id: string
  readonly presets: readonly string[]
}

/** The states that a reader can start from, by name. */
function Presets({ id, presets, state, actions, system, t }: PresetsProps): JSX.Element {
  const options = presets.map((preset) => {
    const key = `presets.${preset}`
    const measured = `${key}.${system}`
    return namedOption(preset, t.has(measured) ? measured : key, t)
  })
  return (
    <div class="control picked presets">
      <Label id={id} text={t('site.presets')} t={t} />
      <LazyPicker {...{ id, options, value: state.preset, pick: actions.start, t: under(t, 'site.') }} />
    </div>
  )
}

/** Whether a rare field has a value of its own or a problem: then it is not folded away. */
const isRareTouched = ({ fields, state }: ControlsProps): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      field.rare &&
      (!isSame(state.input[name], field.default) || state.problems.some((problem) => problem.field === name)),
  )

/** What every control is given. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly problem: Explained | undefined
  readonly type: (text: string, system?: UnitSystem) => void
  readonly t: T
}

function control(
  field: Field,
  value: FieldValue | undefined,
  { key, ...shared }: ControlProps & { readonly key: string },
  ways: Pick<ControlsProps, 'formats' | 'system'>,
): JSX.Element {
  switch (field.type) {
    case 'integer':
      return <IntegerControl key={key} {...shared} field={field} value={Number(value)} {...ways} />
    case 'choice':
      return <ChoiceControl key={key} {...shared} field={field} value={String(value)} />
    case 'several':
      return <SeveralControl key={key} {...shared} field={field} value={typeof value === 'object' ? value : []} />
    case 'flag':
      return <FlagControl key={key} {...shared} value={value === true} />
    case 'path':
    case 'dice':
      return <DiceControl key={key} {...shared} value={String(value)} />
  }
}
