import type { Page } from './test.ts'

/** Elements wider than the window, unless they scroll in a frame. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const inFrame = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || inFrame(element.parentElement))
    const elements = Array.from(document.body.querySelectorAll('*')).filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true })
      return isSeen && (right > clientWidth + 1 || left < -1) && !inFrame(element)
    })
    const names = elements.map(
      ({ localName, className, textContent }) =>
        `${localName}.${String(className)}: ${textContent.trim().slice(0, 40)}`,
    )
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...names] : names
  })
