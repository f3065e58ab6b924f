import { getCollection } from 'astro:content'
import { type TermNames, termNames } from '@rulestone/text'

/** What the terms of the content are called in each language. */
export const allTermNames = async (): Promise<TermNames> =>
  termNames((await getCollection('terms')).map(({ data }) => data))
