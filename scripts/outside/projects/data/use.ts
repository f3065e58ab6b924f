import { type Block, data, type Rule } from '@rulestone/data'

declare const console: { log(line: string): void }

/** The links of a block, in the order of the text. */
const linksIn = (block: Block): string[] =>
  'spans' in block ? block.spans.flatMap(({ rule, text }) => (rule === undefined ? [] : [`${text} → ${rule}`])) : []

const cover: Rule | undefined = data.rules.find(({ id, language }) => id === 'cover' && language === 'en')
const links = cover?.blocks.flatMap(linksIn) ?? []
if (links[0] !== 'Armor Class → armor-class') throw new Error(`cover links to ${links[0]} first`)

const longest = data.figures.flatMap((figure) => (figure.kind === 'quantity' ? [figure.measure.metric.value] : []))
if (!(Math.max(...longest) > 1000)) throw new Error('no figure is a long distance')
const owlbear = data.creatures.find(({ id, language }) => id === 'owlbear' && language === 'th')
if (owlbear?.totals.hitPoints !== 59) throw new Error(`the owlbear has ${owlbear?.totals.hitPoints} Hit Points`)
console.log(`${data.rules.length} rules, the first link of one is ${links[0]}`)
