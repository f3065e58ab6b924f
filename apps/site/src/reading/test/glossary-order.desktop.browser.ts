import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'

/** Some rules under their headings, in the order of a dictionary of the language, sorted by hand. */
const ORDER = {
  en: [
    ['A', 'ability-check', 'advantage', 'armor-class', 'attack-roll'],
    ['C', 'cover', 'critical-hit'],
    ['D', 'damage-roll', 'death-saving-throw', 'difficulty-class'],
    ['P', 'proficiency'],
    ['R', 'resistance'],
    ['S', 'saving-throw'],
  ],
  // gōngjī; hùjiǎ, huòmiǎn; kàngxìng; nándù; shānghài, shúliàn, shǔxìng, sǐwáng; yǎnhù, yōushì; zhòngjī.
  zh: [
    ['G', 'attack-roll'],
    ['H', 'armor-class', 'saving-throw'],
    ['K', 'resistance'],
    ['N', 'difficulty-class'],
    ['S', 'damage-roll', 'proficiency', 'ability-check', 'death-saving-throw'],
    ['Y', 'cover', 'advantage'],
    ['Z', 'critical-hit'],
  ],
  // Thai sorts by consonants first. การทอยโจมตี, การทอยป… and การทอยห… share a prefix, then compare จ < ป < ห, although a vowel
  // is written before จ; in the same way ช < ด < ต for those with ความ. คริติคัลฮิต sorts under คร, before คว.
  th: [
    ['ก', 'ability-check', 'attack-roll', 'saving-throw', 'death-saving-throw', 'damage-roll'],
    ['ค', 'critical-hit', 'proficiency', 'advantage', 'resistance'],
    ['ร', 'armor-class', 'difficulty-class'],
    ['ส', 'cover'],
  ],
} as const

for (const { locale } of LOCALES) {
  test(`${locale}: the glossary is in the order of its language; its initials are in even rows, large enough to tap`, {
    tag: '@every-language',
  }, async ({ page }) => {
    await page.goto(`/${locale}/glossary/`)
    const sections = page.getByRole('main').getByRole('region')
    const order = await sections.evaluateAll((regions) =>
      regions.map((region) => [
        region.querySelector('h2')?.textContent,
        ...Array.from(region.querySelectorAll('dt a'), (link) => link.getAttribute('href')?.split('/').at(-2)),
      ]),
    )
    const known = new Set<string>(ORDER[locale].flat())
    const isKnown = (text: string | undefined): boolean => text !== undefined && known.has(text)
    const listed = order
      .map(([heading, ...ids]) => [heading, ...ids.filter(isKnown)])
      .filter(({ length }) => length > 1)
    expect(listed).toEqual(ORDER[locale])
    const headings = order.map(([heading]) => heading ?? '')
    const initials = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(initials).toHaveText(headings)
    const last = headings.at(-1) ?? ''
    await initials.last().click()
    await expect(page.getByRole('heading', { level: 2, name: last, exact: true })).toBeInViewport()

    for (const width of [320, 360, 390, 412, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await page
        .locator('.initials a')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top: Math.round(top), height })),
        )
      const rows = Array.from(Map.groupBy(boxes, ({ top }) => top).values(), (row) => row.length)
      expect(rows.length, `${width} px`).toBeGreaterThan(1)
      expect(Math.max(...rows) - Math.min(...rows), `${width} px: ${rows}`).toBeLessThanOrEqual(1)
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    }
  })
}
