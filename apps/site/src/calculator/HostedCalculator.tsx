import type { FieldProblem, LoadableCalculator } from '@rulestone/core'
import { isShown, offered } from '@rulestone/core/calculators/fields'
import { numberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { makeT, type Strings } from '../shared/make-t.ts'
import { Answer, Figures } from './answer/Answer.tsx'
import type { PageOutput } from './answer/page-output.ts'
import { ResultTable } from './answer/ResultTable.tsx'
import { Steps } from './answer/Steps.tsx'
import { writeStepValue } from './answer/write-step-value.ts'
import { answer } from './compute/answer.ts'
import type { Reply } from './compute/tasks.ts'
import type { CalculatorPart } from './embedding/calculator-props.ts'
import { defaultState } from './embedding/whole-props.ts'
import { filledQuery } from './filled-address.ts'
import { fieldLabel } from './form/field-label.ts'
import { problemSentence } from './form/problem-sentence.ts'
import { HostedField } from './hosted/HostedField.tsx'

/** The part of a calculator with the strings of problems. */
export interface HostedPart extends CalculatorPart {
  readonly errors: Strings
}

interface HostedCalculatorProps {
  readonly id: string
  readonly part: HostedPart
  readonly calculator: LoadableCalculator
  /** the values of fields that the page sets */
  readonly texts: Readonly<Record<string, string>>
  /** the URL of the site, with a trailing slash */
  readonly site: string
  readonly language: string
}

/** A state of the fields and the last answer. */
interface Shown extends Pick<Reply, 'input' | 'problems' | 'texts'> {
  readonly output: PageOutput | undefined
}

/** All problems of a reply, and those of other fields before it. */
function withProblems(
  { refused, problems, ...reply }: Reply,
  before: readonly FieldProblem[],
  last?: PageOutput,
): Shown {
  return {
    input: reply.input,
    texts: reply.texts,
    problems: [...before, ...problems, ...(refused ? [refused] : [])],
    output: reply.output ?? last,
  }
}

/**
 * A calculator on a page of another site: plain controls, the answer and its steps. It stores nothing and leaves the URL
 * of the page alone.
 */
export function HostedCalculator({ id, part, calculator, texts, site, language }: HostedCalculatorProps): JSX.Element {
  const { tag, fields, strings, stepKinds } = part
  const t = useMemo(() => makeT(tag, strings), [])
  const errors = useMemo(() => makeT(tag, part.errors), [])
  const formats = useMemo(() => numberFormats(tag), [])
  const write = useMemo(() => writeStepValue(fields, formats, t), [])
  const base = useMemo(() => defaultState(fields), [])
  const [shown, setShown] = useState(() => withProblems(answer(calculator, { texts, from: base, base }), []))
  const { input, output, problems } = shown
  const rules = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(part.rules).map(([rule, { title, href }]) => [rule, { title, href: new URL(href, site).href }]),
      ),
    [],
  )

  const type = (field: string, text: string): void => {
    const from = { ...input, ...(base[field] !== undefined && { [field]: base[field] }) }
    const others = problems.filter((problem) => problem.field !== field)
    setShown(withProblems(answer(calculator, { texts: { [field]: text }, from, base }), others, output))
  }
  const controls = (isRare: boolean): JSX.Element[] =>
    Object.entries(fields)
      .filter(([, field]) => (field.rare ?? false) === isRare && isShown(field, input))
      .map(([name, whole]) => {
        const field = offered(whole, input)
        const problem = problems.find((one) => one.field === name)
        const context = { t, errors, tag, field, base, formats, system: 'feet' as const }
        return (
          <HostedField
            key={name}
            id={`${id}-${name}`}
            label={fieldLabel(t, name, input)}
            value={input[name]}
            problem={problem && problemSentence(problem, context)}
            type={(text) => type(name, text)}
            {...{ name, field, t }}
          />
        )
      })
  const rare = controls(true)
  return (
    <figure lang={tag} aria-label={t('title')}>
      <figcaption>
        <a href={`${site}${language}/calculators/${id}/${filledQuery(shown.texts)}`}>{t('title')}</a>
      </figcaption>
      {output && <Answer {...{ fields, input, write, t }} figures={output.figures} />}
      <form onSubmit={(event) => event.preventDefault()}>
        {controls(false)}
        {rare.length === 0 ? null : (
          <details class="rare">
            <summary>{t('site.rare')}</summary>
            {rare}
          </details>
        )}
      </form>
      {output && <Figures partId={undefined} {...{ write, t }} figures={output.figures} />}
      {output?.table && <ResultTable partId={undefined} table={output.table} {...{ fields, input, write, t }} />}
      {output && <Steps isOnPage={false} steps={output.steps} {...{ stepKinds, rules, write, t }} />}
    </figure>
  )
}
