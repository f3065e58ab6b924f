import type { Field, FieldProblem, FieldValue } from '@rulestone/core'
import { isShown, offered, toText } from '@rulestone/core/calculators/fields'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { UnitSystem } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../state/calculator-state.ts'
import type { ExplainProblem } from './control-props.ts'
import { FieldControl } from './FieldControl.tsx'
import { fieldLabel } from './field-label.ts'
import { Presets } from './Presets.tsx'
import type { ProblemContext } from './problem-sentence.ts'
import { useExplanations } from './use-explanations.ts'

interface ControlsProps extends CalculatorProps {
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly t: T
  readonly formats: NumberFormats
  readonly system: UnitSystem
}

const isSame = (value: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  value !== undefined && other !== undefined && toText(value) === toText(other)

const isRare = ({ rare }: Field): boolean => rare === true
const isFlag = (field: Field): boolean => !isRare(field) && field.type === 'flag'
const isUsual = (field: Field): boolean => !isRare(field) && field.type !== 'flag'

/** The fields of a calculator as controls, in the order of play; rare ones are collapsed. */
export function Controls(props: ControlsProps): JSX.Element {
  const { id, ordinal, fields, base, state, actions, t, formats, tag, system, presets } = props
  const { input, problems, revision } = state
  const explanations = useExplanations(state.isCodeNeeded)
  const contextOf =
    (errors: T) =>
    (field: Field | undefined): ProblemContext => ({ t, errors, tag, field, base, formats, system })
  const explain =
    (problem: FieldProblem, field: Field): ExplainProblem =>
    (id, take) =>
      explanations && (
        <explanations.Problem {...{ id, problem, take }} context={contextOf(explanations.errors)(field)} />
      )
  const controls = (belongs: (field: Field) => boolean): JSX.Element[] =>
    Object.entries(fields)
      .filter(([, field]) => belongs(field) && isShown(field, input))
      .map(([name, whole]) => {
        const field = offered(whole, input)
        const problem = problems.find((candidate) => candidate.field === name)
        return (
          <FieldControl
            key={`${name} ${revision}`}
            id={`${id}-${ordinal}-${name}`}
            label={fieldLabel(t, name, input)}
            value={input[name]}
            problem={problem && explain(problem, field)}
            type={(text, system) => actions.type(name, text, system)}
            {...{ name, field, formats, system, t }}
          />
        )
      })
  const hasRare = Object.values(fields).some((field) => isRare(field) && isShown(field, input))
  /** Rare fields are rendered after hydration: before it, nobody can expand them. */
  const rare = state.status === 'loading' ? [] : controls(isRare)
  const flags = controls(isFlag)
  /** Whether they are expanded at first: a rare field has a non-default value or a problem. They stay expanded. */
  const isUnfolded = useRef(false)
  isUnfolded.current ||= Object.entries(fields).some(
    ([name, field]) =>
      field.rare && (!isSame(input[name], field.default) || problems.some((problem) => problem.field === name)),
  )
  const isChanged = Object.keys(fields).some((name) => !isSame(input[name], base[name])) || problems.length > 0
  /** Problems without a control: their field is unknown, or hidden in this state. */
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
        {explanations &&
          elsewhere.map((problem) => (
            <explanations.ProblemElsewhere
              key={problem.field}
              {...{ problem, fields }}
              contextOf={contextOf(explanations.errors)}
            />
          ))}
        {presets && (
          <Presets
            id={`${id}-${ordinal}-preset`}
            value={state.preset}
            {...{ presets, start: actions.start, system, t }}
          />
        )}
        {controls(isUsual)}
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
