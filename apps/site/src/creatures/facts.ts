import type { Locale } from '@rulestone/text'
import { content } from '../library/content.ts'
import { onceEach } from '../library/once.ts'

/** The name of a size, a type, a sense or another term in a language, with a capital. */
export const termIn = onceEach((locale: Locale) => (id: string): string => {
  const name = content.library.terms.get(id)?.forms[locale]?.name ?? id
  return name.charAt(0).toUpperCase() + name.slice(1)
})
