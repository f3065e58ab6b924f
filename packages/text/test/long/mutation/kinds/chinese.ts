import type { Kind } from '../fault.ts'
import { inFrontMatter, inWords } from '../material.ts'

const ZH = ['zh'] as const

const kind = (id: string, pattern: RegExp, instead: Parameters<typeof inWords>[2]): Kind => ({
  id,
  group: 'chinese',
  faults: inWords(ZH, pattern, instead),
})

const TRADITIONAL: Readonly<Record<string, string>> = {
  伤: '傷',
  击: '擊',
  检: '檢',
  时: '時',
  个: '個',
  这: '這',
  会: '會',
  为: '為',
  护: '護',
  术: '術',
  对: '對',
  与: '與',
  来: '來',
  给: '給',
  动: '動',
  值: '值',
  骰: '骰',
  种: '種',
  应: '應',
  没: '沒',
  过: '過',
  从: '從',
  强: '強',
}

/** Typing errors in Chinese. */
export const chinese: readonly Kind[] = [
  kind('half-width comma', /，/g, ','),
  kind('half-width comma and a space', /，/g, ', '),
  kind('half-width full stop', /。/g, '.'),
  kind('ideographic full stop of half width', /。/g, '｡'),
  kind('half-width colon', /：/g, ':'),
  kind('half-width semicolon', /；/g, ';'),
  kind('half-width parentheses', /（([^（）]*)）/g, ([, text]) => `(${text})`),
  kind('half-width question mark', /？|(?<=[\p{Script=Han}])。/gu, '?'),
  kind('full stop doubled', /。/g, '。。'),
  kind('comma doubled', /，/g, '，，'),
  kind('comma before a full stop', /。/g, '，。'),
  kind('full stop missing at the end', /。$/g, ''),
  kind('space between Han signs', /(?<=\p{Script=Han})(?=\p{Script=Han})/gu, ' '),
  kind('space before Latin', /(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu, ' '),
  kind('space behind Latin', /(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu, ' '),
  kind('space behind a comma', /(?<=，)/g, ' '),
  kind('Traditional sign', /[伤击检时个这会为护术对与来给动种应没过从强]/g, ([text]) => TRADITIONAL[text]),
  kind('straight quotes', /(?<=。)(\p{Script=Han}{2,4})/gu, ([text]) => `"${text}"`),
  kind('corner brackets', /(?<=。)(\p{Script=Han}{2,4})/gu, ([text]) => `「${text}」`),
  kind('quotes the wrong way round', /(?<=。)(\p{Script=Han}{2,4})/gu, ([text]) => `”${text}“`),
  kind('quote not closed', /(?<=。)(\p{Script=Han}{2,4})/gu, ([text]) => `“${text}`),
  kind('three full stops', /。$/g, '...'),
  kind('three ideographic full stops', /。$/g, '。。。'),
  kind('hyphen for a dash', /：/g, '--'),
  kind('full-width letters', /AC|DC|GM/g, ([text]) =>
    text.replace(/[A-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ),
  kind('full-width plus', /[+](?=\d)/g, '＋'),
  kind('full-width percent', /(?<=\d)%/g, '％'),
  kind('ideographic space', /(?<=。)(?=.)/g, '\u3000'),
  kind('Japanese sign', /对|战|发/g, ([text]) => ({ 对: '対', 战: '戦', 发: '発' })[text]),
  {
    id: 'half-width comma in a summary',
    group: 'chinese',
    faults: inFrontMatter(ZH, /(?<=^summary: .*)[，；]/gm, () => ', '),
  },
]
