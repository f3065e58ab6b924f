import type { Input } from '@rulestone/core'
import { toAscii } from '@rulestone/core/dice'
import { numberFormats } from '@rulestone/text/number-formats'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { makeT } from '../shared/make-t.ts'
import { noBreakNodes } from '../shared/no-break.tsx'
import { Figures } from './answer/Answer.tsx'
import { writeStepValue } from './answer/write-step-value.ts'
import type { Shares } from './chart/shares.ts'
import { ThresholdChart } from './chart/ThresholdChart.tsx'
import { runTask, stop, TaskCancelled } from './compute/engine.ts'
import type { Reply } from './compute/tasks.ts'
import type { CalculatorPart } from './embedding/calculator-props.ts'
import { defaultState } from './embedding/whole-props.ts'
import { fieldLabel } from './form/field-label.ts'
import { IntegerControl } from './form/IntegerControl.tsx'
import { useExplanations } from './form/use-explanations.ts'
import { fetchPart } from './hydration/fetch-part.ts'
import { type JobQueue, jobQueue } from './state/job-queue.ts'

/** The calculator that computes the odds. */
const ID = 'dice'

/** The answer of the dice calculator, computed in the worker: an answer to an outdated text is not waited for. */
function useAnswer(dice: string, base: Input) {
  const [reply, setReply] = useState<Reply>()
  const [isSlow, setSlow] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const jobs = useRef<JobQueue | undefined>(undefined)
  jobs.current ??= jobQueue({
    prepare: () => runTask(ID, { kind: 'load' }),
    stop: () => stop(ID),
    onSlow: setSlow,
    onError: (error) => setFailed(!(error instanceof TaskCancelled)),
  })
  useEffect(() => {
    const question = { texts: { expr: dice }, from: base, base }
    jobs.current?.add({
      field: 'expr',
      async run() {
        setReply(await runTask(ID, { kind: 'answer', question }))
        setFailed(false)
      },
    })
  }, [dice])
  return { reply, isSlow, isFailed }
}

/** The chance of a number or more. */
const chanceOf = ({ minimum, orMore }: Shares, atLeast: number): number =>
  atLeast <= minimum ? 1 : (orMore[atLeast - minimum] ?? 0)

interface DiceOddsProps {
  /** a dice expression */
  readonly dice: string
  /** the fields and strings of the dice calculator */
  readonly part: CalculatorPart
}

/** The exact odds of dice: the chance of a number or more, which the reader types or drags, and the distribution. */
function DiceOdds({ dice, part: { tag, fields, strings } }: DiceOddsProps): JSX.Element | null {
  const t = useMemo(() => makeT(tag, strings), [])
  const formats = numberFormats(tag)
  const base = useMemo(() => defaultState(fields), [])
  const { reply, isSlow, isFailed } = useAnswer(dice, base)
  const [chosen, setChosen] = useState<number>()
  const explanations = useExplanations(reply?.refused !== undefined)
  const field = fields['at-least']
  if (isFailed) return <p class="problem">{t('site.failed')}</p>
  if (reply?.refused && explanations) {
    const { Problem, errors } = explanations
    const context = { t, errors, tag, field: fields['expr'], base, formats, system: 'feet' } as const
    return <Problem id="odds-problem" problem={reply.refused} context={context} take={undefined} />
  }
  const { figures: [headline, ...figures] = [], shares } = reply?.output ?? {}
  if (!headline || !shares || field?.type !== 'integer') return null
  const atLeast = chosen ?? Math.ceil(shares.mean)
  const type = (text: string): void => {
    const typed = Number(toAscii(text))
    if (Number.isInteger(typed)) setChosen(Math.max(field.minimum, Math.min(field.maximum, typed)))
  }
  const sentence = t(`figures.${headline.id}.sentence`, { 'at-least': formats.integer(atLeast) })
  const chance = formats.percent(chanceOf(shares, atLeast))
  const spoken = `${chance} ${sentence}`
  return (
    <div class="dice-odds" aria-busy={isSlow}>
      <p class="answer" role="status">
        <span class="answer-figure">{chance}</span> <span class="answer-sentence">{noBreakNodes(sentence, t)}</span>
      </p>
      <IntegerControl
        {...{ field, formats, type, t }}
        id="odds-at-least"
        name="at-least"
        label={fieldLabel(t, 'at-least', {})}
        value={atLeast}
        problem={undefined}
        system="feet"
      />
      <ThresholdChart {...{ shares, threshold: atLeast, choose: setChosen, spoken, formats, t }} />
      <Figures
        partId={undefined}
        figures={[headline, ...figures.filter(({ id }) => id !== 'variance')]}
        write={writeStepValue(fields, formats, t)}
        t={t}
      />
    </div>
  )
}

/**
 * Loads the odds of dice as a component.
 *
 * @param address the URL of the part of the dice calculator
 * @throws Error if it cannot be fetched
 */
export async function loadDiceOdds(
  address: string,
): Promise<{ readonly Odds: ComponentType<{ readonly dice: string }> }> {
  const part: CalculatorPart = JSON.parse(await fetchPart(address))
  return { Odds: ({ dice }) => <DiceOdds dice={dice} part={part} /> }
}
