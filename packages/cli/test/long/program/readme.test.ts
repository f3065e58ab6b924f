import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spawnRulestone } from '../../spawn.ts'

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** A command of the README, with the output shown there. */
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

/** The arguments of a command, split as by a shell; quotation marks keep words together. */
const split = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

/**
 * The lines that a `| grep TEXT` after a command keeps, with single spaces, because the widths of columns depend on all
 * lines.
 */
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
    new Set([
      'roll',
      'odds',
      'explain',
      'calc',
      'search',
      'spell',
      'creature',
      'encounter',
      'check',
      'new',
      'diff',
      'export',
      'import',
    ]),
  )
})
