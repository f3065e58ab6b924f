import type { Locale } from '@rulestone/text'
import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { type Illustration, WIDTH } from './illustration.ts'
import { wordsOf } from './words-of.ts'

/** The lines that fill what is hatched. */
const hatching = (id: string): Element =>
  s('pattern', { id, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, [
    s('path', { className: 'hatching', d: 'M0 0v6' }),
  ])

/** A shape that is filled with lines instead of a color. */
const isHatched = ({ properties }: Element): boolean => String(properties['className']).includes('hatched')

/** An illustration as a figure: an image with a description, and a caption. */
export async function figureOf(illustration: Illustration, locale: Locale): Promise<Element> {
  const { id, height, draw } = illustration
  const words = await wordsOf(illustration, locale)
  const shapes = draw(words)
  const description = `${id}-drawn`
  const pattern = `hatching-${id}`
  const filled = shapes.map((shape) =>
    isHatched(shape) ? { ...shape, properties: { ...shape.properties, fill: `url(#${pattern})` } } : shape,
  )
  return h('figure', { className: 'illustration' }, [
    s('svg', { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', ariaLabelledBy: description }, [
      s('desc', { id: description }, [...words.description]),
      ...(shapes.some(isHatched) ? [hatching(pattern)] : []),
      ...filled,
    ]),
    // The second language has its own caption below it.
    h('figcaption', { dataKey: description }, [...words.caption]),
  ])
}
