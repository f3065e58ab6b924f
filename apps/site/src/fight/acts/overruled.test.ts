import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { readDocument, writeDocument } from '../fight-document.ts'
import { addAct, currentSnapshot } from '../fight-history.ts'
import sample from '../sample/sample-fight.json?raw'
import { overruled } from './overruled.ts'

const read = readDocument(sample)
if (!read.ok) throw new RangeError('the sample cannot be read.')
const fight = read.value
const snapshot = currentSnapshot(fight)
const { phase } = snapshot.state
const creature = phase.kind === 'turn' ? phase.of : ''
const dodge: FightEvent = { kind: 'dodge', creature }

// biome-ignore format: a table
const CASES: readonly (readonly [what: string, events: readonly FightEvent[], overruled: readonly (true | undefined)[] | undefined])[] = [
  ['possible events need no GM', [dodge], undefined],
  ['the second of two actions', [dodge, dodge], [undefined, true]],
  ['an event that means nothing', [dodge, { kind: 'dismount', creature }], undefined],
  ['a creature that is not there', [{ kind: 'dodge', creature: 'Nobody' }], undefined],
]

test.each(CASES)('%s', (_, events, expected) => {
  expect(overruled(snapshot, events)?.map((event) => event.overruled)).toEqual(expected)
})

test('an overruled act is saved, and read with what the rules say against it', () => {
  const allowed = overruled(snapshot, [dodge, dodge]) ?? []
  const next = addAct(fight, { events: allowed })
  const saved = next.ok ? readDocument(writeDocument(next.value.document)) : undefined
  const logged = saved?.ok ? currentSnapshot(saved.value).events : []
  expect(logged.map((one) => one.overruled?.code)).toEqual([undefined, 'spent'])
})
