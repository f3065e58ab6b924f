import { acidArrow } from './acid-arrow.ts'
import { acidSplash } from './acid-splash.ts'
import { aid } from './aid.ts'
import { alarm } from './alarm.ts'
import { alterSelf } from './alter-self.ts'
import { animalFriendship } from './animal-friendship.ts'
import { animalMessenger } from './animal-messenger.ts'
import { animalShapes } from './animal-shapes.ts'
import { animateDead } from './animate-dead.ts'
import { animateObjects } from './animate-objects.ts'
import { antilifeShell } from './antilife-shell.ts'
import { antimagicField } from './antimagic-field.ts'
import { antipathySympathy } from './antipathy-sympathy.ts'
import { arcaneEye } from './arcane-eye.ts'
import { arcaneHand } from './arcane-hand.ts'
import { arcaneLock } from './arcane-lock.ts'
import { arcaneSword } from './arcane-sword.ts'
import { arcanistsMagicAura } from './arcanists-magic-aura.ts'
import { astralProjection } from './astral-projection.ts'
import { augury } from './augury.ts'
import { auraOfLife } from './aura-of-life.ts'
import { awaken } from './awaken.ts'
import { bane } from './bane.ts'
import { banishment } from './banishment.ts'
import { barkskin } from './barkskin.ts'
import { beaconOfHope } from './beacon-of-hope.ts'
import { befuddlement } from './befuddlement.ts'
import { bestowCurse } from './bestow-curse.ts'
import { blackTentacles } from './black-tentacles.ts'
import { bladeBarrier } from './blade-barrier.ts'
import { bless } from './bless.ts'
import { blight } from './blight.ts'
import { blindnessDeafness } from './blindness-deafness.ts'
import { blink } from './blink.ts'
import { blur } from './blur.ts'
import { burningHands } from './burning-hands.ts'
import { callLightning } from './call-lightning.ts'
import { calmEmotions } from './calm-emotions.ts'
import { chainLightning } from './chain-lightning.ts'
import { charmMonster } from './charm-monster.ts'
import { charmPerson } from './charm-person.ts'
import { chillTouch } from './chill-touch.ts'
import { chromaticOrb } from './chromatic-orb.ts'
import { circleOfDeath } from './circle-of-death.ts'
import { clairvoyance } from './clairvoyance.ts'
import { clone } from './clone.ts'
import { cloudkill } from './cloudkill.ts'
import { colorSpray } from './color-spray.ts'
import { command } from './command.ts'
import { commune } from './commune.ts'
import { communeWithNature } from './commune-with-nature.ts'
import { comprehendLanguages } from './comprehend-languages.ts'
import { compulsion } from './compulsion.ts'
import { coneOfCold } from './cone-of-cold.ts'
import { confusion } from './confusion.ts'
import { conjureAnimals } from './conjure-animals.ts'
import { conjureCelestial } from './conjure-celestial.ts'
import { conjureElemental } from './conjure-elemental.ts'
import { conjureFey } from './conjure-fey.ts'
import { conjureMinorElementals } from './conjure-minor-elementals.ts'
import { conjureWoodlandBeings } from './conjure-woodland-beings.ts'
import { contactOtherPlane } from './contact-other-plane.ts'
import { contagion } from './contagion.ts'
import { contingency } from './contingency.ts'
import { continualFlame } from './continual-flame.ts'
import { controlWater } from './control-water.ts'
import { controlWeather } from './control-weather.ts'
import { counterspell } from './counterspell.ts'
import { createFoodAndWater } from './create-food-and-water.ts'
import { createOrDestroyWater } from './create-or-destroy-water.ts'
import { createUndead } from './create-undead.ts'
import { creation } from './creation.ts'
import { cureWounds } from './cure-wounds.ts'
import { dancingLights } from './dancing-lights.ts'
import { darkness } from './darkness.ts'
import { darkvision } from './darkvision.ts'
import { daylight } from './daylight.ts'
import { deathWard } from './death-ward.ts'
import { delayedBlastFireball } from './delayed-blast-fireball.ts'
import { demiplane } from './demiplane.ts'
import { detectEvilAndGood } from './detect-evil-and-good.ts'
import { detectMagic } from './detect-magic.ts'
import { detectPoisonAndDisease } from './detect-poison-and-disease.ts'
import { detectThoughts } from './detect-thoughts.ts'
import { dimensionDoor } from './dimension-door.ts'
import { disguiseSelf } from './disguise-self.ts'
import { disintegrate } from './disintegrate.ts'
import { dispelEvilAndGood } from './dispel-evil-and-good.ts'
import { dispelMagic } from './dispel-magic.ts'
import { dissonantWhispers } from './dissonant-whispers.ts'
import { divination } from './divination.ts'
import { divineFavor } from './divine-favor.ts'
import { divineSmite } from './divine-smite.ts'
import { divineWord } from './divine-word.ts'
import { dominateBeast } from './dominate-beast.ts'
import { dominateMonster } from './dominate-monster.ts'
import { dominatePerson } from './dominate-person.ts'
import { dragonsBreath } from './dragons-breath.ts'
import { dream } from './dream.ts'
import { druidcraft } from './druidcraft.ts'
import { earthquake } from './earthquake.ts'
import { eldritchBlast } from './eldritch-blast.ts'
import { elementalism } from './elementalism.ts'
import { enhanceAbility } from './enhance-ability.ts'
import { enlargeReduce } from './enlarge-reduce.ts'
import { ensnaringStrike } from './ensnaring-strike.ts'
import { entangle } from './entangle.ts'
import { enthrall } from './enthrall.ts'
import { etherealness } from './etherealness.ts'
import { expeditiousRetreat } from './expeditious-retreat.ts'
import { eyebite } from './eyebite.ts'
import { fabricate } from './fabricate.ts'
import { faerieFire } from './faerie-fire.ts'
import { faithfulHound } from './faithful-hound.ts'
import { falseLife } from './false-life.ts'
import { fear } from './fear.ts'
import { featherFall } from './feather-fall.ts'
import { findFamiliar } from './find-familiar.ts'
import { findSteed } from './find-steed.ts'
import { findThePath } from './find-the-path.ts'
import { findTraps } from './find-traps.ts'
import { fingerOfDeath } from './finger-of-death.ts'
import { fireBolt } from './fire-bolt.ts'
import { fireShield } from './fire-shield.ts'
import { fireStorm } from './fire-storm.ts'
import { fireball } from './fireball.ts'
import { flameBlade } from './flame-blade.ts'
import { flameStrike } from './flame-strike.ts'
import { flamingSphere } from './flaming-sphere.ts'
import { fleshToStone } from './flesh-to-stone.ts'
import { floatingDisk } from './floating-disk.ts'
import { fly } from './fly.ts'
import { fogCloud } from './fog-cloud.ts'
import { forbiddance } from './forbiddance.ts'
import { forcecage } from './forcecage.ts'
import { foresight } from './foresight.ts'
import { freedomOfMovement } from './freedom-of-movement.ts'
import { freezingSphere } from './freezing-sphere.ts'
import { gaseousForm } from './gaseous-form.ts'
import { gate } from './gate.ts'
import { geas } from './geas.ts'
import { gentleRepose } from './gentle-repose.ts'
import { giantInsect } from './giant-insect.ts'
import { glibness } from './glibness.ts'
import { globeOfInvulnerability } from './globe-of-invulnerability.ts'
import { glyphOfWarding } from './glyph-of-warding.ts'
import { goodberry } from './goodberry.ts'
import { grease } from './grease.ts'
import { greaterInvisibility } from './greater-invisibility.ts'
import { greaterRestoration } from './greater-restoration.ts'
import { guardianOfFaith } from './guardian-of-faith.ts'
import { guardsAndWards } from './guards-and-wards.ts'
import { guidance } from './guidance.ts'
import { guidingBolt } from './guiding-bolt.ts'
import { gustOfWind } from './gust-of-wind.ts'
import { hallow } from './hallow.ts'
import { hallucinatoryTerrain } from './hallucinatory-terrain.ts'
import { harm } from './harm.ts'
import { haste } from './haste.ts'
import { heal } from './heal.ts'
import { healingWord } from './healing-word.ts'
import { heatMetal } from './heat-metal.ts'
import { hellishRebuke } from './hellish-rebuke.ts'
import { heroesFeast } from './heroes-feast.ts'
import { heroism } from './heroism.ts'
import { hex } from './hex.ts'
import { hideousLaughter } from './hideous-laughter.ts'
import { holdMonster } from './hold-monster.ts'
import { holdPerson } from './hold-person.ts'
import { holyAura } from './holy-aura.ts'
import { huntersMark } from './hunters-mark.ts'
import { hypnoticPattern } from './hypnotic-pattern.ts'
import { iceKnife } from './ice-knife.ts'
import { iceStorm } from './ice-storm.ts'
import { identify } from './identify.ts'
import { illusoryScript } from './illusory-script.ts'
import { imprisonment } from './imprisonment.ts'
import { incendiaryCloud } from './incendiary-cloud.ts'
import { inflictWounds } from './inflict-wounds.ts'
import { insectPlague } from './insect-plague.ts'
import { instantSummons } from './instant-summons.ts'
import { invisibility } from './invisibility.ts'
import { irresistibleDance } from './irresistible-dance.ts'
import { jump } from './jump.ts'
import { knock } from './knock.ts'
import { legendLore } from './legend-lore.ts'
import { lesserRestoration } from './lesser-restoration.ts'
import { levitate } from './levitate.ts'
import { light } from './light.ts'
import { lightningBolt } from './lightning-bolt.ts'
import { locateAnimalsOrPlants } from './locate-animals-or-plants.ts'
import { locateCreature } from './locate-creature.ts'
import { locateObject } from './locate-object.ts'
import { longstrider } from './longstrider.ts'
import { mageArmor } from './mage-armor.ts'
import { mageHand } from './mage-hand.ts'
import { magicCircle } from './magic-circle.ts'
import { magicJar } from './magic-jar.ts'
import { magicMissile } from './magic-missile.ts'
import { magicMouth } from './magic-mouth.ts'
import { magicWeapon } from './magic-weapon.ts'
import { magnificentMansion } from './magnificent-mansion.ts'
import { majorImage } from './major-image.ts'
import { massCureWounds } from './mass-cure-wounds.ts'
import { massHeal } from './mass-heal.ts'
import { massHealingWord } from './mass-healing-word.ts'
import { massSuggestion } from './mass-suggestion.ts'
import { maze } from './maze.ts'
import { meldIntoStone } from './meld-into-stone.ts'
import { mending } from './mending.ts'
import { message } from './message.ts'
import { meteorSwarm } from './meteor-swarm.ts'
import { mindBlank } from './mind-blank.ts'
import { mindSpike } from './mind-spike.ts'
import { minorIllusion } from './minor-illusion.ts'
import { mirageArcane } from './mirage-arcane.ts'
import { mirrorImage } from './mirror-image.ts'
import { mislead } from './mislead.ts'
import { mistyStep } from './misty-step.ts'
import { modifyMemory } from './modify-memory.ts'
import { moonbeam } from './moonbeam.ts'
import { moveEarth } from './move-earth.ts'
import { nondetection } from './nondetection.ts'
import { passWithoutTrace } from './pass-without-trace.ts'
import { passwall } from './passwall.ts'
import { phantasmalForce } from './phantasmal-force.ts'
import { phantasmalKiller } from './phantasmal-killer.ts'
import { phantomSteed } from './phantom-steed.ts'
import { planarAlly } from './planar-ally.ts'
import { planarBinding } from './planar-binding.ts'
import { planeShift } from './plane-shift.ts'
import { plantGrowth } from './plant-growth.ts'
import { poisonSpray } from './poison-spray.ts'
import { polymorph } from './polymorph.ts'
import { powerWordHeal } from './power-word-heal.ts'
import { powerWordKill } from './power-word-kill.ts'
import { powerWordStun } from './power-word-stun.ts'
import { prayerOfHealing } from './prayer-of-healing.ts'
import { prestidigitation } from './prestidigitation.ts'
import { prismaticSpray } from './prismatic-spray.ts'
import { prismaticWall } from './prismatic-wall.ts'
import { privateSanctum } from './private-sanctum.ts'
import { produceFlame } from './produce-flame.ts'
import { programmedIllusion } from './programmed-illusion.ts'
import { projectImage } from './project-image.ts'
import { protectionFromEnergy } from './protection-from-energy.ts'
import { protectionFromEvilAndGood } from './protection-from-evil-and-good.ts'
import { protectionFromPoison } from './protection-from-poison.ts'
import { purifyFoodAndDrink } from './purify-food-and-drink.ts'
import { raiseDead } from './raise-dead.ts'
import { rayOfEnfeeblement } from './ray-of-enfeeblement.ts'
import { rayOfFrost } from './ray-of-frost.ts'
import { rayOfSickness } from './ray-of-sickness.ts'
import { regenerate } from './regenerate.ts'
import { reincarnate } from './reincarnate.ts'
import { removeCurse } from './remove-curse.ts'
import { resilientSphere } from './resilient-sphere.ts'
import { resistance } from './resistance.ts'
import { resurrection } from './resurrection.ts'
import { reverseGravity } from './reverse-gravity.ts'
import { revivify } from './revivify.ts'
import { ropeTrick } from './rope-trick.ts'
import { sacredFlame } from './sacred-flame.ts'
import { sanctuary } from './sanctuary.ts'
import { scorchingRay } from './scorching-ray.ts'
import { scrying } from './scrying.ts'
import { searingSmite } from './searing-smite.ts'
import { secretChest } from './secret-chest.ts'
import { seeInvisibility } from './see-invisibility.ts'
import { seeming } from './seeming.ts'
import { sending } from './sending.ts'
import { sequester } from './sequester.ts'
import { shapechange } from './shapechange.ts'
import { shatter } from './shatter.ts'
import { shield } from './shield.ts'
import { shieldOfFaith } from './shield-of-faith.ts'
import { shillelagh } from './shillelagh.ts'
import { shiningSmite } from './shining-smite.ts'
import { shockingGrasp } from './shocking-grasp.ts'
import { silence } from './silence.ts'
import { silentImage } from './silent-image.ts'
import { simulacrum } from './simulacrum.ts'
import { sleep } from './sleep.ts'
import { sleetStorm } from './sleet-storm.ts'
import { slow } from './slow.ts'
import { sorcerousBurst } from './sorcerous-burst.ts'
import { spareTheDying } from './spare-the-dying.ts'
import { speakWithAnimals } from './speak-with-animals.ts'
import { speakWithDead } from './speak-with-dead.ts'
import { speakWithPlants } from './speak-with-plants.ts'
import { spiderClimb } from './spider-climb.ts'
import { spikeGrowth } from './spike-growth.ts'
import { spiritGuardians } from './spirit-guardians.ts'
import { spiritualWeapon } from './spiritual-weapon.ts'
import { starryWisp } from './starry-wisp.ts'
import { stinkingCloud } from './stinking-cloud.ts'
import { stoneShape } from './stone-shape.ts'
import { stoneskin } from './stoneskin.ts'
import { stormOfVengeance } from './storm-of-vengeance.ts'
import { suggestion } from './suggestion.ts'
import { summonDragon } from './summon-dragon.ts'
import { sunbeam } from './sunbeam.ts'
import { sunburst } from './sunburst.ts'
import { symbol } from './symbol.ts'
import { telekinesis } from './telekinesis.ts'
import { telepathicBond } from './telepathic-bond.ts'
import { teleport } from './teleport.ts'
import { teleportationCircle } from './teleportation-circle.ts'
import { thaumaturgy } from './thaumaturgy.ts'
import { thunderwave } from './thunderwave.ts'
import { timeStop } from './time-stop.ts'
import { tinyHut } from './tiny-hut.ts'
import { tongues } from './tongues.ts'
import { transportViaPlants } from './transport-via-plants.ts'
import { treeStride } from './tree-stride.ts'
import { truePolymorph } from './true-polymorph.ts'
import { trueResurrection } from './true-resurrection.ts'
import { trueSeeing } from './true-seeing.ts'
import { trueStrike } from './true-strike.ts'
import { tsunami } from './tsunami.ts'
import { unseenServant } from './unseen-servant.ts'
import { vampiricTouch } from './vampiric-touch.ts'
import { viciousMockery } from './vicious-mockery.ts'
import { vitriolicSphere } from './vitriolic-sphere.ts'
import { wallOfFire } from './wall-of-fire.ts'
import { wallOfForce } from './wall-of-force.ts'
import { wallOfIce } from './wall-of-ice.ts'
import { wallOfStone } from './wall-of-stone.ts'
import { wallOfThorns } from './wall-of-thorns.ts'
import { wardingBond } from './warding-bond.ts'
import { waterBreathing } from './water-breathing.ts'
import { waterWalk } from './water-walk.ts'
import { web } from './web.ts'
import { weird } from './weird.ts'
import { windWalk } from './wind-walk.ts'
import { windWall } from './wind-wall.ts'
import { wish } from './wish.ts'
import { wordOfRecall } from './word-of-recall.ts'
import { zoneOfTruth } from './zone-of-truth.ts'

/** Every spell by its id. */
export const SPELLS = {
  'acid-arrow': acidArrow,
  'acid-splash': acidSplash,
  aid,
  alarm,
  'alter-self': alterSelf,
  'animal-friendship': animalFriendship,
  'animal-messenger': animalMessenger,
  'animal-shapes': animalShapes,
  'animate-dead': animateDead,
  'animate-objects': animateObjects,
  'antilife-shell': antilifeShell,
  'antimagic-field': antimagicField,
  'antipathy-sympathy': antipathySympathy,
  'arcane-eye': arcaneEye,
  'arcane-hand': arcaneHand,
  'arcane-lock': arcaneLock,
  'arcane-sword': arcaneSword,
  'arcanists-magic-aura': arcanistsMagicAura,
  'astral-projection': astralProjection,
  augury,
  'aura-of-life': auraOfLife,
  awaken,
  bane,
  banishment,
  barkskin,
  'beacon-of-hope': beaconOfHope,
  befuddlement,
  'bestow-curse': bestowCurse,
  'black-tentacles': blackTentacles,
  'blade-barrier': bladeBarrier,
  bless,
  blight,
  'blindness-deafness': blindnessDeafness,
  blink,
  blur,
  'burning-hands': burningHands,
  'call-lightning': callLightning,
  'calm-emotions': calmEmotions,
  'chain-lightning': chainLightning,
  'charm-monster': charmMonster,
  'charm-person': charmPerson,
  'chill-touch': chillTouch,
  'chromatic-orb': chromaticOrb,
  'circle-of-death': circleOfDeath,
  clairvoyance,
  clone,
  cloudkill,
  'color-spray': colorSpray,
  command,
  commune,
  'commune-with-nature': communeWithNature,
  'comprehend-languages': comprehendLanguages,
  compulsion,
  'cone-of-cold': coneOfCold,
  confusion,
  'conjure-animals': conjureAnimals,
  'conjure-celestial': conjureCelestial,
  'conjure-elemental': conjureElemental,
  'conjure-fey': conjureFey,
  'conjure-minor-elementals': conjureMinorElementals,
  'conjure-woodland-beings': conjureWoodlandBeings,
  'contact-other-plane': contactOtherPlane,
  contagion,
  contingency,
  'continual-flame': continualFlame,
  'control-water': controlWater,
  'control-weather': controlWeather,
  counterspell,
  'create-food-and-water': createFoodAndWater,
  'create-or-destroy-water': createOrDestroyWater,
  'create-undead': createUndead,
  creation,
  'cure-wounds': cureWounds,
  'dancing-lights': dancingLights,
  darkness,
  darkvision,
  daylight,
  'death-ward': deathWard,
  'delayed-blast-fireball': delayedBlastFireball,
  demiplane,
  'detect-evil-and-good': detectEvilAndGood,
  'detect-magic': detectMagic,
  'detect-poison-and-disease': detectPoisonAndDisease,
  'detect-thoughts': detectThoughts,
  'dimension-door': dimensionDoor,
  'disguise-self': disguiseSelf,
  disintegrate,
  'dispel-evil-and-good': dispelEvilAndGood,
  'dispel-magic': dispelMagic,
  'dissonant-whispers': dissonantWhispers,
  divination,
  'divine-favor': divineFavor,
  'divine-smite': divineSmite,
  'divine-word': divineWord,
  'dominate-beast': dominateBeast,
  'dominate-monster': dominateMonster,
  'dominate-person': dominatePerson,
  'dragons-breath': dragonsBreath,
  dream,
  druidcraft,
  earthquake,
  'eldritch-blast': eldritchBlast,
  elementalism,
  'enhance-ability': enhanceAbility,
  'enlarge-reduce': enlargeReduce,
  'ensnaring-strike': ensnaringStrike,
  entangle,
  enthrall,
  etherealness,
  'expeditious-retreat': expeditiousRetreat,
  eyebite,
  fabricate,
  'faerie-fire': faerieFire,
  'faithful-hound': faithfulHound,
  'false-life': falseLife,
  fear,
  'feather-fall': featherFall,
  'find-familiar': findFamiliar,
  'find-steed': findSteed,
  'find-the-path': findThePath,
  'find-traps': findTraps,
  'finger-of-death': fingerOfDeath,
  'fire-bolt': fireBolt,
  'fire-shield': fireShield,
  'fire-storm': fireStorm,
  fireball,
  'flame-blade': flameBlade,
  'flame-strike': flameStrike,
  'flaming-sphere': flamingSphere,
  'flesh-to-stone': fleshToStone,
  'floating-disk': floatingDisk,
  fly,
  'fog-cloud': fogCloud,
  forbiddance,
  forcecage,
  foresight,
  'freedom-of-movement': freedomOfMovement,
  'freezing-sphere': freezingSphere,
  'gaseous-form': gaseousForm,
  gate,
  geas,
  'gentle-repose': gentleRepose,
  'giant-insect': giantInsect,
  glibness,
  'globe-of-invulnerability': globeOfInvulnerability,
  'glyph-of-warding': glyphOfWarding,
  goodberry,
  grease,
  'greater-invisibility': greaterInvisibility,
  'greater-restoration': greaterRestoration,
  'guardian-of-faith': guardianOfFaith,
  'guards-and-wards': guardsAndWards,
  guidance,
  'guiding-bolt': guidingBolt,
  'gust-of-wind': gustOfWind,
  hallow,
  'hallucinatory-terrain': hallucinatoryTerrain,
  harm,
  haste,
  heal,
  'healing-word': healingWord,
  'heat-metal': heatMetal,
  'hellish-rebuke': hellishRebuke,
  'heroes-feast': heroesFeast,
  heroism,
  hex,
  'hideous-laughter': hideousLaughter,
  'hold-monster': holdMonster,
  'hold-person': holdPerson,
  'holy-aura': holyAura,
  'hunters-mark': huntersMark,
  'hypnotic-pattern': hypnoticPattern,
  'ice-knife': iceKnife,
  'ice-storm': iceStorm,
  identify,
  'illusory-script': illusoryScript,
  imprisonment,
  'incendiary-cloud': incendiaryCloud,
  'inflict-wounds': inflictWounds,
  'insect-plague': insectPlague,
  'instant-summons': instantSummons,
  invisibility,
  'irresistible-dance': irresistibleDance,
  jump,
  knock,
  'legend-lore': legendLore,
  'lesser-restoration': lesserRestoration,
  levitate,
  light,
  'lightning-bolt': lightningBolt,
  'locate-animals-or-plants': locateAnimalsOrPlants,
  'locate-creature': locateCreature,
  'locate-object': locateObject,
  longstrider,
  'mage-armor': mageArmor,
  'mage-hand': mageHand,
  'magic-circle': magicCircle,
  'magic-jar': magicJar,
  'magic-missile': magicMissile,
  'magic-mouth': magicMouth,
  'magic-weapon': magicWeapon,
  'magnificent-mansion': magnificentMansion,
  'major-image': majorImage,
  'mass-cure-wounds': massCureWounds,
  'mass-heal': massHeal,
  'mass-healing-word': massHealingWord,
  'mass-suggestion': massSuggestion,
  maze,
  'meld-into-stone': meldIntoStone,
  mending,
  message,
  'meteor-swarm': meteorSwarm,
  'mind-blank': mindBlank,
  'mind-spike': mindSpike,
  'minor-illusion': minorIllusion,
  'mirage-arcane': mirageArcane,
  'mirror-image': mirrorImage,
  mislead,
  'misty-step': mistyStep,
  'modify-memory': modifyMemory,
  moonbeam,
  'move-earth': moveEarth,
  nondetection,
  'pass-without-trace': passWithoutTrace,
  passwall,
  'phantasmal-force': phantasmalForce,
  'phantasmal-killer': phantasmalKiller,
  'phantom-steed': phantomSteed,
  'planar-ally': planarAlly,
  'planar-binding': planarBinding,
  'plane-shift': planeShift,
  'plant-growth': plantGrowth,
  'poison-spray': poisonSpray,
  polymorph,
  'power-word-heal': powerWordHeal,
  'power-word-kill': powerWordKill,
  'power-word-stun': powerWordStun,
  'prayer-of-healing': prayerOfHealing,
  prestidigitation,
  'prismatic-spray': prismaticSpray,
  'prismatic-wall': prismaticWall,
  'private-sanctum': privateSanctum,
  'produce-flame': produceFlame,
  'programmed-illusion': programmedIllusion,
  'project-image': projectImage,
  'protection-from-energy': protectionFromEnergy,
  'protection-from-evil-and-good': protectionFromEvilAndGood,
  'protection-from-poison': protectionFromPoison,
  'purify-food-and-drink': purifyFoodAndDrink,
  'raise-dead': raiseDead,
  'ray-of-enfeeblement': rayOfEnfeeblement,
  'ray-of-frost': rayOfFrost,
  'ray-of-sickness': rayOfSickness,
  regenerate,
  reincarnate,
  'remove-curse': removeCurse,
  'resilient-sphere': resilientSphere,
  resistance,
  resurrection,
  'reverse-gravity': reverseGravity,
  revivify,
  'rope-trick': ropeTrick,
  'sacred-flame': sacredFlame,
  sanctuary,
  'scorching-ray': scorchingRay,
  scrying,
  'searing-smite': searingSmite,
  'secret-chest': secretChest,
  'see-invisibility': seeInvisibility,
  seeming,
  sending,
  sequester,
  shapechange,
  shatter,
  shield,
  'shield-of-faith': shieldOfFaith,
  shillelagh,
  'shining-smite': shiningSmite,
  'shocking-grasp': shockingGrasp,
  silence,
  'silent-image': silentImage,
  simulacrum,
  sleep,
  'sleet-storm': sleetStorm,
  slow,
  'sorcerous-burst': sorcerousBurst,
  'spare-the-dying': spareTheDying,
  'speak-with-animals': speakWithAnimals,
  'speak-with-dead': speakWithDead,
  'speak-with-plants': speakWithPlants,
  'spider-climb': spiderClimb,
  'spike-growth': spikeGrowth,
  'spirit-guardians': spiritGuardians,
  'spiritual-weapon': spiritualWeapon,
  'starry-wisp': starryWisp,
  'stinking-cloud': stinkingCloud,
  'stone-shape': stoneShape,
  stoneskin,
  'storm-of-vengeance': stormOfVengeance,
  suggestion,
  'summon-dragon': summonDragon,
  sunbeam,
  sunburst,
  symbol,
  telekinesis,
  'telepathic-bond': telepathicBond,
  teleport,
  'teleportation-circle': teleportationCircle,
  thaumaturgy,
  thunderwave,
  'time-stop': timeStop,
  'tiny-hut': tinyHut,
  tongues,
  'transport-via-plants': transportViaPlants,
  'tree-stride': treeStride,
  'true-polymorph': truePolymorph,
  'true-resurrection': trueResurrection,
  'true-seeing': trueSeeing,
  'true-strike': trueStrike,
  tsunami,
  'unseen-servant': unseenServant,
  'vampiric-touch': vampiricTouch,
  'vicious-mockery': viciousMockery,
  'vitriolic-sphere': vitriolicSphere,
  'wall-of-fire': wallOfFire,
  'wall-of-force': wallOfForce,
  'wall-of-ice': wallOfIce,
  'wall-of-stone': wallOfStone,
  'wall-of-thorns': wallOfThorns,
  'warding-bond': wardingBond,
  'water-breathing': waterBreathing,
  'water-walk': waterWalk,
  web,
  weird,
  'wind-walk': windWalk,
  'wind-wall': windWall,
  wish,
  'word-of-recall': wordOfRecall,
  'zone-of-truth': zoneOfTruth,
} as const
