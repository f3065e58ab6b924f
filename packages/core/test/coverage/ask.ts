import * as core from '../../src/index.ts'
import type { Core, Says } from './says.ts'

/** A figure as core gives it, and the exports that gave it. */
export interface Answer {
  readonly value: number | string
  /** names of exports; of a ruleset, the fields that were read */
  readonly by: readonly string[]
}

/** Exports that only build the question, or read the answer. */
const TOOLS: readonly string[] = ['format', 'fraction', 'parse']

/**
 * The same object, which reports what is read from it. It cannot be spread: that reads all of it, so that each part would
 * be credited.
 */
const watched = <Watched extends object>(object: Watched, taken: (key: string) => void): Watched =>
  new Proxy(object, {
    ownKeys: () => {
      throw new Error('Pass a ruleset as the last argument; do not spread it.')
    },
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
