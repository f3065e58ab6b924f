import { expect, it } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const SCRIPT = '<script type="module" src="/_astro/page.js"></script>'

it('holds back what a page fetches, where the page starts it itself', () => {
  const starter =
    '<script type="module">for(let late of document.querySelectorAll(`script[type="late"]`))start(late)</script>'
  expect(withLateScripts(starter + SCRIPT)).toBe(`${starter}<script type="late" data-src="/_astro/page.js"></script>`)
})

it('leaves other pages alone', () => {
  expect(withLateScripts(SCRIPT)).toBe(SCRIPT)
})
