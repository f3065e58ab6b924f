export { applyFixes } from './apply-fixes.ts'
export { compareFindings, type Finding, type FindingValues, type Fix, type Problem, type Severity } from './finding.ts'
export { describeFinding, formatFinding } from './format-finding.ts'
export { type Place, placeAt, type Range, START, startOf } from './place.ts'
