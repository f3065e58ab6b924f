// Plants one forbidden import of each kind, and tests that `npm run arrows` reports it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { LAYERS, PACKAGES } from '../.dependency-cruiser.mjs'
import { checkArrows, filesOf } from './arrows.mjs'
import { root } from './workspace.mjs'

const manifests = filesOf('{packages/*,apps/*,content}/package.json')

/** The output of the check for a repository with only these files. */
async function check(files) {
  const { output, exitCode } = await checkArrows({ ...manifests, ...files })
  return { output: stripVTControlCharacters(output).replace(/\s+/g, ' '), exitCode }
}

const EMPTY = 'export {}\n'

/** A file that imports another, both new. */
const plant = (from, specifier, to) => ({ [from]: `import '${specifier}'\n`, ...(to ? { [to]: EMPTY } : {}) })

const SITE = 'apps/site/src'
const TEXT = 'packages/text/src'

const FORBIDDEN = [
  {
    kind: 'a package imports one above it',
    files: plant('packages/text/src/upward.ts', '@rulestone/search', 'packages/search/src/index.ts'),
    says: 'packages/text: packages/text/src/upward.ts → packages/search/src/index.ts Of the other packages, packages/text imports packages/core, packages/compendium.',
  },
  {
    kind: 'a test imports a package above its own',
    files: plant('packages/core/test/test-upward.test.ts', '@rulestone/search', 'packages/search/src/index.ts'),
    says: 'packages/core-tests: packages/core/test/test-upward.test.ts → packages/search/src/index.ts Of the other packages, tests of packages/core import packages/testing.',
  },
  {
    kind: 'a package imports a private file of another',
    files: plant('packages/text/src/private.ts', '../../core/src/bounds.ts', 'packages/core/src/bounds.ts'),
    says: 'own-package: packages/text/src/private.ts → packages/core/src/bounds.ts Import another package by its name',
  },
  {
    kind: 'core imports a package of others',
    files: plant('packages/core/src/package.ts', 'lodash'),
    says: 'core-alone: packages/core/src/package.ts → lodash Core runs anywhere',
  },
  {
    kind: 'core imports a module of Node',
    files: plant('packages/core/src/node.ts', 'node:fs'),
    says: 'core-alone: packages/core/src/node.ts → fs Core runs anywhere',
  },
  {
    kind: 'a rule imports the whole of an edition',
    files: plant(
      'packages/core/src/rules/whole.ts',
      '../rulesets/srd-5-2-1.ts',
      'packages/core/src/rulesets/srd-5-2-1.ts',
    ),
    says: 'core-chapters: packages/core/src/rules/whole.ts → packages/core/src/rulesets/srd-5-2-1.ts A rule is small',
  },
  {
    kind: 'core has an import expression',
    files: {
      'packages/core/src/rules/expression.ts': "await import('../tables/expression.ts')\n",
      'packages/core/src/tables/expression.ts': EMPTY,
    },
    says: 'core-static: packages/core/src/rules/expression.ts → packages/core/src/tables/expression.ts',
  },
  {
    kind: 'a type is imported from above',
    files: {
      'packages/core/src/tables/type.ts': "import type { Rule } from '../rules/type.ts'\nexport type Row = Rule\n",
      'packages/core/src/rules/type.ts': 'export type Rule = 1\n',
    },
    says: 'packages/core/src/tables: packages/core/src/tables/type.ts → packages/core/src/rules/type.ts Of the other parts of packages/core/src, tables imports vocabulary, one-of.ts.',
  },
  {
    kind: 'core has a folder that LAYERS does not name',
    files: plant('packages/core/src/new/new-folder.ts', '../bounds.ts', 'packages/core/src/bounds.ts'),
    says: 'packages/core/src/new-part: packages/core/src/new/new-folder.ts → packages/core/src/bounds.ts Say in LAYERS',
  },
  {
    kind: 'query code imports a large package',
    files: plant('packages/search/src/large.ts', '@rulestone/text', 'packages/text/src/index.ts'),
    says: 'search-alone: packages/search/src/large.ts → packages/text/src/index.ts Query code is small',
  },
  {
    kind: 'published code imports test code',
    files: plant('packages/search/src/test-code.ts', '../test/test-code.ts', 'packages/search/test/test-code.ts'),
    says: 'no-test-code: packages/search/src/test-code.ts → packages/search/test/test-code.ts Published code does not import test code.',
  },
  {
    kind: 'files import each other in a circle',
    files: {
      ...plant('packages/search/src/one.ts', './two.ts'),
      ...plant('packages/search/src/two.ts', './three.ts'),
      ...plant('packages/search/src/three.ts', './one.ts'),
    },
    says: 'no-circle: packages/search/src/one.ts → packages/search/src/two.ts → packages/search/src/three.ts → packages/search/src/one.ts These files import each other in a circle',
  },
  {
    kind: 'a module of text imports a private file of another',
    files: plant(`${TEXT}/checks/text-module.ts`, '../markdown/text-module.ts', `${TEXT}/markdown/text-module.ts`),
    says: `${TEXT}/public-files: ${TEXT}/checks/text-module.ts → ${TEXT}/markdown/text-module.ts Import another module of text through its index.ts.`,
  },
  {
    kind: 'a module of the site imports a private file of another',
    files: plant(`${SITE}/reading/site-module.ts`, '../dice/roll/site-module.ts', `${SITE}/dice/roll/site-module.ts`),
    says: `${SITE}/public-files: ${SITE}/reading/site-module.ts → ${SITE}/dice/roll/site-module.ts Import only files directly in the folder of another module`,
  },
  {
    kind: 'the frontmatter of a component imports a module above its own',
    files: {
      [`${SITE}/dice/Frontmatter.astro`]: "---\nimport Other from '../reading/Other.astro'\n---\n<Other />\n",
      [`${SITE}/reading/Other.astro`]: '<p>Other</p>\n',
    },
    says: `${SITE}/dice: ${SITE}/dice/Frontmatter.astro → ${SITE}/reading/Other.astro Of the other parts of ${SITE}, dice imports display, library, shared.`,
  },
  {
    kind: 'the script of a component imports a module above its own',
    files: {
      [`${SITE}/dice/Script.astro`]: "<p></p>\n\n<script>\n  import '../reading/script.ts'\n</script>\n",
      [`${SITE}/reading/script.ts`]: EMPTY,
    },
    says: `${SITE}/dice: ${SITE}/dice/Script.astro → ${SITE}/reading/script.ts Of the other parts`,
  },
]

describe('a forbidden import is found', async () => {
  const { output, exitCode } = await check(Object.assign({}, ...FORBIDDEN.map(({ files }) => files)))

  test.each(FORBIDDEN)('$kind', ({ says }) => {
    expect(output).toContain(`error ${says}`)
    expect(exitCode).toBeGreaterThan(0)
  })
})

describe.each(Object.entries(LAYERS))('%s', async (folder, layers) => {
  const parts = Object.keys(layers)
  const fileOf = (part) => (part.endsWith('.ts') ? part : `${part}/index.ts`)
  const importer = (part) => `${folder}/${part.endsWith('.ts') ? part : `${part}/planted.ts`}`
  const importsBut = (own) =>
    parts
      .filter((part) => part !== own)
      .map((part) => `import '${own.endsWith('.ts') ? './' : '../'}${fileOf(part)}'\n`)
      .join('')
  const { output } = await check({
    ...Object.fromEntries(parts.map((part) => [`${folder}/${fileOf(part)}`, EMPTY])),
    ...Object.fromEntries(parts.map((part) => [importer(part), importsBut(part)])),
  })

  test.each(parts)('%s imports what its row names, and nothing else', (own) => {
    const refused = (part) => output.includes(`error ${folder}/${own}: ${importer(own)} → ${folder}/${fileOf(part)} `)
    const others = parts.filter((part) => part !== own)
    expect(others.filter(refused)).toEqual(others.filter((part) => !layers[own].includes(part)))
  })
})

test('imports that follow the arrows pass', async () => {
  const { output, exitCode } = await check({
    ...plant('packages/cli/src/dice/planted.ts', '@rulestone/core/dice', 'packages/core/src/dice/index.ts'),
    ...plant('packages/core/test/planted.test.ts', '../src/rules/private.ts', 'packages/core/src/rules/private.ts'),
    ...plant(`${SITE}/calculator/planted.ts`, '../dice/open.ts', `${SITE}/dice/open.ts`),
    ...plant(`${SITE}/pages/planted.ts`, '../fight/log/private.ts', `${SITE}/fight/log/private.ts`),
  })
  expect(output).toContain('no dependency violations found')
  expect(exitCode).toBe(0)
})

test('core has no dependencies', () => {
  const { dependencies, peerDependencies } = JSON.parse(manifests['packages/core/package.json'])
  expect({ dependencies, peerDependencies }).toEqual({})
})

test('every folder that the rules name exists', () => {
  const folders = [
    ...Object.keys(PACKAGES),
    ...Object.entries(LAYERS).flatMap(([folder, parts]) => Object.keys(parts).map((part) => join(folder, part))),
  ]
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})
