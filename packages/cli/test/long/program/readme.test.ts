import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spawnRulestone } from '../../spawn.ts'

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** A command of the README, with what it says the command writes. */
interface Example {
  readonly command: string
  readonly written: string
}

const PROMPT = '$ rulestone '

const examples: readonly Example[] = Array.from(README.matchAll(/^```console\n(.*?)^```$/gms)).flatMap(
  ([, block = '']) =>
    block
      .split(/^(?=\$ )/m)
      .filter((part) => part.startsWith(PROMPT))
      .map((part) => {
        const [first = '', ...rest] = part.split('\n')
        return { command: first.slice(PROMPT.length), written: rest.join('\n').trim() }
      }),
)

/** The words of a command, as a shell would split it; quotation marks hold words together. */
const split = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

/** The lines that a `| grep TEXT` after a command lets through; how wide columns are depends on the other lines. */
const grep = (out: string, text: string): string =>
  out
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => line.trim().replace(/ {2,}/g, '  '))
    .join('\n')

test.each(examples)('$command', ({ command, written }) => {
  const [typed = '', searched] = command.split(' | grep ')
  const { out, error } = spawnRulestone(split(typed))
  if (searched === undefined) expect(`${out}${error}`.trim()).toBe(written)
  else expect(grep(out, searched)).toBe(grep(written, searched))
})

test('every command of the README is run', () => {
  expect(examples.length).toBe(README.match(/^\$ /gm)?.length)
  expect(new Set(examples.map(({ command }) => command.split(' ')[0]))).toEqual(
    new Set(['roll', 'odds', 'explain', 'calc', 'search', 'check', 'new', 'diff', 'export', 'import']),
  )
})
