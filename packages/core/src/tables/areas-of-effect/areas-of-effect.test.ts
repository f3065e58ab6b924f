import { expect, test } from 'vitest'
import { AREAS_OF_EFFECT } from './areas-of-effect.ts'

// SRD 5.2.1, Rules Glossary; the page stands after each row; the last row: 2012 playtest, Areas of Effect
test('the shapes of areas of effect', () => {
  expect(
    AREAS_OF_EFFECT.map(({ shape, dimensions, origin, originIncluded, extends: how, movesWithOrigin }) =>
      [shape, dimensions.join(' and '), origin, originIncluded, how, movesWithOrigin].join(' | '),
    ),
  ).toEqual([
    'cone | length | point | false | straight-lines | false', // 179
    'cube | size | point-on-a-face | false | straight-lines | false', // 179
    'cylinder | radius and height | center-of-top-or-bottom | true | straight-lines | false', // 180
    'emanation | distance | creature-or-object | false | straight-lines | true', // 181
    'line | length and width | point | false | straight-lines | false', // 184
    'sphere | radius | point | true | straight-lines | false', // 188
    'cloud | radius | point | true | around-objects | false',
  ])
})
