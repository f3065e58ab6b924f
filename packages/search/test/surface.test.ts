import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as build from '../src/build/index.ts'
import * as search from '../src/index.ts'
import * as names from '../src/names.ts'

test('what `@rulestone/search` exports', () => {
  expect(Object.keys(search).sort()).toEqual([
    'EDITIONS',
    'answer',
    'findInCompendium',
    'fold',
    'groupResults',
    'inEdition',
    'isNamed',
    'isUnspaced',
    'mark',
    'nearestNames',
    'openInSteps',
    'openIndex',
    'readOperators',
    'search',
    'withMeasuresOfRules',
  ])
  expect(Object.keys(names).sort()).toEqual(['groupResults', 'openNames', 'openNamesInSteps', 'searchNames'])
  expect(Object.keys(build).sort()).toEqual(['buildIndex', 'compendiumOf', 'filterWords'])
})

test('the entry points', () => {
  expect(manifest.exports).toEqual({
    '.': { built: './dist/index.js', default: './src/index.ts' },
    './names': { built: './dist/names.js', default: './src/names.ts' },
    './build': { built: './dist/build/index.js', default: './src/build/index.ts' },
  })
})
