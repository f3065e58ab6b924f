import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { SOURCE_FILES } from './source-files.ts'

/** What the files of each folder may import besides each other. `''` holds the files that stand in no folder. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  vocabulary: [],
  tables: ['vocabulary'],
  rulesets: ['vocabulary', 'tables'],
  dice: ['vocabulary', 'result.ts', 'bounds.ts', 'fraction.ts'],
  rules: ['vocabulary', 'tables', 'rulesets', 'dice', 'result.ts', 'bounds.ts', 'fraction.ts'],
  fight: ['vocabulary', 'tables', 'rulesets', 'dice', 'rules', 'result.ts', 'bounds.ts', 'fraction.ts'],
  figures: ['vocabulary', 'tables', 'rulesets', 'rules'],
  calculators: ['vocabulary', 'tables', 'rulesets', 'dice', 'rules', 'result.ts', 'bounds.ts', 'fraction.ts'],
}

/** The same for the files that stand in no folder. */
const FILE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'bounds.ts': [],
  'result.ts': [],
  'fraction.ts': ['bounds.ts'],
  'index.ts': [...Object.keys(MAY_IMPORT), 'bounds.ts', 'result.ts', 'fraction.ts'],
}

const importsOf = (text: string): string[] =>
  Array.from(
    text.matchAll(/^(?:(?:import|export|\})[^'"\n]*\bfrom |import )['"]([^'"]+)['"](?: with .*)?$/gm),
    ([, path = '']) => path,
  )

/** Where an import leads: a folder of `src`, a file directly in it, or the specifier itself if it is not relative. */
function target(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const { pathname } = { pathname: [...file.split('/').slice(0, -1), ...specifier.split('/')] }
  const parts: string[] = []
  for (const part of pathname) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.length > 1 ? (parts[0] ?? '') : parts.join('/')
}

const files = Object.entries(SOURCE_FILES)

test('the files were found, and the imports in them', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(importsOf(SOURCE_FILES['rules/d20-tests/advantage.ts'] ?? '')).toEqual([
    '../../dice/syntax.ts',
    '../../vocabulary/d20-tests.ts',
  ])
  expect(importsOf(SOURCE_FILES['figures/combat.ts'] ?? '')).toHaveLength(6)
  const statements = files.flatMap(([, text]) => text.match(/\bfrom '/g) ?? [])
  expect(files.flatMap(([, text]) => importsOf(text))).toHaveLength(statements.length)
})

test.each(files)('%s imports only what stands below it', (file, text) => {
  const [folder = ''] = file.split('/')
  const allowed = MAY_IMPORT[folder] === undefined ? FILE_MAY_IMPORT[file] : [folder, ...MAY_IMPORT[folder]]
  expect(allowed).toBeDefined()
  for (const specifier of importsOf(text)) expect(allowed).toContain(target(file, specifier))
})

test.each(files)('%s names no clock, locale, DOM, host or unseeded randomness', (file, text) => {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'/g, "''")
  expect([
    file,
    code.match(/\bMath\.random\b|\bDate\b|\bIntl\b|\b(?:document|window|process|globalThis)\s*[.[(]/g),
  ]).toEqual([file, null])
  expect([file, code.match(/\bimport\s*\(|\brequire\s*\(|\beval\s*\(|\bnew Function\b/g)]).toEqual([file, null])
})

describe('the package', () => {
  test('needs nothing at run time', () => {
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('peerDependencies')
    expect(manifest).not.toHaveProperty('optionalDependencies')
    expect(manifest.sideEffects).toBe(false)
  })
})
