import { describe, expect, test } from 'vitest'
import { newFight, readDocument } from '../fight-document.ts'
import sample from '../sample/sample-fight.json?raw'
import { playSample } from '../test/play-sample.ts'
import { CHAT_LIMIT, isFightLink, LINK_LIMIT, linkFragment, readLink } from './fight-link.ts'

const read = readDocument(sample)
if (!read.ok) throw new RangeError('the sample cannot be read.')
const { document } = read.value
const fragment = await linkFragment(document)

test('a link gives the same fight, and fits a chat', async () => {
  expect(isFightLink(fragment)).toBe(true)
  expect(fragment).toMatch(/^#fight=1\.[a-z0-9]+\.[\w-]+$/u)
  expect(fragment.length).toBeLessThan(CHAT_LIMIT)
  expect(await readLink(fragment)).toMatchObject({ ok: true, value: { document } })
})

const [head = '', data = ''] = [
  fragment.slice(0, fragment.lastIndexOf('.') + 1),
  fragment.slice(fragment.lastIndexOf('.') + 1),
]
const whole = await linkFragment(playSample(sample).document)
const foreign = await linkFragment({ ...newFight('7').document, ruleset: 'house-rules' as 'srd-5.2.1' })
const long = await linkFragment({ ...document, seed: 'x'.repeat(3_000_000) })

describe('a link that is not a fight says why', () => {
  test.each<[what: string, link: string, code: string]>([
    ['cut off', fragment.slice(0, -20), 'damaged'],
    ['without data', head, 'damaged'],
    ['a changed character', `${head}${data.slice(0, 40)}${data[40] === 'A' ? 'B' : 'A'}${data.slice(41)}`, 'damaged'],
    ['not base64', `${head}%%%`, 'damaged'],
    ['another check', fragment.replace(/1\.[a-z0-9]+\./u, '1.zzz.'), 'damaged'],
    ['text after it', `${fragment}.more`, 'damaged'],
    ['a later version', fragment.replace('#fight=1.', '#fight=2.'), 'other-link'],
    ['nothing', '#fight=', 'damaged'],
    ['rules that the page does not know', foreign, 'other-rules'],
    ['more than any fight', long, 'damaged'],
  ])('%s', async (_, link, code) => {
    expect(await readLink(link)).toMatchObject({ ok: false, error: { code } })
  })
})

test('a fight of four against four, played to its end, fits a link', async () => {
  expect(whole.length).toBeLessThan(LINK_LIMIT / 2)
  expect(await readLink(whole)).toMatchObject({ ok: true })
})

test('any other fragment is not a link to a fight', () => {
  for (const other of ['', '#act-3', '#creature-1', '#fights=1']) expect(isFightLink(other)).toBe(false)
})
