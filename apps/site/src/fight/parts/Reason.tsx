import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { type LogLine, refusalLine } from '../log/event-line.ts'
import type { FightLanguage } from '../log/fight-language.ts'
import type { RefusedAct } from '../snapshots.ts'
import { Rule } from './Rule.tsx'

/** Why something is not possible, with its rule. */
export function Reason({
  refusal,
  language,
}: {
  readonly refusal: RefusedAct
  readonly language: FightLanguage
}): JSX.Element {
  return <ReasonLine line={refusalLine(refusal, language)} language={language} />
}

/** A reason as a finished line. */
export function ReasonLine({
  line,
  language,
}: {
  readonly line: LogLine
  readonly language: FightLanguage
}): JSX.Element {
  return (
    <p class="fight-reason">
      <span class="problem-sentence">{noBreakNodes(line.sentence, language.t)}</span>{' '}
      <Rule id={line.rule} language={language} />
    </p>
  )
}
