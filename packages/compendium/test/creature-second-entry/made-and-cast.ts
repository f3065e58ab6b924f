/**
 * The parts that make the creature attack with an attack of its own, and how often, or cast one spell, at a level if it is not
 * the lowest. Not here: a choice between attacks or between spells, an attack that follows the hit of another, and a part that
 * uses another part which is no attack.
 *
 * @source SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364): the words of actions, Bonus Actions, Reactions and legendary
 * actions, in the order of the document
 */
const ROWS = `
Aboleth | lash: 1 tentacle
Adult Black Dragon | frightful-presence: cast fear; pounce: 1 rend
Ancient Black Dragon | frightful-presence: cast fear; pounce: 1 rend
Adult Blue Dragon | cloaked-flight: cast invisibility; sonic-boom: cast shatter; tail-swipe: 1 rend
Ancient Blue Dragon | cloaked-flight: cast invisibility; sonic-boom: cast shatter@3; tail-swipe: 1 rend
Adult Brass Dragon | blazing-light: cast scorching-ray; pounce: 1 rend
Ancient Brass Dragon | blazing-light: cast scorching-ray@3; pounce: 1 rend
Adult Bronze Dragon | guiding-light: cast guiding-bolt@2; pounce: 1 rend
Ancient Bronze Dragon | guiding-light: cast guiding-bolt@2; pounce: 1 rend
Cloaker | phantasms: cast mirror-image
Cloud Giant | misty-step: cast misty-step
Adult Copper Dragon | mind-jolt: cast mind-spike@4; pounce: 1 rend
Ancient Copper Dragon | mind-jolt: cast mind-spike@5; pounce: 1 rend
Cultist Fanatic | spiritual-weapon: cast spiritual-weapon
Doppelganger | read-thoughts: cast detect-thoughts
Ghost | etherealness: cast etherealness
Gnoll Warrior | rampage: 1 rend
Adult Gold Dragon | guiding-light: cast guiding-bolt@2; pounce: 1 rend
Ancient Gold Dragon | guiding-light: cast guiding-bolt@4; pounce: 1 rend
Adult Green Dragon | mind-invasion: cast mind-spike@3; pounce: 1 rend
Ancient Green Dragon | mind-invasion: cast mind-spike@5; pounce: 1 rend
Ice Devil | ice-wall: cast wall-of-ice@8
Imp | invisibility: cast invisibility
Lich | frightening-gaze: cast fear
Mage | misty-step: cast misty-step
Archmage | misty-step: cast misty-step
Dust Mephit | sleep: cast sleep
Ice Mephit | fog-cloud: cast fog-cloud
Mummy Lord | dread-command: cast command@2
Night Hag | nightmare-haunting: cast dream
Oni | invisibility: cast invisibility
Pirate Captain | riposte: 1 rapier
Quasit | invisibility: cast invisibility
Adult Red Dragon | commanding-presence: cast command@2; fiery-rays: cast scorching-ray; pounce: 1 rend
Ancient Red Dragon | commanding-presence: cast command@2; fiery-rays: cast scorching-ray@3; pounce: 1 rend
Sea Hag | illusory-appearance: cast disguise-self
Adult Silver Dragon | chill: cast hold-monster; pounce: 1 rend
Ancient Silver Dragon | chill: cast hold-monster; pounce: 1 rend
Sphinx of Lore | arcane-prowl: 1 claw
Sphinx of Valor | arcane-prowl: 1 claw
Sprite | invisibility: cast invisibility
Stone Golem | slow: cast slow
Succubus | charm: cast dominate-person@8
Unicorn | charging-horn: 1 radiant-horn
Vampire | charm: cast charm-person; beguile: cast command; deathless-strike: 1 grave-strike
Adult White Dragon | frightful-presence: cast fear; pounce: 1 rend
Ancient White Dragon | frightful-presence: cast fear; pounce: 1 rend
Giant Hyena | rampage: 1 bite
`

/** The creatures that have such parts, each with a cell. */
export const MADE_AND_CAST: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([name = '', cell = '']) => [name, cell]),
)
