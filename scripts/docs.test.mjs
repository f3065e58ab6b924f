// Tests that the paths and npm scripts named in documents exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspace.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const DOCUMENTS = globSync(['*.md', '{packages,apps}/*/README.md', 'content/*.md', 'scripts/*.md'], { cwd: root })
const { scripts } = JSON.parse(read('package.json'))

/** Paths in backquotes that start with a top-level folder: `packages/core/src/dice`. Parts in braces are patterns. */
const NAMED_PATH = /`((?:packages|apps|content|scripts)\/[\w./@[\]-]+)`/g

/** Paths that a reader of the guides, or a build, creates. */
const MADE = /\/spell-duel\.|^content\/equal\.yml$|\/dist\//

/** Relative links: `[LICENSE](LICENSE)`. */
const LINK = /\]\((?!https?:|#|mailto:|rule:)([^)#\s]+)/g

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file)

  test('names paths that exist', () => {
    const named = Array.from(text.matchAll(NAMED_PATH), ([, path]) => path)
    expect(named.filter((path) => !MADE.test(path) && !existsSync(join(root, path)))).toEqual([])
  })

  test('links to files that exist', () => {
    const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '')
    const linked = Array.from(prose.matchAll(LINK), ([, path]) => join(dirname(file), path))
    expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('DESIGN.md', () => {
  const rows = Array.from(read('DESIGN.md').matchAll(/^\| [^|]+ \| `([^`]+)` \|$/gm), ([, path]) => path)

  test('answers at least thirty questions, each with a path that exists', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30)
    expect(rows.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
