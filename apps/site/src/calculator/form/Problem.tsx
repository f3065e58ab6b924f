import type { FieldProblem, Fields } from '@rulestone/core'
import type { JSX } from 'preact'
import { TextProblem } from '../../dice/TextProblem.tsx'
import { type ContextOfField, type ProblemContext, problemElsewhere, problemSentence } from './problem-sentence.ts'

interface ProblemProps {
  readonly id: string
  readonly problem: FieldProblem
  readonly context: ProblemContext
  /** sets the field to a suggested text */
  readonly take: ((text: string) => void) | undefined
}

/** What is wrong with a field, and what to do. */
export const Problem = (props: ProblemProps): JSX.Element => (
  <TextProblem {...props} sentence={problemSentence(props.problem, props.context)} />
)

interface ElsewhereProps {
  readonly problem: FieldProblem
  readonly fields: Fields
  readonly contextOf: ContextOfField
}

/** What is wrong with a URL parameter without a control. */
export const ProblemElsewhere = ({ problem, fields, contextOf }: ElsewhereProps): JSX.Element => (
  <p class="problem">
    <span class="problem-sentence">{problemElsewhere(problem, fields, contextOf)}</span>
  </p>
)
