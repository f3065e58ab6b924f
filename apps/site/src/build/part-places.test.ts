import { expect, it } from 'vitest'
import { withPartPlaces } from './part-places.ts'

const PARTS =
  '<form class="controls"><input id="fall-1-feet"></form><div class="chart"><div class="chart-plot"></div></div>' +
  '<div><div class="drawn"></div></div><div><section class="table-frame result-table"></section></div>' +
  '<dl class="figures"><div><dt></dt></div></dl><div class="rolls needs-script"></div>' +
  '<details class="steps" open><ol><li><span></span></li><li></li></ol></details><div class="tools needs-script"><ul><li></li></ul></div>'

it('gives each part of a calculator on its own page an id', () => {
  const page = withPartPlaces(
    `<ol><li></li></ol><figure class="calculator in-page">${PARTS}</figure><ol><li></li></ol>`,
  )
  expect(page).toBe(
    '<ol><li></li></ol><figure class="calculator in-page">' +
      '<form class="controls"><input id="fall-1-feet"></form><div id="chart" class="chart"><div class="chart-plot"></div></div>' +
      '<div id="drawn"><div class="drawn"></div></div>' +
      '<div id="table"><section class="table-frame result-table"></section></div>' +
      '<dl id="figures" class="figures"><div><dt></dt></div></dl><div id="rolls" class="rolls needs-script"></div>' +
      '<details class="steps" open><ol><li id="step-1"><span></span></li><li id="step-2"></li></ol></details>' +
      '<div id="tools" class="tools needs-script"><ul><li></li></ul></div></figure><ol><li></li></ol>',
  )
})

it('leaves a calculator in a text alone, of which a page can have several', () => {
  const page = `<figure class="calculator in-text">${PARTS}</figure>`
  expect(withPartPlaces(page)).toBe(page)
})
