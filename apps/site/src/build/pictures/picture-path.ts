/**
 * Where the picture of a page stands inside the site: other sites show it beside a link to the page.
 *
 * @param page the path of the page inside the site
 * @example
 * picturePath('en/rules/cover/') // => 'pictures/en/rules/cover.png'
 */
export const picturePath = (page: string): string => `pictures/${page.replace(/\/$/u, '')}.png`
