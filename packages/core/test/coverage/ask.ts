import * as core from '../../src/index.ts'
import type { Core, Says } from './says.ts'

/** What core says of a figure, and which of its exports were asked. */
export interface Answer {
  readonly value: number | string
  /** names of exports; of a ruleset, the fields that were asked */
  readonly by: readonly string[]
}

/** Exports that only make what is asked about, or read the answer. */
const TOOLS: readonly string[] = ['format', 'fraction', 'parse']

/** The same object, which tells what is taken from it. */
const watched = <Watched extends object>(object: Watched, taken: (key: string) => void): Watched =>
  new Proxy(object, {
    get(target, key, receiver) {
      if (typeof key === 'string') taken(key)
      return Reflect.get(target, key, receiver)
    },
  })

/** Asks core for a figure. */
export function ask(says: Says): Answer {
  const by = new Set<string>()
  const ruleset = <Rules extends object>(name: string, rules: Rules): Rules =>
    watched(rules, (field) => by.add(`${name}.${field}`))
  const all: Core = {
    ...core,
    srd521: ruleset('srd521', core.srd521),
    next2012: ruleset('next2012', core.next2012),
  }
  const value = says(
    watched(all, (name) => {
      if (name !== 'srd521' && name !== 'next2012') by.add(name)
    }),
  )
  return { value, by: [...by].filter((name) => !TOOLS.includes(name)).sort() }
}
