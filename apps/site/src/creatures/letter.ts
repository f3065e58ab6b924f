import type { Locale } from '@rulestone/text'

/** What a name is known by at a glance: a Thai name can begin with a vowel that is written before its consonant. */
const INITIALS: Readonly<Record<Locale, RegExp>> = {
  en: /\p{L}/u,
  zh: /\p{Script=Han}/u,
  th: /[ก-ฮ]/u,
}

/**
 * The letter on the token of a creature: the first letter, Han character or Thai consonant of its name.
 *
 * @example
 * letterOf('th', 'แวมไพร์') // => 'ว'
 */
export const letterOf = (locale: Locale, name: string): string =>
  (INITIALS[locale].exec(name) ?? /\p{L}/u.exec(name) ?? [''])[0].toUpperCase()
