import { expect, test } from 'vitest'
import { makeT } from '../../shared/make-t.ts'
import { fieldLabel } from './field-label.ts'

const t = makeT('en', { 'fields.size.label': 'Length, side, or radius', 'fields.size.labels.sphere': 'Radius' })

test.each([
  ['sphere', 'Radius'],
  ['cone', 'Length, side, or radius'],
])('the label of the size of a %s', (shape, label) => {
  expect(fieldLabel(t, 'size', { shape, size: 20 })).toBe(label)
})
