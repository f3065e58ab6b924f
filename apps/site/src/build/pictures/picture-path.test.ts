import { expect, it } from 'vitest'
import { picturePath } from './picture-path.ts'

it('derives the file name from the path of the page', () => {
  expect(picturePath('en/rules/cover/')).toBe('pictures/en/rules/cover.png')
  expect(picturePath('th/')).toBe('pictures/th.png')
})
