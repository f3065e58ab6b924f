import type { RawFile } from '../../../src/corpus/text-file.ts'
import { english } from '../../fixture.ts'

const ENTRY = 'rules/combat/rule.en.md'
/** Slightly less than the maximum size of a file. */
const MAX_BYTES = 190_000

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const fileOf = (file: string, text: string): RawFile => ({ file, bytes: bytesOf(text) })
const body = (text: string): RawFile => fileOf(ENTRY, english('rule', text))
const yaml = (text: string): RawFile => fileOf(ENTRY, english('rule').replace('related: []', text))
const terms = (text: string): RawFile => fileOf('terms/wall.yml', text)
const strings = (text: string): RawFile => fileOf('strings/en/findings.json', text)
const named = (file: string): RawFile => fileOf(file, english('rule'))

/** As many lines as fit in a file; `line` makes each from its index. */
const lines = (line: (index: number) => string, gap = '\n\n', maxBytes = MAX_BYTES): string => {
  const made: string[] = []
  for (let [index, left] = [0, maxBytes]; left > 0; index += 1) {
    const text = line(index)
    made.push(text)
    left -= new TextEncoder().encode(text + gap).length
  }
  return made.slice(0, -1).join(gap)
}

/** A text repeated to paragraphs of the maximum length. */
const paragraphs = (text: string): string => {
  const line = text.repeat(Math.floor(2_400 / text.length))
  return lines(() => line)
}

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** Words on which backtracking regular expressions are slow. */
const REGEXP = {
  'regexp-spaces': ' '.repeat(2_000),
  'regexp-tabs': '\t \t'.repeat(700),
  'regexp-digits': '1'.repeat(2_400),
  'regexp-thousands': '1,000'.repeat(480),
  'regexp-almost-figures': '1.1.1.'.repeat(400),
  'regexp-han': '一二三四五六七八九十百千万'.repeat(180),
  'regexp-number-words': 'one hundred and '.repeat(150),
  'regexp-thai': 'ก็ำ'.repeat(800),
  'regexp-marks': '\u0301'.repeat(2_400),
  'regexp-quotes': '“‘'.repeat(1_200),
  'regexp-brackets': '（【「'.repeat(800),
  'regexp-words': 'the the '.repeat(300),
  'regexp-doubled': '的的'.repeat(1_200),
  'regexp-colons': 'a:b:c::d'.repeat(300),
  'regexp-fullwidth': '：：［］｛｝'.repeat(400),
  'regexp-addresses': 'http://www.a.b/'.repeat(160),
  'regexp-mail': 'a.b-c_d@'.repeat(300),
  'regexp-dice': '2d6kh1+'.repeat(340),
  'regexp-placeholders': '{{a, b'.repeat(400),
  'regexp-latin': 'word '.repeat(480),
} as const

/** Generated hostile files, too large, odd or numerous for a folder. The name describes each. */
export const GENERATED: Readonly<Record<string, RawFile>> = {
  'line-of-a-megabyte': body('a'.repeat(1_000_000)),
  'line-too-long': body('a'.repeat(3_000)),
  'file-too-large': body(lines(() => 'a', '\n\n', 1_000_000)),
  'file-of-full-size': body(lines((index) => `Paragraph ${index} says what happens to a target that fails.`)),
  'paragraph-too-long': body(lines(() => 'a'.repeat(2_000), '\n', 20_000)),
  'empty-lines': body('\n'.repeat(MAX_BYTES)),
  'paragraphs-of-one-character': body(lines(() => 'a')),
  headings: body(lines((index) => `## A {#a-${index}}`)),
  'headings-with-one-id': body(lines(() => '## A {#a}')),
  links: body(lines((index) => `[a](rule:a-${index})`)),
  'valid-links': body(lines(() => '[rule](rule:rule)')),
  dice: body(lines((index) => `:dice[${index}d6+${index}]`)),
  'dice-kept': body(lines((index) => `:dice[${index}d20kh${index}]`)),
  tables: body(lines(() => '::table{id="cover"}')),
  calculators: body(lines((index) => `::calculator{id="attack" bonus="${index}"}`)),
  'calculators-of-dice': body(lines((index) => `::calculator{id="dice" expr="${index}d6kh3" at-least="1"}`)),
  attributes: body(`::calculator{id="attack" ${lines((index) => `a${index}="b"`, ' ', 2_000)}}`),
  'list-items': body(lines((index) => `- item ${index}`, '\n', 7_900)),
  'lists-side-by-side': body(lines((index) => (index % 2 === 0 ? '- a' : '* a'))),
  'table-rows': body(`| a |\n|---|\n${lines((index) => `| ${index} |`, '\n', 7_900)}`),
  'table-columns': body(`${'|a'.repeat(1_200)}|\n${'|-'.repeat(1_200)}|\n${'|b'.repeat(1_200)}|`),
  'table-of-cells': body(`${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|\n${`${'|b'.repeat(60)}|\n`.repeat(60)}`),
  'many-tables': body(lines(() => '|a|b|\n|-|-|\n|c|d|')),
  definitions: body(lines((index) => `[a${index}]: javascript:alert(${index})`)),
  references: body(`${lines((index) => `[a${index}]`)}\n\n[a1]: rule:rule`),
  footnotes: body(lines((index) => `a[^${index}]\n\n[^${index}]: b`)),
  html: body(lines((index) => `<p onclick="alert(${index})">`)),
  entities: body(paragraphs('&lt;')),
  'entities-long': body(paragraphs('&CounterClockwiseContourIntegral;')),
  escapes: body(paragraphs('\\*')),
  'bidi-overrides': body(paragraphs('\u202e')),
  'zero-width': body(paragraphs('a\u200b')),
  'combining-marks': body(paragraphs('\u0489')),
  astral: body(paragraphs('😀')),
  'quotes-deep': body(nested('> ', '', 500)),
  'lists-deep': body(Array.from({ length: 200 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')),
  'lists-deep-on-a-line': body(nested('- ', '', 500)),
  'emphasis-deep': body(`${nested('*a **b ', '', 150)}c${nested('** ', '*', 150)}`),
  'brackets-deep': body(nested('[', '](rule:rule)', 150)),
  'images-deep': body(nested('![', '](rule:rule)', 150)),
  'directives-deep': body(nested(':dice[', ']', 300)),
  'dice-parentheses-deep': body(`:dice[${nested('(', ')', 1_000)}]`),
  'dice-minus-signs': body(`:dice[${'-'.repeat(2_000)}1]`),
  'dice-long': body(`:dice[${'1d6+'.repeat(550)}1]`),
  'braces-deep': body(`::table${nested('{', '}', 1_000)}`),
  'yaml-deep': yaml(`related: ${nested('[', ']', 5_000)}`),
  'yaml-mappings-deep': yaml(`related: ${nested('{a: ', '}', 5_000)}`),
  'yaml-blocks-deep': yaml(Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')),
  'yaml-dashes-deep': yaml(`related:\n  ${'- '.repeat(1_000)}a`),
  'yaml-keys': yaml(lines((index) => `key-${index}: a`, '\n', 7_900)),
  'yaml-duplicates': yaml(lines(() => 'id: rule', '\n', 7_900)),
  'yaml-related': yaml(`related: [${lines((index) => `a-${index}`, ', ', 2_400)}]`),
  'yaml-aliases': yaml(`aliases:\n${lines((index) => `  - alias ${index}`, '\n', 7_800)}`),
  'yaml-key-long': yaml(`${'k'.repeat(2_000)}: a`),
  'yaml-anchors': yaml(`related: [${lines((index) => `&a${index} x`, ', ', 2_400)}]`),
  'yaml-alias-chain': yaml(
    `a0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n')}`,
  ),
  'yaml-comments': yaml(lines(() => '#', '\n', 7_900)),
  'yaml-quotes': yaml(`related: [${`'${"''".repeat(1_000)}'`}]`),
  'terms-deep': terms(nested('{a: ', '}', 20_000)),
  'terms-many': terms(
    lines((index) => `w${index}: { en: { name: w${index} }, zh: { name: 墙${index} }, th: { name: ก${index} } }`, '\n'),
  ),
  'terms-avoid-many': terms(
    `wall: { en: { name: wall, avoid: [${lines((index) => `w${index}`, ', ', 100_000)}] }, zh: { name: 墙 }, th: { name: ก } }`,
  ),
  'terms-flow-open': terms('['.repeat(MAX_BYTES)),
  'terms-name-long': terms(`wall: { en: { name: ${'w'.repeat(MAX_BYTES)} }, zh: { name: 墙 }, th: { name: ก } }`),
  'strings-deep': strings(`${'{"a":'.repeat(10_000)}"x"${'}'.repeat(10_000)}`),
  'strings-lists-deep': strings(nested('[', ']', 90_000)),
  'strings-many': strings(`{${lines((index) => `"a${index}":"b"`, ',')}}`),
  'strings-many-lines': strings(`{${lines((index) => `"a${index}":"${'b'.repeat(30)}"`, ',\n')}}`),
  'strings-key-long': strings(`{"${'k'.repeat(MAX_BYTES)}":"x"}`),
  'strings-key-of-dots': strings(`{"${'a.'.repeat(5_000)}":"x"}`),
  'strings-placeholders': strings(`{"line":"${'{{a}}'.repeat(20_000)}"}`),
  'strings-open-placeholders': strings(`{"line":"${'{{'.repeat(50_000)}"}`),
  'strings-nesting-wide': strings(
    `{"line":"${'$t(summary.clean)'.repeat(2_000)}","summary":{"clean":"$t(separator)"}}`,
  ),
  'confirmed-many': fileOf(
    'confirmed/zh.json',
    `{${lines((index) => `"a${index}":{"of":"000000000000","units":["00000000"]}`, ',')}}`,
  ),
  'confirmed-units': fileOf(
    'confirmed/zh.json',
    `{"rule":{"of":"000000000000","units":[${lines(() => '"00000000"', ',')}]}}`,
  ),
  'equal-many': fileOf(
    'equal.yml',
    lines((index) => {
      const hash = (value: number): string => value.toString(16).padStart(8, '0')
      return `- { entry: rule, old: "${hash(index)}", new: "${hash(index + 1)}", reason: x }`
    }, '\n'),
  ),
  'bytes-not-utf-8': { file: ENTRY, bytes: Uint8Array.of(0xff, 0xfe, 0x3c, 0x00, 0x73, 0x00) },
  'bytes-overlong': { file: ENTRY, bytes: Uint8Array.of(...bytesOf(english('rule')), 0xc0, 0xbc, 0x73, 0x63) },
  'bytes-surrogate': { file: ENTRY, bytes: Uint8Array.of(...bytesOf(english('rule')), 0xed, 0xa0, 0x80) },
  'bytes-utf-7': body('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  'bytes-null': body('a\0b'),
  'bytes-escape': body('\u001b[31mred\u0007'),
  'bytes-delete': body('a\u007fb'),
  'bytes-empty': { file: ENTRY, bytes: new Uint8Array() },
  'bytes-mark-only': { file: ENTRY, bytes: Uint8Array.of(0xef, 0xbb, 0xbf) },
  'bytes-two-marks': fileOf(ENTRY, `\ufeff\ufeff${english('rule')}`),
  'bytes-zeros': { file: ENTRY, bytes: new Uint8Array(100_000) },
  'name-parent': named('rules/../../etc/rule.en.md'),
  'name-parent-of-strings': named('strings/en/../../../x.json'),
  'name-absolute': named('/etc/passwd'),
  'name-drive': named('C:\\Windows\\rule.en.md'),
  'name-encoded': named('rules/combat/..%2f..%2frule.en.md'),
  'name-html': named('rules/combat/<script>alert(1)<script>.en.md'),
  'name-quote': named('rules/combat/"onclick="x.en.md'),
  'name-lines': named('rules/combat/rule.en.md\nrules/x.en.md:1:1 error forged'),
  'name-terminal': named('rules/combat/\u001b[31mrule.en.md'),
  'name-bidi': named('rules/combat/\u202erule.en.md'),
  'name-invisible': named('rules/combat/ru\u200ble.en.md'),
  'name-upper-case': named('rules/combat/RULE.en.md'),
  'name-look-alike': named('rules/combat/rul\u0435.en.md'),
  'name-program': named('rules/combat/rule.en.md.exe'),
  'name-script': named('rules/combat/rule.en.js'),
  'name-two-languages': named('rules/combat/rule.zh.en.md'),
  'name-other-language': named('rules/combat/rule.xx.md'),
  'name-empty': named(''),
  'name-spaces': named('rules/combat/ rule .en.md'),
  'name-long': named(`rules/combat/${'a'.repeat(5_000)}.en.md.md`),
  'name-deep': named(`rules/${'a/'.repeat(2_000)}rule.en.md`),
  'name-prototype': named('rules/__proto__/__proto__.en.md'),
  'name-constructor': fileOf(
    'rules/constructor/constructor.en.md',
    english('constructor', '[constructor](rule:constructor)'),
  ),
  'name-constructor-strings': fileOf('strings/en/constructor.json', '{"constructor":"x","prototype":{"polluted":"y"}}'),
  'name-constructor-terms': fileOf(
    'terms/constructor.yml',
    'constructor: { en: { name: a }, zh: { name: b }, th: { name: c } }',
  ),
  'name-prototype-strings': named('strings/en/__proto__.json'),
  'name-prototype-locale': named('strings/__proto__/site.json'),
  'name-prototype-record': named('confirmed/__proto__.json'),
  ...Object.fromEntries(Object.entries(REGEXP).map(([name, text]) => [name, body(lines(() => `${text}!`))])),
}
