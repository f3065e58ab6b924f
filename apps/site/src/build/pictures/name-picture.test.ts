import { expect, test } from 'vitest'
import { namePicture } from './name-picture.ts'

const page = '<html><head><meta property="og:url" content="https://a.org/b/en/rules/cover/"></head><body></body></html>'

test('names the picture of a page in its head, once', () => {
  const named = namePicture(page, 'en/rules/cover/')
  expect(named).toContain('property="og:image" content="https://a.org/b/pictures/en/rules/cover.png"')
  expect(named).toContain('name="twitter:card" content="summary_large_image"')
  expect(namePicture(named, 'en/rules/cover/')).toBe(named)
})
