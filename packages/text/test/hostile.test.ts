import fc from 'fast-check'
import { test } from 'vitest'
import { anyBytes, anyFrontMatter, anyMarkdown } from './soup.ts'

test('any Markdown becomes HTML with known tags only', () => fc.assert(anyMarkdown, { numRuns: 15 }))

test('any front matter is parsed or has a finding', () => fc.assert(anyFrontMatter, { numRuns: 40 }))

test('random bytes never throw', () => fc.assert(anyBytes, { numRuns: 100 }))
