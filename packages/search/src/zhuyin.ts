const SIGNS = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ'
const LETTERS = 'b p m f d t n l g k h j q x zh ch sh r z c s i u v a o e e ai ei ao ou an en ang eng er'.split(' ')

/** A syllable in bopomofo: its beginning, glide and end, each of which may be missing, and its tone. */
const SYLLABLE = /([ㄅ-ㄙ]?)([ㄧㄨㄩ]?)([ㄚ-ㄦ]?)[ˉˊˇˋ˙]?/gu

/** What the letters of a glide and an end become together, after a beginning. */
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

/** The same where nothing stands before them. */
const ALONE: Readonly<Record<string, string>> = {
  i: 'yi',
  ien: 'yin',
  ieng: 'ying',
  u: 'wu',
  ven: 'yun',
  veng: 'yong',
}
/** How a glide is written where nothing stands before it. */
const LEADS: Readonly<Record<string, string>> = { i: 'y', u: 'w', v: 'yu' }

/** What is a syllable by itself, with an i that bopomofo leaves out. */
const BUZZING = /^(?:[zcs]h?|r)$/u

const latin = (sign: string): string => (sign === '' ? '' : (LETTERS[SIGNS.indexOf(sign)] ?? ''))

function syllable(beginning: string, glide: string, end: string): string {
  const rime = glide + end
  if (beginning === '') return ALONE[rime] ?? (LEADS[glide] ?? '') + end
  return beginning + (TOGETHER[rime] ?? (rime || (BUZZING.test(beginning) ? 'i' : '')))
}

/**
 * Bopomofo as pinyin without tones, ü as v; all else as it is.
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
