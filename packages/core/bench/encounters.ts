import { answerOf } from './child.ts'
import { MACHINE, short, table } from './markdown.ts'
import { median } from './measure.ts'

/** Milliseconds of CPU time: of a simulated fight, of one that is played event by event, and of one of its events. */
export type EncounterTimes = Readonly<Record<'fight' | 'played' | 'event', number>>

const ROUNDS = 3

/** Fights of four characters of level 5 against four goblins. */
export function encounters(): string {
  const rounds = Array.from({ length: ROUNDS }, () => answerOf<EncounterTimes>('encounters.worker.ts', []))
  const perSecond = (key: keyof EncounterTimes): string => short(1000 / median(rounds.map((times) => times[key])))
  return [
    'Four characters of level 5 against four goblins, on one core: the same fights, simulated for their result alone, and played event',
    'by event.',
    '',
    table(
      ['a second', ''],
      [
        ['fights, `simulateEncounter`', perSecond('fight')],
        ['fights, `playEncounter`', perSecond('played')],
        ['events of these', perSecond('event')],
      ],
    ),
    '',
    `${MACHINE}; CPU time, median of ${ROUNDS} rounds.`,
  ].join('\n')
}
