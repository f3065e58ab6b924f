export { normalText } from './canonical.ts'
export { contentHash } from './content-hash.ts'
export { coreCalculators, coreTables, namedFigures } from './core-data.ts'
export { firstNodeBelow } from './depth.ts'
export { attributesOf, type Directive, formOf, isDirective, labelOf, showDirective } from './directive.ts'
export { DIRECTIVE_FORMS, DIRECTIVE_NAMES, isDirectiveName } from './directive-names.ts'
export { flatText } from './flat-text.ts'
export { ENTRY_ID_PATTERN, ID_PATTERN } from './id-pattern.ts'
export { parseMarkdown } from './parse-markdown.ts'
export { plainText } from './plain-text.ts'
export { CREATURE_SCHEME, isWritten, PART_SCHEME, RULE_SCHEME, ruleOf, SPELL_SCHEME } from './rule-link.ts'
export { runningText } from './running-text.ts'
export {
  type FieldKind,
  isField,
  readSegments,
  type Segment,
  type SegmentKind,
  TEXT_FIELDS,
  type TextField,
} from './segments.ts'
export { shape } from './shape.ts'
export { flatten, type SourceBlock, type SourceHeading, sourceBlocks } from './source-block.ts'
