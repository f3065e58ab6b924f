import { expect, it } from 'vitest'
import { picturePath } from './picture-path.ts'

it('is the path of the page, as a file', () => {
  expect(picturePath('en/rules/cover/')).toBe('pictures/en/rules/cover.png')
  expect(picturePath('th/')).toBe('pictures/th.png')
})
