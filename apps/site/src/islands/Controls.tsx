import type { Field, FieldProblem } from '@rulestone/core'
import type { JSX } from 'preact'
import type { CalculatorProps } from '../lib/calculator-props.ts'
import type { T } from '../lib/make-t.ts'
import type { NumberFormats } from '../lib/numbers.ts'
import { type ProblemContext, problemSentence, type SuggestionPart, suggestionParts } from '../lib/problem-sentence.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { DiceControl } from './DiceControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { IntegerControl } from './IntegerControl.tsx'
import type { CalculatorActions, CalculatorState } from './use-calculator.ts'

interface ControlsProps extends CalculatorProps {
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly t: T
  readonly formats: NumberFormats
}

/** Whether a field is shown in a state: always, or while another field has one of the values that call for it. */
export function isShown({ shown }: Field, input: CalculatorState['input']): boolean {
  if (shown === undefined) return true
  const value = input[shown.when]
  return shown.is.includes(typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
}

/** The fields of a calculator as controls, in the order in which a player thinks; rare ones are folded away. */
export function Controls(props: ControlsProps): JSX.Element {
  const { id, ordinal, fields, base, state, actions, t, formats, tag } = props
  const { input, problems, version } = state
  const context = (field: Field | undefined): ProblemContext => ({ t, tag, field, base, integer: formats.integer })
  const controls = (belongs: (field: Field) => boolean): JSX.Element[] =>
    Object.entries(fields)
      .filter(([, field]) => belongs(field) && isShown(field, input))
      .map(([name, field]) => {
        const problem = problems.find((candidate) => candidate.field === name)
        const shared = {
          key: `${name} ${version}`,
          id: `${id}-${ordinal}-${name}`,
          name,
          problem: problem && explained(problem, context(field)),
          type: (text: string) => actions.type(name, text),
          t,
        }
        return control(field, input[name], shared, formats)
      })
  const rare = controls((field) => field.rare === true)
  const flags = controls((field) => !field.rare && field.type === 'flag')
  const isChanged = Object.keys(fields).some((name) => input[name] !== base[name]) || problems.length > 0
  const unknown = problems.filter((problem) => !Object.hasOwn(fields, problem.field))
  return (
    <>
      <form class="controls needs-script" inert={state.status !== 'ready'} onSubmit={(event) => event.preventDefault()}>
        {unknown.map((problem) => (
          <p key={problem.field} class="problem">
            <span class="problem-sentence">{problemSentence(problem, context(undefined))}</span>
          </p>
        ))}
        {controls((field) => !field.rare && field.type !== 'flag')}
        {flags.length === 0 ? null : <div class="flags">{flags}</div>}
        <div class="controls-foot">
          {rare.length === 0 ? null : (
            <details class="rare" open={isRareTouched(props)}>
              <summary>{t('site.rare')}</summary>
              <div class="controls">{rare}</div>
            </details>
          )}
          <button type="button" class="reset" disabled={!isChanged} onClick={actions.reset}>
            {t('site.reset')}
          </button>
        </div>
      </form>
      <p class="without-script">{t('site.needs-script')}</p>
    </>
  )
}

/** Whether a rare field has a value of its own or a problem: then it is not folded away. */
const isRareTouched = ({ fields, state }: ControlsProps): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      field.rare && (state.input[name] !== field.default || state.problems.some((problem) => problem.field === name)),
  )

/** What is wrong with a field, with the sentence that says so and what the reader may have meant. */
type Explained = FieldProblem & { readonly sentence: string; readonly suggestions: readonly SuggestionPart[] }

const explained = (problem: FieldProblem, context: ProblemContext): Explained => ({
  ...problem,
  sentence: problemSentence(problem, context),
  suggestions: suggestionParts(problem, context),
})

/** What every control is given. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly problem: Explained | undefined
  readonly type: (text: string) => void
  readonly t: T
}

function control(
  field: Field,
  value: number | boolean | string | undefined,
  { key, ...shared }: ControlProps & { readonly key: string },
  formats: NumberFormats,
): JSX.Element {
  switch (field.type) {
    case 'integer':
      return <IntegerControl key={key} {...shared} field={field} value={Number(value)} formats={formats} />
    case 'choice':
      return <ChoiceControl key={key} {...shared} field={field} value={String(value)} />
    case 'flag':
      return <FlagControl key={key} {...shared} value={value === true} />
    case 'dice':
      return <DiceControl key={key} {...shared} value={String(value)} />
  }
}
