import { expect, test } from 'vitest'
import { DIFFERENCES_IN_CORE } from './editions/srd-5-1/all.ts'
import { IN_WORDS_ALONE } from './editions/srd-5-1/in-words-alone.ts'
import './source-files.ts'

const [differences = []] = Object.values(
  import.meta.glob<readonly { readonly id: string }[]>(['../../../content/differences/srd-5.1.json'], {
    import: 'default',
    eager: true,
  }),
)

test('core answers each difference that the text lists once, or the text states it in words alone', () => {
  const ids = [...DIFFERENCES_IN_CORE.map(({ id }) => id), ...IN_WORDS_ALONE]
  expect(ids.toSorted()).toEqual(differences.map(({ id }) => id).toSorted())
})
