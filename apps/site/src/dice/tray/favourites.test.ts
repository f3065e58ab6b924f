import { expect, test } from 'vitest'
import { type Favourite, MOST_FAVOURITES, readFavourites, withFavourite } from './favourites.ts'

const GREATSWORD: Favourite = { dice: '2d6+3', name: 'Greatsword' }

test.each([
  ['a new one comes last', [GREATSWORD], { dice: '1d20' }, [GREATSWORD, { dice: '1d20' }]],
  ['spaces around a name are removed', [], { dice: '2d6+3', name: ' Greatsword ' }, [GREATSWORD]],
  ['a name of spaces is none', [], { dice: '1d20', name: '  ' }, [{ dice: '1d20' }]],
  ['the same one is kept once', [GREATSWORD, { dice: '1d4' }], GREATSWORD, [{ dice: '1d4' }, GREATSWORD]],
  ['the same dice have several names', [GREATSWORD], { dice: '2d6+3' }, [GREATSWORD, { dice: '2d6+3' }]],
])('%s', (_, list, added, expected) => {
  expect(withFavourite(list, added)).toEqual(expected)
})

test('the oldest of too many is removed', () => {
  const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => ({ dice: `${index + 1}d6` }))
  const more = withFavourite(full, GREATSWORD)
  expect(more).toHaveLength(MOST_FAVOURITES)
  expect([more[0], more.at(-1)]).toEqual([{ dice: '2d6' }, GREATSWORD])
})

test.each([
  ['nothing', undefined, []],
  ['what is not JSON', '[{', []],
  ['what is not a list', '{"dice":"1d6"}', []],
  ['invalid items', '[1, {"name":"x"}, {"dice":"1d6","name":2}, {"dice":"2d6+3","name":"Greatsword"}]', [GREATSWORD]],
])('%s in the storage is read without an error', (_, text, expected) => {
  expect(readFavourites(text)).toEqual(expected)
})
