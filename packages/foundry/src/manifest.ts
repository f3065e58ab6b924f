import { VERSION } from '@rulestone/data-builder'
import { LOCALES, type Locale } from '@rulestone/text'
import { MODULE_ID, packName } from './module-id.ts'

/** What each language calls the rules, in the list of compendia. */
const LABELS: Readonly<Record<Locale, string>> = {
  en: 'Rules (Rulestone)',
  zh: '规则（Rulestone）',
  th: 'กฎ (Rulestone)',
}

/**
 * The manifest of the module, `module.json`.
 *
 * @param site the URL of the site, without a trailing slash
 */
export const manifest = (site: string) => ({
  id: MODULE_ID,
  title: 'Rulestone',
  description:
    'The rules of fifth-edition play as journals in English, Chinese and Thai, linked to each other, and Chinese and Thai names for the items of the system dnd5e (with Babele).',
  version: VERSION,
  compatibility: { minimum: '12' },
  authors: [{ name: 'The Rulestone contributors', url: site }],
  url: site,
  license: 'LICENSE',
  readme: 'README.md',
  esmodules: ['register-names.js'],
  relationships: {
    recommends: [{ id: 'babele', type: 'module', reason: 'Shows the Chinese and Thai names of items.' }],
  },
  packs: LOCALES.map((language) => ({
    name: packName(language),
    label: LABELS[language],
    path: `packs/${packName(language)}`,
    type: 'JournalEntry',
    ownership: { PLAYER: 'OBSERVER', ASSISTANT: 'OWNER' },
  })),
  packFolders: [{ name: 'Rulestone', sorting: 'm', packs: LOCALES.map(packName) }],
})
