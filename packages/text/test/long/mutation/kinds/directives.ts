import type { Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { inBody } from '../material.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']
const ALL: readonly Locale[] = ['en', 'zh', 'th']

const kind = (id: string, faults: Kind['faults']): Kind => ({ id, group: 'directives', faults })

/** Directives damaged by a writer, or by the keyboard of their language. */
export const directives: readonly Kind[] = [
  kind(
    'full-width colon before dice',
    inBody(['zh'], /:(?=(?:dice|value)\[)/g, () => '：'),
  ),
  kind(
    'full-width colons before a block',
    inBody(['zh'], /^::(?=table|calculator)/gm, () => '：：'),
  ),
  kind(
    'full-width brackets',
    inBody(['zh'], /(:(?:dice|value))\[([^\]]*)\]/g, ([, name, label]) => `${name}［${label}］`),
  ),
  kind(
    'lenticular brackets',
    inBody(['zh'], /(:(?:dice|value))\[([^\]]*)\]/g, ([, name, label]) => `${name}【${label}】`),
  ),
  kind(
    'full-width braces',
    inBody(['zh'], /^(::[a-z]+)\{(.*)\}$/gm, ([, name, rest]) => `${name}｛${rest}｝`),
  ),
  kind(
    'smart quotes in attributes',
    inBody(ALL, /(?<==)"([^"]*)"/g, ([, value]) => `“${value}”`),
  ),
  kind(
    'single quotes gone wrong',
    inBody(ALL, /(?<==)"([^"]*)"/g, ([, value]) => `‘${value}’`),
  ),
  kind(
    'space before the name',
    inBody(ALL, /:(?=(?:dice|value)\[)/g, () => ': '),
  ),
  kind(
    'space before the bracket',
    inBody(ALL, /(?<=:(?:dice|value))\[/g, () => ' ['),
  ),
  kind(
    'space before the brace',
    inBody(ALL, /(?<=^::[a-z]+)\{/gm, () => ' {'),
  ),
  kind(
    'one colon for two',
    inBody(ALL, /^::(?=table|calculator)/gm, () => ':'),
  ),
  kind(
    'three colons for two',
    inBody(ALL, /^::(?=table|calculator)/gm, () => ':::'),
  ),
  kind(
    'two colons for one',
    inBody(ALL, /(?<!:):(?=(?:dice|value)\[)/g, () => '::'),
  ),
  kind(
    'name mistyped',
    inBody(ALL, /(?<=:)(?:dice|value|table|calculator)(?=[[{])/g, ([name]) => name.slice(0, -1)),
  ),
  kind(
    'name with a capital',
    inBody(ALL, /(?<=:)(?:dice|value|table|calculator)(?=[[{])/g, ([name]) => name[0]?.toUpperCase() + name.slice(1)),
  ),
  kind(
    'name translated',
    inBody(TRANSLATIONS, /(?<=:)(?:dice|value|table|calculator)(?=[[{])/g, (_, __, { locale }) =>
      locale === 'zh' ? '骰子' : 'ลูกเต๋า',
    ),
  ),
  kind(
    'bracket not closed',
    inBody(ALL, /(?<=:(?:dice|value)\[[^\]]*)\]/g, () => ''),
  ),
  kind(
    'brace not closed',
    inBody(ALL, /(?<=^::[a-z]+\{.*)\}$/gm, () => ''),
  ),
  kind(
    'quote not closed',
    inBody(ALL, /(?<=^::[a-z]+\{id="[a-z-]+)"/gm, () => ''),
  ),
  kind(
    'attribute dropped',
    inBody(TRANSLATIONS, / (?:ac|bonus|cover|state|damage|at-least)="[^"]*"/g, () => ''),
  ),
  kind(
    'attribute added',
    // An attribute that is repeated with the same value is not an error.
    inBody(TRANSLATIONS, /(?<=^::calculator\{(?!.* save=).*)\}$/gm, () => ' save="2"}'),
  ),
  kind(
    'attribute mistyped',
    inBody(ALL, /(?<= )(?:bonus|cover|state|damage|expr)(?==")/g, ([name]) => name.slice(0, -1)),
  ),
  kind(
    'attribute translated',
    inBody(TRANSLATIONS, /(?<=(?:cover|state)=")[a-z-]+/g, (_, __, { locale }) =>
      locale === 'zh' ? '半身' : 'ครึ่งหนึ่ง',
    ),
  ),
  kind(
    'attribute of another option',
    inBody(
      TRANSLATIONS,
      /(?<=(?:cover|state)=")[a-z-]+/g,
      ([text]) => ({ half: 'total', advantage: 'disadvantage', disadvantage: 'advantage' })[text] ?? 'half',
    ),
  ),
  kind(
    'id mistyped',
    inBody(ALL, /(?<=^::[a-z]+\{id="[a-z-]*)[a-z](?=")/gm, () => ''),
  ),
  kind(
    'another table',
    inBody(TRANSLATIONS, /(?<=^::table\{id=")[a-z-]+/gm, ([id]) => (id === 'cover' ? 'damage-types' : 'cover')),
  ),
  kind(
    'another calculator',
    inBody(TRANSLATIONS, /(?<=^::calculator\{id=")[a-z-]+/gm, ([id]) => (id === 'dice' ? 'attack' : 'dice')),
  ),
  kind(
    'escaped',
    inBody(TRANSLATIONS, /:(?=(?:dice|value)\[)/g, () => '\\:'),
  ),
  kind(
    'as code',
    inBody(ALL, /:(?:dice|value)\[[^\]]*\]/g, ([text]) => `\`${text}\``),
  ),
  kind(
    'joined with the paragraph',
    inBody(TRANSLATIONS, /\n\n(?=::)/g, () => ' '),
  ),
  kind(
    'accidental directive',
    inBody(TRANSLATIONS, /(?<=。|ขึ้นไป )/g, () => ':dice '),
  ),
]
