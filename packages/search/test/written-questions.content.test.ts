import { LOCALES } from '@rulestone/text'
import { expect, test } from 'vitest'
import { collectRows } from '../src/build/collect-rows.ts'
import { compendiumOf } from '../src/build/index.ts'
import { answerAsShown, LIBRARY } from './queries.ts'

/** Every question of a language with the entry that it is written for. */
const questionsIn = (locale: (typeof LOCALES)[number]) =>
  [LIBRARY, compendiumOf(LIBRARY)].flatMap((library, at) =>
    collectRows(library).flatMap(({ entry: { id, kind }, questions }) =>
      questions[locale].map((query) => ({
        locale,
        sort: 'written',
        query,
        wanted: at === 0 ? `${id}#*` : `${kind}:${id}`,
      })),
    ),
  )

/** One question in so many is asked: a prime number, so that it is not always the first of an entry. */
const STEP = 293

test.each(LOCALES)('in %s a question that is written for an entry finds it', (locale) => {
  const asked = questionsIn(locale).filter((_, at) => at % STEP === 0)
  expect(asked.length).toBeGreaterThan(30)
  const missed = asked.map(answerAsShown).filter(({ place }) => place === 0 || place > 2)
  expect(missed.map(({ query, wanted, first }) => `“${query}” of ${wanted} finds ${first}`)).toEqual([])
})
