/** Ends a page without a language in one: of its foot it has a line in each. */
export function footIn(tag: string): void {
  for (const line of document.querySelectorAll<HTMLElement>('.site-footer > :not(.attribution)'))
    line.hidden = line.lang !== tag
}
