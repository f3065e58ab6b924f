import type { StepValue } from '@rulestone/core'
import { expect, test } from 'vitest'
import { measuredWords } from './measured-words.ts'

const speed: StepValue = { kind: 'quantity', value: 20, unit: 'feet' }
const weight: StepValue = { kind: 'quantity', value: 195, unit: 'pounds' }
const level: StepValue = { kind: 'integer', value: 2 }
const write = (value: StepValue): string => (value.kind === 'quantity' ? `${value.value} ${value.unit}` : 'two')

test.each<[string, (write: (value: StepValue) => string) => string, unknown]>([
  ['words alone', () => 'hits on 7 or higher', ['hits on 7 or higher']],
  ['a quantity alone', (w) => w(speed), [{ unit: 'feet', value: 20, text: '20 feet' }]],
  [
    'quantities among words, and other values',
    (w) => `Level ${w(level)}: ${w(speed)}, and ${w(weight)} at most.`,
    [
      'Level two: ',
      { unit: 'feet', value: 20, text: '20 feet' },
      ', and ',
      { unit: 'pounds', value: 195, text: '195 pounds' },
      ' at most.',
    ],
  ],
  ['nothing', () => '', []],
])('%s', (_, say, words) => {
  expect(measuredWords(write, say)).toEqual(words)
})
