import { VERSION } from '@rulestone/data-builder'
import { LOCALES, type Locale } from '@rulestone/text'
import { MODULE_ID, PACKS, type Pack, packName } from './module-id.ts'

/**
 * The manifest of the module, `module.json`.
 *
 * @param label the name of a compendium of a language
 * @param site the URL of the site, without a trailing slash
 */
export const manifest = (label: (pack: Pack, language: Locale) => string, site: string) => ({
  id: MODULE_ID,
  title: 'Rulestone',
  description:
    'The rules and spells of fifth-edition play as journals in English, Chinese and Thai, linked to each other, and Chinese and Thai names for the items, spells and creatures of the system dnd5e (with Babele).',
  version: VERSION,
  compatibility: { minimum: '12' },
  authors: [{ name: 'The Rulestone contributors', url: site }],
  url: site,
  license: 'LICENSE',
  readme: 'README.md',
  esmodules: ['register-names.js'],
  relationships: {
    recommends: [
      { id: 'babele', type: 'module', reason: 'Shows the Chinese and Thai names of items, spells and creatures.' },
    ],
  },
  packs: LOCALES.flatMap((language) =>
    PACKS.map((pack) => ({
      name: packName(pack, language),
      label: label(pack, language),
      path: `packs/${packName(pack, language)}`,
      type: 'JournalEntry',
      ownership: { PLAYER: 'OBSERVER', ASSISTANT: 'OWNER' },
    })),
  ),
  packFolders: [
    {
      name: 'Rulestone',
      sorting: 'm',
      packs: LOCALES.flatMap((language) => PACKS.map((pack) => packName(pack, language))),
    },
  ],
})
