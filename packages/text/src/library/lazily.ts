import { type ByLocale, byLocale, type Locale } from '../language/index.ts'

/** Calls a function when its value is first needed, and no second time. What the function needs is then let go. */
export function lazily<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make }
  return () => {
    if ('make' in state) state = { value: state.make() }
    return state.value
  }
}

/** A value for each language, each made when it is first read. */
export function lazyByLocale<Value>(make: (locale: Locale) => Value): ByLocale<Value> {
  const { en, zh, th } = byLocale((locale) => lazily(() => make(locale)))
  return {
    get en() {
      return en()
    },
    get zh() {
      return zh()
    },
    get th() {
      return th()
    },
  }
}
