/**
 * How many magic items a creature can be attuned to, how far away for how long an item loses its Attunement, and the
 * rest that attunes to an item or ends it. Learning the properties of an item takes another such rest.
 *
 * @source SRD 5.2.1, Equipment, Identifying a Magic Item and Attunement (page 102)
 */
export const ATTUNEMENT = { maximum: 3, endsBeyondFeet: 100, forHours: 24, rest: 'short-rest' } as const
