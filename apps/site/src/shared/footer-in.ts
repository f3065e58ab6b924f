/** Shows the footer of a page without a language in one: it has a line in each. */
export function showFooterIn(tag: string): void {
  for (const line of document.querySelectorAll<HTMLElement>('.site-footer > :not(.attribution)'))
    line.hidden = line.lang !== tag
}
