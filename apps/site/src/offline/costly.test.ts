import { expect, it } from 'vitest'
import { isCostly } from './costly.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g', saveData: false, type: 'wifi' }, false],
  [{ effectiveType: '4g', saveData: true, type: 'wifi' }, true],
  [{ effectiveType: '4g', saveData: false, type: 'cellular' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
])('connection %j is metered or slow: %s', (connection, isIt) => {
  expect(isCostly(connection)).toBe(isIt)
})
