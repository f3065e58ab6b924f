import { expect, test } from 'vitest'
import { THINGS_TO_DETECT } from '../../vocabulary/things-to-detect.ts'
import { SEARCH_SKILLS } from './search-skills.ts'

// SRD 5.2.1, Rules Glossary, Search (page 187)
test('what each skill detects', () => {
  expect(SEARCH_SKILLS).toEqual([
    { skill: 'insight', detects: ['state-of-mind'] },
    { skill: 'medicine', detects: ['ailment', 'cause-of-death'] },
    { skill: 'perception', detects: ['concealed-creature', 'concealed-object'] },
    { skill: 'survival', detects: ['tracks', 'food'] },
  ])
})

test('each thing is detected by one skill', () => {
  expect(SEARCH_SKILLS.flatMap(({ detects }) => detects)).toEqual(THINGS_TO_DETECT)
})
