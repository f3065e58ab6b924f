const words = (html: string): string => html.replace(/<[^>]*>/gu, '').trim()

const captionOf = (table: string): string => words(/<caption>.*?<\/caption>/su.exec(table)?.[0] ?? '')

/**
 * A table as HTML whose caption is only heard where it says the same as the heading right above it.
 *
 * @param above the HTML of the block before it
 */
export function hideRepeated(table: string, above: string): string {
  const repeats = /^<h[2-4]\b/u.test(above) && captionOf(table) === words(above)
  return repeats ? table.replace('<caption>', '<caption class="visually-hidden">') : table
}
