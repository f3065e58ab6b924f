import { contentFolder } from '@rulestone/content'
import { openIndex, search } from '@rulestone/search'
import { buildIndex } from '@rulestone/search/build'
import { readLibrary } from '@rulestone/text'

const { names, text } = buildIndex(await readLibrary(contentFolder), 'zh')
const index = openIndex(names, text)

search(index, 'yanhu')[0]?.title.text // => '掩护'
search(index, '箭孔')[0]?.id // => 'cover'
