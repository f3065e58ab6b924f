import { expect, test } from 'vitest'
import { readHtml, writeHtml } from '../html.ts'
import { minifyScripts } from './minify-scripts.ts'

test('minifies inline scripts; modules, data and files stay as they are', () => {
  const page = readHtml(
    '<!doctype html><html><head><script>// A comment.\n{\n  const longName = 1\n  alert(longName)\n}\n</script><script type="application/json">{ "a": 1 }</script><script src="/a.js"></script></head><body></body></html>',
  )
  minifyScripts(page)
  expect(writeHtml(page)).toMatch(
    /<head><script>[^/\n]*alert\(1\)[^/\n]*<\/script><script type="application\/json">\{ "a": 1 \}<\/script><script src="\/a.js"><\/script><\/head>/,
  )
})
