// Plants one forbidden import of each kind, and reads what `npm run arrows` says of it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { LAYERS, PACKAGES } from '../.dependency-cruiser.mjs'
import { checkArrows, filesOf } from './arrows.mjs'
import { root } from './workspace.mjs'

const manifests = filesOf('{packages/*,apps/*,content}/package.json')

/** What the check says of a repository with these files alone. */
async function check(files) {
  const { output, exitCode } = await checkArrows({ ...manifests, ...files })
  return { output: stripVTControlCharacters(output).replace(/\s+/g, ' '), exitCode }
}

const EMPTY = 'export {}\n'

/** A file that imports another, both new. */
const plant = (from, specifier, to) => ({ [from]: `import '${specifier}'\n`, ...(to ? { [to]: EMPTY } : {}) })

const SITE = 'apps/site/src'

describe.each([
  {
    kind: 'a package imports one above it',
    files: plant('packages/text/src/planted.ts', '@rulestone/search', 'packages/search/src/index.ts'),
    says: 'packages/text: packages/text/src/planted.ts → packages/search/src/index.ts Of the other packages, packages/text imports packages/core.',
  },
  {
    kind: 'a test imports a package above its own',
    files: plant('packages/core/test/planted.test.ts', '@rulestone/search', 'packages/search/src/index.ts'),
    says: 'packages/core-tests: packages/core/test/planted.test.ts → packages/search/src/index.ts Of the other packages, tests of packages/core import nothing.',
  },
  {
    kind: 'a package imports a private file of another',
    files: plant('packages/text/src/planted.ts', '../../core/src/bounds.ts', 'packages/core/src/bounds.ts'),
    says: 'own-package: packages/text/src/planted.ts → packages/core/src/bounds.ts Import another package by its name',
  },
  {
    kind: 'core imports a package of others',
    files: plant('packages/core/src/planted.ts', 'lodash'),
    says: 'core-alone: packages/core/src/planted.ts → lodash Core runs anywhere',
  },
  {
    kind: 'core imports a module of Node',
    files: plant('packages/core/src/planted.ts', 'node:fs'),
    says: 'core-alone: packages/core/src/planted.ts → fs Core runs anywhere',
  },
  {
    kind: 'core has an import expression',
    files: {
      'packages/core/src/rules/planted.ts': "await import('../tables/planted.ts')\n",
      'packages/core/src/tables/planted.ts': EMPTY,
    },
    says: 'core-static: packages/core/src/rules/planted.ts → packages/core/src/tables/planted.ts',
  },
  {
    kind: 'only a type comes from above',
    files: {
      'packages/core/src/tables/planted.ts':
        "import type { Rule } from '../rules/planted.ts'\nexport type Row = Rule\n",
      'packages/core/src/rules/planted.ts': 'export type Rule = 1\n',
    },
    says: 'packages/core/src/tables: packages/core/src/tables/planted.ts → packages/core/src/rules/planted.ts Of the other parts of packages/core/src, tables imports vocabulary.',
  },
  {
    kind: 'core has a folder that LAYERS does not name',
    files: plant('packages/core/src/new/planted.ts', '../bounds.ts', 'packages/core/src/bounds.ts'),
    says: 'packages/core/src/new-part: packages/core/src/new/planted.ts → packages/core/src/bounds.ts Say in LAYERS',
  },
  {
    kind: 'a room of text imports a private file of another',
    files: plant(
      'packages/text/src/compile/planted.ts',
      '../language/planted.ts',
      'packages/text/src/language/planted.ts',
    ),
    says: 'text-door: packages/text/src/compile/planted.ts → packages/text/src/language/planted.ts Import another room of text through its index.ts.',
  },
  {
    kind: 'what answers a query imports a large package',
    files: plant('packages/search/src/planted.ts', '@rulestone/text', 'packages/text/src/index.ts'),
    says: 'search-alone: packages/search/src/planted.ts → packages/text/src/index.ts What answers a query is small',
  },
  {
    kind: 'published code imports test code',
    files: plant('packages/search/src/planted.ts', '../test/planted.ts', 'packages/search/test/planted.ts'),
    says: 'no-test-code: packages/search/src/planted.ts → packages/search/test/planted.ts What is published does not import test code.',
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
    kind: 'a room imports a private file of another',
    files: plant(`${SITE}/calculator/planted.ts`, '../dice/inner/planted.ts', `${SITE}/dice/inner/planted.ts`),
    says: `room-door: ${SITE}/calculator/planted.ts → ${SITE}/dice/inner/planted.ts The door of a room is what stands directly in its folder.`,
  },
  {
    kind: 'the frontmatter of a component imports a private file of another room',
    files: {
      [`${SITE}/calculator/Planted.astro`]: "---\nimport Other from '../dice/inner/Other.astro'\n---\n<Other />\n",
      [`${SITE}/dice/inner/Other.astro`]: '<p>Other</p>\n',
    },
    says: `room-door: ${SITE}/calculator/Planted.astro → ${SITE}/dice/inner/Other.astro The door of a room`,
  },
  {
    kind: 'the script of a component imports a room that it must not',
    files: {
      [`${SITE}/dice/Planted.astro`]: "<p></p>\n\n<script>\n  import '../reading/planted.ts'\n</script>\n",
      [`${SITE}/reading/planted.ts`]: EMPTY,
    },
    says: `apps/site/src/dice: ${SITE}/dice/Planted.astro → ${SITE}/reading/planted.ts Of the other parts of apps/site/src, dice imports`,
  },
])('when $kind', ({ files, says }) => {
  test('the check names the import and the rule', async () => {
    const { output, exitCode } = await check(files)
    expect(output).toContain(`error ${says}`)
    expect(exitCode).toBeGreaterThan(0)
  })
})

describe.each(
  Object.entries(LAYERS).flatMap(([folder, parts]) =>
    Object.entries(parts).map(([part, allowed]) => ({ folder, part, allowed, parts: Object.keys(parts) })),
  ),
)('$folder/$part', ({ folder, part, allowed, parts }) => {
  const fileOf = (name) => (name.endsWith('.ts') ? name : `${name}/index.ts`)
  const up = part.endsWith('.ts') ? './' : '../'
  const others = parts.filter((name) => name !== part)

  test('imports what it may, and nothing else', async () => {
    const files = Object.fromEntries(others.map((name) => [`${folder}/${fileOf(name)}`, EMPTY]))
    const imports = others.map((name) => `import '${up}${fileOf(name)}'\n`).join('')
    const { output } = await check({ ...files, [`${folder}/${fileOf(part)}`]: imports })
    const found = others.filter((name) => output.includes(`→ ${folder}/${fileOf(name)} `))
    expect(found).toEqual(others.filter((name) => !allowed.includes(name)))
  })
})

test('imports that follow the arrows pass', async () => {
  const { output, exitCode } = await check({
    ...plant('packages/cli/src/planted.ts', '@rulestone/core/dice', 'packages/core/src/dice/index.ts'),
    ...plant('packages/core/test/planted.test.ts', '../src/rules/private.ts', 'packages/core/src/rules/private.ts'),
    ...plant(`${SITE}/calculator/planted.ts`, '../dice/door.ts', `${SITE}/dice/door.ts`),
    ...plant(`${SITE}/pages/planted.ts`, '../fight/inner/private.ts', `${SITE}/fight/inner/private.ts`),
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
