import type { Kind } from '../fault.ts'
import { inWords } from '../material.ts'

const TH = ['th'] as const

const kind = (id: string, pattern: RegExp, instead: Parameters<typeof inWords>[2]): Kind => ({
  id,
  group: 'thai',
  faults: inWords(TH, pattern, instead),
})

const MISSPELT: Readonly<Record<string, string>> = {
  อนุญาต: 'อนุญาติ',
  สังเกต: 'สังเกตุ',
  ปรากฏ: 'ปรากฎ',
  กฎ: 'กฏ',
  ลูกเต๋า: 'ลูกเต๊า',
  คาถา: 'คาถ',
  โจมตี: 'โจมตรี',
  เสียหาย: 'เสียหาร',
  สำเร็จ: 'สำเร็ด',
  ป้องกัน: 'ป้องกร',
  ผลรวม: 'ผลลวม',
  เป้าหมาย: 'เป้าหมย',
  กำแพง: 'กะแพง',
  ตัวอย่าง: 'ตัวอยาง',
}

/** Typing errors in Thai. */
export const thai: readonly Kind[] = [
  kind('two เ for แ', /แ/g, 'เเ'),
  kind('ํ and า for ำ', /ำ/g, '\u0e4d\u0e32'),
  kind(
    'tone mark before a vowel sign',
    /([\u0e31\u0e34-\u0e39])([\u0e48-\u0e4b])/g,
    ([, vowel, tone]) => `${tone}${vowel}`,
  ),
  kind('tone mark behind ำ', /([\u0e48-\u0e4b])ำ/g, ([, tone]) => `ำ${tone}`),
  kind('tone mark doubled', /[\u0e48-\u0e4b]/g, ([text]) => text + text),
  kind('vowel sign doubled', /[\u0e31\u0e34-\u0e39]/g, ([text]) => text + text),
  kind('two tone marks', /[\u0e48]/g, ([text]) => `${text}\u0e49`),
  kind('vowel sign at the start of a word', /(?<= )(?=[ก-ฮ])/g, '\u0e34'),
  kind('zero-width space', /(?<=[ก-ฮ])(?=[เแโใไ])/g, '\u200b'),
  kind('no-break space', /(?<=[ก-๎]) (?=[ก-ฮ])/g, '\u00a0'),
  kind('two spaces', /(?<=[ก-๎]) (?=[ก-ฮ])/g, '  '),
  kind('full stop at the end', /(?<=[ก-๎])$/g, '.'),
  kind('Chinese full stop', /(?<=[ก-๎])$/g, '。'),
  kind('Thai digits in a sentence', /(?<= )\d(?= )/g, ([text]) => String.fromCharCode(0x0e50 + Number(text))),
  kind('no space before ๆ', / (?=ๆ)/g, ''),
  kind('no space behind ๆ', /(?<=ๆ) /g, ''),
  kind('space inside parentheses', /\((?=[ก-๙A-Za-z])/g, '( '),
  kind('no space before Latin', /(?<=[ก-๎]) (?=(?:AC|DC|GM|d20)\b)/g, ''),
  kind('comma between clauses', /(?<=[ก-๎]) (?=[ก-ฮ])/g, ','),
  kind('straight quotes', /(?<= )([ก-ฮ][ก-๎]{3,8})(?= )/g, ([text]) => `"${text}"`),
  kind('nikhahit for a tone', /(?<=[ก-ฮ])่(?=[ก-ฮ])/g, '\u0e4d'),
  kind('Lao sign', /ก/g, 'ກ'),
  kind('misspelt', new RegExp(Object.keys(MISSPELT).join('|'), 'g'), ([text]) => MISSPELT[text]),
  kind('mai taikhu for a tone', /(?<=[เแ][ก-ฮ])็/g, '่'),
]
