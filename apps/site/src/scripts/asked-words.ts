import { makeT, type Strings, type T, under } from '../lib/make-t.ts'

const base = import.meta.env.BASE_URL.replace(/\/?$/u, '/')

let strings: Promise<Strings> | undefined

async function fetchStrings(locale: string | undefined): Promise<Strings> {
  const response = await fetch(`${base}${locale}/words.json`)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return await response.json()
}

/**
 * The words of what a reader has asked for, in the language of the page. They are fetched once; a failure is forgotten, so
 * that the next wish asks again.
 *
 * @throws Error when they do not arrive
 */
export async function askedWords(part: 'roll' | 'rolls' | 'offline'): Promise<T> {
  const tag = document.documentElement.lang
  const [locale] = tag.split('-')
  strings ??= fetchStrings(locale)
  strings.catch(() => {
    strings = undefined
  })
  return under(makeT(tag, await strings), `${part}.`)
}
