/** A calculator on its own page. */
const OWN = /<figure class="calculator in-page".*?<\/figure>/su

/** The parts of a calculator whose elements stay while it is used; a table and a drawing are put within theirs. */
const PARTS: readonly (readonly [id: string, before: RegExp])[] = [
  ['chart', /<div(?= class="chart")/u],
  ['drawn', /<div(?=><div class="(?:drawn|path-control)")/u],
  ['table', /<div(?=><section class="table-frame)/u],
  ['figures', /<dl(?= class="figures")/u],
  ['rolls', /<div(?= class="rolls )/u],
  ['tools', /<div(?= class="tools )/u],
]

const withSteps = (ledger: string): string => {
  let steps = 0
  return ledger.replace(/<li(?=>)/gu, () => {
    steps += 1
    return `<li id="step-${steps}"`
  })
}

/**
 * The page of a calculator with an id at each of its parts, the same in every language: who goes to another language comes
 * to the part that they were at, as in a text to the paragraph. An island that wakes leaves them as they are. Fields have
 * ids of their own.
 */
export const withPartPlaces = (page: string): string =>
  page.replace(OWN, (calculator) =>
    PARTS.reduce(
      (html, [id, before]) => html.replace(before, `$& id="${id}"`),
      calculator.replace(/<details class="steps".*?<\/details>/su, withSteps),
    ),
  )
