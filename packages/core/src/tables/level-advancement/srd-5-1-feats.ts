import type { FeatPrerequisites } from './feats.ts'

/**
 * The feat of SRD 5.1 and its prerequisite.
 *
 * @source SRD 5.1, Feats, Grappler (page 75)
 */
export const SRD_5_1_FEATS = [
  { feat: 'grappler', level: 1, abilities: ['strength'], feature: 'none', repeatable: false },
] as const satisfies readonly FeatPrerequisites[]
