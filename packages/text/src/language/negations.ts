import type { Locale } from './locale.ts'

/**
 * The negations of a language. Those of a translation include words that state the same without one: “fails” for “is not
 * a success”.
 */
export const NEGATIONS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:(?<!(?:if|or|whether|but|only|why|are|is) )not(?! only| more)|never(?! more| doubled more)|cannot)\b|n’t\b(?! (?:be )?(?:more|exceed|add up|fit))/giu,
  zh: /[不没无未非免勿别莫]|否则|仅|只[有能是]|至多|最多|才能|以外|除此|除非|错过|停止|结束|中断|失去|失手|失败|省|落空|禁|照旧|保持|仍|少/gu,
  th: /ไม่|ห้าม|อย่า(?!ง)|ไร้|ปราศจาก|มิ(?!รา|ติ|ใช่เพียง)|เว้น|ขาด|เปล่า|หมด|เลิก|งด|พลาด|ต้าน|ผิด|คงเดิม|เหมือนเดิม|เท่านั้น|เพียง|เฉพาะ|นอกจาก|ยกเลิก/gu,
}
