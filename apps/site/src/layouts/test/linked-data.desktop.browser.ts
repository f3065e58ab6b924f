import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'

/** The parts of linked data that are tested here. */
interface Part {
  readonly '@type': string
  readonly potentialAction?: { readonly target: { readonly urlTemplate: string } }
  readonly inDefinedTermSet?: Part
  readonly itemListElement?: readonly { readonly name: string; readonly item: string; readonly position: number }[]
}

/** The linked data of a page, by type. */
async function dataOn(page: Page, path: string): Promise<Readonly<Record<string, Part>>> {
  await page.goto(path)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': graph }: { '@graph': Part[] } = JSON.parse(text ?? '')
  return Object.fromEntries(graph.map((part) => [part['@type'], part]))
}

for (const { locale, tag } of LOCALES) {
  test(`${locale}: the home page has a SearchAction`, async ({ page }) => {
    const { WebSite: site } = await dataOn(page, `/${locale}/`)
    expect(site).toMatchObject({ inLanguage: tag })
    const template = site?.potentialAction?.target.urlTemplate ?? ''
    const search = new URL(template.replace('{words}', 'cover'))
    await page.goto(search.pathname + search.search)
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test(`${locale}: rules refer to the glossary as their DefinedTermSet`, async ({ page }) => {
    const { DefinedTerm: term } = await dataOn(page, `/${locale}/rules/cover/`)
    const { DefinedTermSet: set } = await dataOn(page, `/${locale}/glossary/`)
    expect(set).toBeDefined()
    expect(set).toEqual(term?.inDefinedTermSet)
  })

  test(`${locale}: pages have breadcrumbs`, async ({ page }) => {
    for (const [path, steps] of [
      ['glossary/', 2],
      ['book/playing-the-game/combat/', 2],
      ['editions/', 2],
      ['editions/all/', 3],
      ['editions/next-attacks/', 3],
    ] as const) {
      const { BreadcrumbList: list } = await dataOn(page, `/${locale}/${path}`)
      const items = list?.itemListElement ?? []
      expect(items.map(({ position }) => position)).toEqual(Array.from({ length: steps }, (_, index) => index + 1))
      const paths = items.map(({ item }) => new URL(item).pathname)
      expect(paths[0]).toBe(`/${locale}/`)
      expect(paths.at(-1)).toBe(`/${locale}/${path}`)
      expect(items.every(({ name }) => name.length > 0)).toBe(true)
    }
  })
}
