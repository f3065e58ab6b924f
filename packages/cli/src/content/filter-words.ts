import words from '@rulestone/content/search-words.json' with { type: 'json' }
import en from '@rulestone/content/strings/en/site.json' with { type: 'json' }
import th from '@rulestone/content/strings/th/site.json' with { type: 'json' }
import zh from '@rulestone/content/strings/zh/site.json' with { type: 'json' }
import { filterWords } from '@rulestone/search/build'

/** The words of filters and of their values in every language, as the site knows them. */
export const FILTER_WORDS = filterWords(words, { en: en.kinds, zh: zh.kinds, th: th.kinds })
