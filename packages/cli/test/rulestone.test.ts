import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, english, ONE_RULE, removeContentFolders } from './content.ts'
import { said } from './said.ts'
import { spawnRulestone, WORKSPACE } from './spawn.ts'

afterAll(removeContentFolders)

const good = contentFolderOf(ONE_RULE)
const bad = contentFolderOf({ ...ONE_RULE, 'rules/combat/walls.en.md': english('walls', 'Say <b>it</b>.') })
const translation = join(good, 'rules/combat/walls.th.md')

describe('the program itself', () => {
  test.each([
    ['roll', ['roll', '2d1+3'], 0, '2d1 [1 1] + 3 = 5\n', ''],
    ['roll, wrong', ['roll', '2d'], 2, '', '2d\n  ^\nThe roll stops too early. Expected: the number of sides.\n'],
    ['odds', ['odds', '1d2', '--json'], 0, '"denominator":"2"}\n', ''],
    ['odds, wrong', ['odds', '1d2', '--atleast', '2'], 2, '', 'Unexpected option (--atleast)'],
    [
      'calc',
      ['calc', 'attack', '--ac', '16', '--lang', 'zh'],
      0,
      said('zh', 'calculators', 'attack.figures.mean.label'),
      '',
    ],
    ['calc, wrong', ['calc', 'attack', '--ac', '41'], 2, '', '--ac'],
    ['calc --list', ['calc', '--list'], 0, said('en', 'calculators', 'attack.caption'), ''],
    ['check', ['check', good], 0, '(translation)\n0 ', ''],
    ['check, with errors', ['check', bad], 1, ':12:5 error ', ''],
    ['check, wrong', ['check', '/nowhere'], 2, '', 'Unexpected path (/nowhere)'],
    ['confirm', ['confirm', translation], 0, 'walls.th.md', ''],
    ['confirm, wrong', ['confirm', join(good, 'books/book.yml')], 2, '', 'expected a rule in Chinese or Thai'],
    ['--version', ['--version'], 0, '.', ''],
    ['--help', ['--help'], 0, 'rulestone COMMAND', ''],
    ['nothing', [], 2, '', 'rulestone COMMAND'],
  ] as const)('%s', (_, args, code, out, error) => {
    const ran = spawnRulestone(args)
    expect(ran.code).toBe(code)
    if (out === '') expect(ran.out).toBe('')
    else expect(ran.out).toContain(out)
    if (error === '') expect(ran.error).toBe('')
    else expect(ran.error).toContain(error)
  })
})

test('the content of this workspace has no errors', () => {
  const { code, out, error } = spawnRulestone(['check'])
  expect(error).toBe('')
  expect(code, out).toBe(0)
})

test('a reader that stops early is no mistake', async () => {
  const node = join(WORKSPACE, 'node_modules/.bin/node')
  const child = spawn(node, ['packages/cli/src/rulestone.ts', 'odds', '1d1000000', '--json'], { cwd: WORKSPACE })
  let error = ''
  child.stderr.on('data', (text) => {
    error += String(text)
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect({ code, error }).toEqual({ code: 0, error: '' })
})
