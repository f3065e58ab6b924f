import type { FightEvent, FightState } from '@rulestone/core'
import { downText } from '../end/down-text.ts'
import { summarize } from '../end/summary.ts'
import type { Snapshot } from '../snapshots.ts'
import { eventLine } from './event-line.ts'
import { creatureName, type FightLanguage, sideName } from './fight-language.ts'

/** Events without a line of their own: the heading, the round or the next line says it. */
const SILENT: readonly FightEvent['kind'][] = ['join', 'set-distance']

/** Events that have a line only if something comes of them. */
const USUALLY_SILENT: readonly FightEvent['kind'][] = ['begin-turn', 'end-turn']

/** The sides and who is on them, a line each. */
function sideLines({ creatures }: FightState, language: FightLanguage): readonly string[] {
  const sides = Map.groupBy(Object.values(creatures), ({ side }) => side)
  return Array.from(sides, ([side, members]) =>
    language.t('chat.sides', {
      side: sideName(side, language),
      names: language.list(members.map(({ id }) => creatureName(id, language))),
    }),
  )
}

/** An act in one line; undefined if nothing of it is worth one. */
function actLine({ events }: Snapshot, language: FightLanguage): string | undefined {
  const sentences = events.flatMap((logged) => {
    const { kind } = logged.event
    if (SILENT.includes(kind)) return []
    const { sentence, steps, overruled } = eventLine(logged, language)
    const outcomes = steps.flatMap((step) => (step.isOutcome ? [step.sentence] : []))
    if (USUALLY_SILENT.includes(kind) && overruled === undefined) return outcomes
    const said = overruled === undefined ? sentence : language.t('chat.overruled', { text: sentence })
    return [said, ...outcomes]
  })
  return sentences.length === 0 ? undefined : language.joinSentences(sentences)
}

/** The summary of the last combat, a line for each creature. */
function summaryLines(snapshots: readonly Snapshot[], language: FightLanguage): readonly string[] {
  const summary = summarize(snapshots)
  if (summary === undefined) return []
  const { t, formats } = language
  const down = downText(summary.creatures, language)
  return [
    '',
    t('end.title'),
    t('end.rounds', { rounds: formats.integer(summary.rounds) }),
    down === undefined ? t('end.nobody-down') : t('end.down', { names: down }),
    ...summary.creatures.map(({ id, dealt, taken, hits, attacks, natural20s }) =>
      t('end.line', {
        who: creatureName(id, language),
        dealt: formats.integer(dealt),
        taken: formats.integer(taken),
        hits: formats.integer(hits),
        attacks: formats.integer(attacks),
        twenties: formats.integer(natural20s),
      }),
    ),
  ]
}

/** A fight as plain text for a chat: the sides, each round with a line for each act, and a summary. */
export function chatText(snapshots: readonly Snapshot[], language: FightLanguage): string {
  const lines: string[] = []
  let round = 0
  for (const snapshot of snapshots.slice(1)) {
    const { state } = snapshot
    const ended = snapshot.events.some(({ event }) => event.kind === 'end-combat')
    const line = actLine(snapshot, language)
    if (line !== undefined) lines.push(line)
    if (ended) round = 0
    // A new round is announced after the act that leads to it.
    else if (state.round > round) {
      round = state.round
      lines.push('', language.t('chat.round', { round: language.formats.integer(round) }))
    }
  }
  const last = snapshots.at(-1)
  const sides = last === undefined ? [] : sideLines(last.state, language)
  return [...sides, ...lines, ...summaryLines(snapshots, language)].join('\n')
}
