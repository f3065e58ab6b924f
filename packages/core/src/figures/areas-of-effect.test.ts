import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { areasOfEffectFigures } from './areas-of-effect.ts'

// SRD 5.2.1; the page follows each figure
test('figures of areas of effect', () => {
  expect(printFigures(areasOfEffectFigures)).toStrictEqual({
    'area-shapes-count': 'integer 6', // 177
  })
})
