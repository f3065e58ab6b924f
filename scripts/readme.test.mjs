// Runs the TypeScript examples of every README: `expression // => expected`.
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './workspace.mjs'

const READMES = globSync(['README.md', '{packages,apps}/*/README.md', 'content/README.md'], { cwd: root })
const IMPORT = /^import \{([^}]*)\} from '([^']+)'$/gm
const ANSWER = /^(.+?)\s*\/\/ => (.+)$/

/** The examples of a README: the code of each block marked `ts`. */
const blocksOf = (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(text.matchAll(/^```ts\n(.*?)^```$/gms), ([, code], index) => ({
    file,
    code,
    name: `${file} ${index + 1}`,
  }))
}

/** The names that a block imports, with their values. */
async function importsOf(code) {
  const names = {}
  for (const [, list, from] of code.matchAll(IMPORT)) {
    const module = await import(from)
    for (const name of list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)) {
      expect(module, `${from} exports ${name}`).toHaveProperty(name)
      names[name] = module[name]
    }
  }
  return names
}

/** The block as the body of a function that returns each result with the expected one. */
function bodyOf(code) {
  const lines = stripTypeScriptTypes(code.replace(IMPORT, '')).split('\n')
  const statements = lines.map((line) => line.replace(ANSWER, 'answers.push([$1, $2]);'))
  return `const answers = [];\n${statements.join('\n')}\nreturn answers;`
}

describe.each(READMES.flatMap(blocksOf))('$name', ({ code }) => {
  test('shows what the code returns', async () => {
    const names = await importsOf(code)
    const answers = new Function(...Object.keys(names), bodyOf(code))(...Object.values(names))
    expect(answers.length).toBe(code.split('\n').filter((line) => ANSWER.test(line)).length)
    expect(answers.length).toBeGreaterThan(0)
    for (const [got, expected] of answers) expect(got).toEqual(expected)
  })
})
