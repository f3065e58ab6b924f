import { expect, test } from 'vitest'
import { AREA_SHAPES } from './area-shapes.ts'

// SRD 5.2.1, Rules Glossary, Area of Effect (page 177); the last: 2012 playtest, Areas of Effect
test('the shapes of areas of effect', () => {
  expect(AREA_SHAPES).toEqual([...['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere'], 'cloud'])
})
