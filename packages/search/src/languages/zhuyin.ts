const SYMBOLS = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ'
const LETTERS = 'b p m f d t n l g k h j q x zh ch sh r z c s i u v a o e e ai ei ao ou an en ang eng er'.split(' ')

/** A syllable in bopomofo: its initial, glide and final, each of which may be missing, and its tone. */
const SYLLABLE = /([ㄅ-ㄙ]?)([ㄧㄨㄩ]?)([ㄚ-ㄦ]?)[ˉˊˇˋ˙]?/gu

/** The pinyin of a glide and final after an initial. */
const TOGETHER: Readonly<Record<string, string>> = {
  ien: 'in',
  ieng: 'ing',
  iou: 'iu',
  uei: 'ui',
  uen: 'un',
  ueng: 'ong',
  ven: 'vn',
  veng: 'iong',
}

/** The same without an initial. */
const ALONE: Readonly<Record<string, string>> = {
  i: 'yi',
  ien: 'yin',
  ieng: 'ying',
  u: 'wu',
  ven: 'yun',
  veng: 'yong',
}
/** The pinyin of a glide without an initial. */
const LEADS: Readonly<Record<string, string>> = { i: 'y', u: 'w', v: 'yu' }

/** Initials that are syllables on their own, whose i bopomofo omits. */
const BUZZING = /^(?:[zcs]h?|r)$/u

const latin = (character: string): string => (character === '' ? '' : (LETTERS[SYMBOLS.indexOf(character)] ?? ''))

function syllable(beginning: string, glide: string, end: string): string {
  const rime = glide + end
  if (beginning === '') return ALONE[rime] ?? (LEADS[glide] ?? '') + end
  return beginning + (TOGETHER[rime] ?? (rime || (BUZZING.test(beginning) ? 'i' : '')))
}

/**
 * Converts bopomofo to pinyin without tones, with ü as v; other text is unchanged.
 *
 * @example
 * pinyinOfZhuyin('ㄧㄢˇㄏㄨˋ') // => 'yanhu'
 * pinyinOfZhuyin('ㄓㄨㄥˋㄐㄧ') // => 'zhongji'
 * pinyinOfZhuyin('掩护') // => '掩护'
 */
export const pinyinOfZhuyin = (typed: string): string =>
  typed.replace(SYLLABLE, (_, beginning: string, glide: string, end: string) =>
    syllable(latin(beginning), latin(glide), latin(end)),
  )
