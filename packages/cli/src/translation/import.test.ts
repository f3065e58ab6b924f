import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, LONG_RULE, removeContentFolders } from '../../test/content.ts'
import { run } from '../../test/run.ts'

afterAll(removeContentFolders)

const ZH = 'rules/combat/walls.zh.md'

/** A content folder, and a file exported from it with one text replaced. */
async function exchanged(format: 'po' | 'xliff', from: string, to: string): Promise<{ content: string; file: string }> {
  const content = contentFolderOf(LONG_RULE)
  await run('export', format, content, '--locale', 'zh', '--out', content)
  const file = join(content, `rulestone-zh.${format === 'po' ? 'po' : 'xlf'}`)
  const text = readFileSync(file, 'utf8').replaceAll('#, fuzzy\n', '')
  if (text.split(from).length !== 2)
    throw new RangeError(`from is "${from}", which does not occur exactly once in the file.`)
  writeFileSync(file, text.replace(from, to))
  return { content, file }
}

const zhIn = (content: string): string => readFileSync(join(content, ZH), 'utf8')

describe('writes new translations', () => {
  test('and prints the next command', async () => {
    const { content, file } = await exchanged('po', '"很远。"', '"远处。"')
    const ran = await run('import', file, '--content', content)
    const path = relative('', join(content, ZH))
    expect(ran).toEqual({
      code: 0,
      out: `${path}: 1 part is new.\nWhat is new counts as unconfirmed. Compare it with the English, then run: rulestone confirm ${path}`,
      error: '',
    })
    expect(zhIn(content)).toBe((LONG_RULE[ZH] ?? '').replace('很远。', '远处。'))
  })

  test('and confirms them', async () => {
    const { content, file } = await exchanged('xliff', '>很远。<', '>远处。<')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('state="translated"', 'state="final"'))
    const { code, out } = await run('import', file, '--content', content, '--confirm', '--lang', 'zh')
    const path = relative('', join(content, ZH))
    expect({ code, out }).toEqual({ code: 0, out: `${path}：有1处新译文。\n${path}：已确认。` })
    expect((await run('check', join(content, ZH))).out).toContain('no findings')
  })

  test('from a file in UTF-16', async () => {
    const { content, file } = await exchanged('po', '"很远。"', '"远处。"')
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`, 'utf16le')
    expect((await run('import', file, '--content', content)).code).toBe(0)
    expect(zhIn(content)).toContain('远处。')
  })

  test('as JSON', async () => {
    const { content, file } = await exchanged('po', '"很远。"', '"远处。"')
    const { out } = await run('import', file, '--content', content, '--json')
    expect(JSON.parse(out)).toEqual({
      files: [{ file: relative('', join(content, ZH)), outcome: 'written', count: 1, isConfirmed: false }],
      findings: [],
      doubtful: 0,
    })
  })
})

test('reports that nothing changed', async () => {
  const { content, file } = await exchanged('po', '"很远。"', '"很远。"')
  expect(await run('import', file, '--content', content)).toEqual({ code: 0, out: 'Nothing is new.', error: '' })
})

test('prints errors with their positions, writes nothing and exits with 1', async () => {
  const { content, file } = await exchanged('po', '"很远。"', '"<g id=\\"7\\">远</g>处。"')
  const { code, out, error } = await run('import', file, '--content', content)
  const line = readFileSync(file, 'utf8').split('\n').indexOf('msgctxt "walls#p-2"') + 1
  expect(code).toBe(1)
  expect(error).toContain(`${file}:${line}:1 error Unexpected tag in \`walls#p-2\` (\`<g id="7">\`)`)
  expect(out).toBe(`${relative('', join(content, ZH))}: nothing was written, see above.`)
  expect(zhIn(content)).toBe(LONG_RULE[ZH])
  const json = JSON.parse((await run('import', file, '--content', content, '--json')).out)
  expect(json.findings).toMatchObject([{ file, line, code: 'unknown', values: { unit: 'walls#p-2' } }])
})

describe('refused, with code 2', () => {
  const folder = contentFolderOf({ 'latin.po': '', 'rules/a/b': '' })
  writeFileSync(join(folder, 'latin.po'), Buffer.from([0x6d, 0x73, 0x67, 0xe9]))
  test.each([
    ['no file', [], 'Unexpected end, expected a file.'],
    ['no such file', [join(folder, 'none.po')], 'expected an XLIFF, PO, TMX or TBX file'],
    ['a folder', [folder], 'expected an XLIFF, PO, TMX or TBX file'],
    ['bytes that are not UTF-8', [join(folder, 'latin.po')], 'expected text in UTF-8'],
  ])('%s', async (_, args, message) => {
    const ran = await run('import', ...args)
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' })
    expect(ran.error).toContain(message)
  })
})
