import { isRecord } from '../../shared/is-record.ts'
import { onStored, store, stored } from '../stored.ts'

const KEY = 'favourite-dice'

/** The maximum number of favourites. */
export const MOST_FAVOURITES = 50

/** The maximum number of characters in a name. */
export const MOST_NAME = 60

/** Dice to roll again, with a name if the reader gave one. */
export interface Favourite {
  /** in the notation of core */
  readonly dice: string
  readonly name?: string
}

const isFavourite = (value: unknown): value is Favourite =>
  isRecord(value) &&
  typeof value['dice'] === 'string' &&
  (value['name'] === undefined || typeof value['name'] === 'string')

/** Reads a list of favourites; invalid ones are skipped. */
export function readFavourites(text: string | undefined): readonly Favourite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isFavourite).slice(0, MOST_FAVOURITES) : []
  } catch {
    return []
  }
}

/** A list of favourites with one more, the last. Of two with the same name, or of two without a name, dice are equal once. */
export function withFavourite(list: readonly Favourite[], { dice, name = '' }: Favourite): readonly Favourite[] {
  const called = name.trim().slice(0, MOST_NAME)
  const others = list.filter((one) => one.dice !== dice || (one.name ?? '') !== called)
  return [...others, called === '' ? { dice } : { dice, name: called }].slice(-MOST_FAVOURITES)
}

/** The favourites of this browser. */
export const favourites = (): readonly Favourite[] => readFavourites(stored(KEY))

/** Replaces the favourites. */
export const setFavourites = (list: readonly Favourite[]): void =>
  store(KEY, list.length === 0 ? undefined : JSON.stringify(list))

/** Calls a function when the favourites change. Returns a function that stops that. */
export const onFavourites = (call: () => void): (() => void) => onStored([KEY], call)
