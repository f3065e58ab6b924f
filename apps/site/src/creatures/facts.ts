import { type Locale, termNameIn } from '@rulestone/text'
import { content } from '../library/content.ts'
import { onceEach } from '../library/once.ts'

/** The name of a size, a type, a sense or another term in a language, with a capital. */
export const termIn = onceEach((locale: Locale) => termNameIn(content.library, locale))
