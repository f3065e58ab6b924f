import { describe, expect, it } from 'vitest'
import { addressPath, fileAt, firstFiles } from './site-files.ts'

describe('firstFiles', () => {
  const shell = new Map([
    ['not-kept.html', '<link href="/r/_astro/a.css"><script src="/r/_astro/b.js"></script><a href="/r/en/">'],
    ['_astro/a.css', ''],
    ['_astro/b.js', 'import{x}from"./c.js";import"./d.js"'],
    ['_astro/c.js', 'import("./lazy.js")'],
    ['_astro/d.js', ''],
    ['_astro/lazy.js', ''],
  ])

  it('are the page, what it names, and what that imports', () => {
    const files = ['not-kept.html', '_astro/a.css', '_astro/b.js', '_astro/c.js', '_astro/d.js']
    expect(firstFiles(shell, '/r')).toEqual(files)
  })

  it('must all be there', () => {
    expect(() => firstFiles(new Map([['_astro/a.css', '']]), '/r')).toThrow(RangeError)
  })
})

it('addressPath is what a reader types', () => {
  expect(addressPath('index.html')).toBe('')
  expect(addressPath('404.html')).toBe('404.html')
  expect(addressPath('en/search/text.json')).toBe('en/search/text.json')
  for (const file of ['index.html', '404.html', 'en/rules/index.html', 'en/rules.json']) {
    expect(fileAt(addressPath(file))).toBe(file)
  }
})
