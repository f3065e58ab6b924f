import type { FoundTools } from './found-tools.ts'
import type { FilteredList } from './read-list.ts'

/** A link to a list with filters chosen. */
export function linkToList({ list, values }: FilteredList, heading: string, home: string): FoundTools {
  const query = new URLSearchParams(values.map((value) => value.split('=', 2) as [string, string]))
  const link = {
    href: `${home}${list.path}?${query}`,
    title: { text: list.title, marks: [] },
    english: undefined,
    caption: values.map((value) => list.values[value]?.[0]).join(' · '),
  }
  return { heading, isFirst: true, links: [link] }
}
