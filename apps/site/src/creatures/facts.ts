import type { ChallengeRating } from '@rulestone/core'
import { type Locale, termNameIn } from '@rulestone/text'
import { content } from '../library/content.ts'
import { onceEach } from '../library/once.ts'

/** The name of a size, a type, a sense or another term in a language, with a capital. */
export const termIn = onceEach((locale: Locale) => termNameIn(content.library, locale))

/** A Challenge Rating as a number: `1/4` is 0.25. */
export function ratingNumber(rating: ChallengeRating): number {
  const [numerator = 0, denominator = 1] = rating.split('/').map(Number)
  return numerator / denominator
}
