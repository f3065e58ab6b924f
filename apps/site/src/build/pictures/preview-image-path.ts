/**
 * The path of the preview image of a page inside the site.
 *
 * @param page the path of the page inside the site
 * @example
 * previewImagePath('en/rules/cover/') // => 'pictures/en/rules/cover.png'
 */
export const previewImagePath = (page: string): string => `pictures/${page.replace(/\/$/u, '')}.png`
