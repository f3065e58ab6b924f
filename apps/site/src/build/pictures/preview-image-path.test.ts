import { expect, it } from 'vitest'
import { previewImagePath } from './preview-image-path.ts'

it('derives the file name from the path of the page', () => {
  expect(previewImagePath('en/rules/cover/')).toBe('pictures/en/rules/cover.png')
  expect(previewImagePath('th/')).toBe('pictures/th.png')
})
