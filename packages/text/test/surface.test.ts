import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as text from '../src/index.ts'

test('what `@rulestone/text` exports', () => {
  expect(Object.keys(text).sort()).toEqual([
    'CHECKS',
    'KINDS',
    'LANGUAGE_TAGS',
    'LIMITS',
    'LOCALES',
    'SOURCE_LOCALE',
    'TRANSLATION_STATUSES',
    'buildLibrary',
    'byLocale',
    'confirmTranslation',
    'createTranslator',
    'formatFinding',
    'isLocale',
    'readLibrary',
    'siteLinks',
  ])
})

test('the entry point', () => {
  expect(manifest.exports).toEqual({ '.': './src/index.ts' })
})
