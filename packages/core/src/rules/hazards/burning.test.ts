import { expect, test } from 'vitest'
import { extinguishing } from './burning.ts'

// SRD 5.2.1, Rules Glossary, Burning (page 178)
test.each([
  ['rolling-on-the-ground', true, 'prone'],
  ['doused', false, 'none'],
  ['submerged', false, 'none'],
  ['suffocated', false, 'none'],
] as const)('%s', (by, action, condition) => {
  expect(extinguishing(by)).toEqual({ action, condition })
})
