/**
 * The same page in one language, with its former language if that is another one.
 *
 * @param home the URL of the home page of the wanted language
 * @example
 * placeIn('/zh/', '/en/rules/critical-hit/#p-1') // => { address: '/zh/rules/critical-hit/#p-1', from: 'en' }
 * placeIn('/zh/', '/zh/rules/critical-hit/') // => { address: '/zh/rules/critical-hit/', from: undefined }
 */
export function placeIn(
  home: string,
  address: string,
): { readonly address: string; readonly from: string | undefined } {
  const site = home.replace(/[^/]+\/$/u, '')
  const [from = '', ...rest] = address.slice(site.length).split('/')
  const same = home + rest.join('/')
  return address === same || !address.startsWith(site) || rest.length === 0
    ? { address, from: undefined }
    : { address: same, from }
}
