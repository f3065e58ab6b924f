import { describe, expect, it } from 'vitest'
import { readHtml } from '../html.ts'
import { cardOf } from './card.ts'

const page = (locale: string, title: string, more = '') =>
  readHtml(`<html lang="${locale}"><head><meta property="og:title" content="${title}">${more}`)

describe('cardOf', () => {
  it('reads title and summary', () => {
    expect(cardOf(page('en', 'Cover'))).toEqual({ locale: 'en', title: 'Cover', summary: '', names: [] })
  })

  it('includes the English name of a page with a section, if it differs', () => {
    const section = '<meta property="article:section" content="规则">'
    const zh = page('zh-Hans', '掩护', section)
    expect(cardOf(zh, page('en', 'Cover'))).toMatchObject({ section: '规则', english: 'Cover' })
    expect(cardOf(page('zh-Hans', '掩护'), page('en', 'Cover'))).not.toHaveProperty('english')
    expect(cardOf(page('zh-Hans', 'Cover', section), page('en', 'Cover'))).not.toHaveProperty('english')
  })

  it('decodes HTML entities', () => {
    const summary = '<meta property="og:description" content="a &amp; b &#34;c&quot; &lt;d&#39;s>">'
    expect(cardOf(page('en', 'x', summary))?.summary).toBe('a & b "c" <d\'s>')
  })

  it('lists the names in its text that are written without spaces', () => {
    const names = ['掩护', '力量', '护', 'cover']
    expect(cardOf(page('zh-Hans', '半身掩护 cover'), undefined, names)?.names).toEqual(['掩护'])
  })

  it('returns undefined for a page without a picture', () => {
    expect(cardOf(readHtml('<html lang="en"><head><title>Not found</title>'))).toBeUndefined()
  })
})
