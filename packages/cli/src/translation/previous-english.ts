import type { Locale, Workbench } from '@rulestone/text'
import type { PreviousEnglish } from '@rulestone/text/exchange'
import { englishOf } from './english-of.ts'

/**
 * Finds the English texts that the stale translations of a language were confirmed against, in the git history of the
 * content.
 *
 * @param root the content folder
 */
export async function previousEnglish(root: string, { corpus }: Workbench, locale: Locale): Promise<PreviousEnglish> {
  const { stalenessIn } = await import('@rulestone/text')
  const texts = new Map<string, string>()
  for (const { en: english, [locale]: translated } of corpus.groups.values()) {
    const of = translated?.frontMatter?.sort === 'translated' ? translated.frontMatter.translation?.of : undefined
    if (!english || !translated || of === undefined || stalenessIn(corpus).get(translated)?.state !== 'stale') continue
    const then = await englishOf(root, english.file, of)
    if ('missing' in then && then.missing === 'no-repository') break
    if ('text' in then) texts.set(`${english.id} ${of}`, then.text)
  }
  return (entry, of) => texts.get(`${entry} ${of}`)
}
