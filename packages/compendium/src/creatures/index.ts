import { aboleth } from './aboleth.ts'
import { adultBlackDragon } from './adult-black-dragon.ts'
import { adultBlueDragon } from './adult-blue-dragon.ts'
import { adultBrassDragon } from './adult-brass-dragon.ts'
import { adultBronzeDragon } from './adult-bronze-dragon.ts'
import { adultCopperDragon } from './adult-copper-dragon.ts'
import { adultGoldDragon } from './adult-gold-dragon.ts'
import { adultGreenDragon } from './adult-green-dragon.ts'
import { adultRedDragon } from './adult-red-dragon.ts'
import { adultSilverDragon } from './adult-silver-dragon.ts'
import { adultWhiteDragon } from './adult-white-dragon.ts'
import { airElemental } from './air-elemental.ts'
import { allosaurus } from './allosaurus.ts'
import { ancientBlackDragon } from './ancient-black-dragon.ts'
import { ancientBlueDragon } from './ancient-blue-dragon.ts'
import { ancientBrassDragon } from './ancient-brass-dragon.ts'
import { ancientBronzeDragon } from './ancient-bronze-dragon.ts'
import { ancientCopperDragon } from './ancient-copper-dragon.ts'
import { ancientGoldDragon } from './ancient-gold-dragon.ts'
import { ancientGreenDragon } from './ancient-green-dragon.ts'
import { ancientRedDragon } from './ancient-red-dragon.ts'
import { ancientSilverDragon } from './ancient-silver-dragon.ts'
import { ancientWhiteDragon } from './ancient-white-dragon.ts'
import { animatedArmor } from './animated-armor.ts'
import { animatedFlyingSword } from './animated-flying-sword.ts'
import { animatedRugOfSmothering } from './animated-rug-of-smothering.ts'
import { ankheg } from './ankheg.ts'
import { ankylosaurus } from './ankylosaurus.ts'
import { ape } from './ape.ts'
import { archelon } from './archelon.ts'
import { archmage } from './archmage.ts'
import { assassin } from './assassin.ts'
import { awakenedShrub } from './awakened-shrub.ts'
import { awakenedTree } from './awakened-tree.ts'
import { axeBeak } from './axe-beak.ts'
import { azerSentinel } from './azer-sentinel.ts'
import { baboon } from './baboon.ts'
import { badger } from './badger.ts'
import { balor } from './balor.ts'
import { bandit } from './bandit.ts'
import { banditCaptain } from './bandit-captain.ts'
import { barbedDevil } from './barbed-devil.ts'
import { basilisk } from './basilisk.ts'
import { bat } from './bat.ts'
import { beardedDevil } from './bearded-devil.ts'
import { behir } from './behir.ts'
import { berserker } from './berserker.ts'
import { blackBear } from './black-bear.ts'
import { blackDragonWyrmling } from './black-dragon-wyrmling.ts'
import { blackPudding } from './black-pudding.ts'
import { blinkDog } from './blink-dog.ts'
import { bloodHawk } from './blood-hawk.ts'
import { blueDragonWyrmling } from './blue-dragon-wyrmling.ts'
import { boar } from './boar.ts'
import { boneDevil } from './bone-devil.ts'
import { brassDragonWyrmling } from './brass-dragon-wyrmling.ts'
import { bronzeDragonWyrmling } from './bronze-dragon-wyrmling.ts'
import { brownBear } from './brown-bear.ts'
import { bugbearStalker } from './bugbear-stalker.ts'
import { bugbearWarrior } from './bugbear-warrior.ts'
import { bulette } from './bulette.ts'
import { camel } from './camel.ts'
import { cat } from './cat.ts'
import { centaurTrooper } from './centaur-trooper.ts'
import { chainDevil } from './chain-devil.ts'
import { chimera } from './chimera.ts'
import { chuul } from './chuul.ts'
import { clayGolem } from './clay-golem.ts'
import { cloaker } from './cloaker.ts'
import { cloudGiant } from './cloud-giant.ts'
import { cockatrice } from './cockatrice.ts'
import { commoner } from './commoner.ts'
import { constrictorSnake } from './constrictor-snake.ts'
import { copperDragonWyrmling } from './copper-dragon-wyrmling.ts'
import { couatl } from './couatl.ts'
import { crab } from './crab.ts'
import { crocodile } from './crocodile.ts'
import { cultist } from './cultist.ts'
import { cultistFanatic } from './cultist-fanatic.ts'
import { darkmantle } from './darkmantle.ts'
import { deathDog } from './death-dog.ts'
import { deer } from './deer.ts'
import { deva } from './deva.ts'
import { direWolf } from './dire-wolf.ts'
import { djinni } from './djinni.ts'
import { doppelganger } from './doppelganger.ts'
import { draftHorse } from './draft-horse.ts'
import { dragonTurtle } from './dragon-turtle.ts'
import { dretch } from './dretch.ts'
import { drider } from './drider.ts'
import { druid } from './druid.ts'
import { dryad } from './dryad.ts'
import { dustMephit } from './dust-mephit.ts'
import { eagle } from './eagle.ts'
import { earthElemental } from './earth-elemental.ts'
import { efreeti } from './efreeti.ts'
import { elephant } from './elephant.ts'
import { elk } from './elk.ts'
import { erinyes } from './erinyes.ts'
import { ettercap } from './ettercap.ts'
import { ettin } from './ettin.ts'
import { fireElemental } from './fire-elemental.ts'
import { fireGiant } from './fire-giant.ts'
import { fleshGolem } from './flesh-golem.ts'
import { flyingSnake } from './flying-snake.ts'
import { frog } from './frog.ts'
import { frostGiant } from './frost-giant.ts'
import { gargoyle } from './gargoyle.ts'
import { gelatinousCube } from './gelatinous-cube.ts'
import { ghast } from './ghast.ts'
import { ghost } from './ghost.ts'
import { ghoul } from './ghoul.ts'
import { giantApe } from './giant-ape.ts'
import { giantBadger } from './giant-badger.ts'
import { giantBat } from './giant-bat.ts'
import { giantBoar } from './giant-boar.ts'
import { giantCentipede } from './giant-centipede.ts'
import { giantConstrictorSnake } from './giant-constrictor-snake.ts'
import { giantCrab } from './giant-crab.ts'
import { giantCrocodile } from './giant-crocodile.ts'
import { giantEagle } from './giant-eagle.ts'
import { giantElk } from './giant-elk.ts'
import { giantFireBeetle } from './giant-fire-beetle.ts'
import { giantFrog } from './giant-frog.ts'
import { giantGoat } from './giant-goat.ts'
import { giantHyena } from './giant-hyena.ts'
import { giantLizard } from './giant-lizard.ts'
import { giantOctopus } from './giant-octopus.ts'
import { giantOwl } from './giant-owl.ts'
import { giantRat } from './giant-rat.ts'
import { giantScorpion } from './giant-scorpion.ts'
import { giantSeahorse } from './giant-seahorse.ts'
import { giantShark } from './giant-shark.ts'
import { giantSpider } from './giant-spider.ts'
import { giantToad } from './giant-toad.ts'
import { giantVenomousSnake } from './giant-venomous-snake.ts'
import { giantVulture } from './giant-vulture.ts'
import { giantWasp } from './giant-wasp.ts'
import { giantWeasel } from './giant-weasel.ts'
import { giantWolfSpider } from './giant-wolf-spider.ts'
import { gibberingMouther } from './gibbering-mouther.ts'
import { glabrezu } from './glabrezu.ts'
import { gladiator } from './gladiator.ts'
import { gnollWarrior } from './gnoll-warrior.ts'
import { goat } from './goat.ts'
import { goblinBoss } from './goblin-boss.ts'
import { goblinMinion } from './goblin-minion.ts'
import { goblinWarrior } from './goblin-warrior.ts'
import { goldDragonWyrmling } from './gold-dragon-wyrmling.ts'
import { gorgon } from './gorgon.ts'
import { grayOoze } from './gray-ooze.ts'
import { greenDragonWyrmling } from './green-dragon-wyrmling.ts'
import { greenHag } from './green-hag.ts'
import { grick } from './grick.ts'
import { griffon } from './griffon.ts'
import { grimlock } from './grimlock.ts'
import { guard } from './guard.ts'
import { guardCaptain } from './guard-captain.ts'
import { guardianNaga } from './guardian-naga.ts'
import { halfDragon } from './half-dragon.ts'
import { harpy } from './harpy.ts'
import { hawk } from './hawk.ts'
import { hellHound } from './hell-hound.ts'
import { hezrou } from './hezrou.ts'
import { hillGiant } from './hill-giant.ts'
import { hippogriff } from './hippogriff.ts'
import { hippopotamus } from './hippopotamus.ts'
import { hobgoblinCaptain } from './hobgoblin-captain.ts'
import { hobgoblinWarrior } from './hobgoblin-warrior.ts'
import { homunculus } from './homunculus.ts'
import { hornedDevil } from './horned-devil.ts'
import { hunterShark } from './hunter-shark.ts'
import { hydra } from './hydra.ts'
import { hyena } from './hyena.ts'
import { iceDevil } from './ice-devil.ts'
import { iceMephit } from './ice-mephit.ts'
import { imp } from './imp.ts'
import { incubus } from './incubus.ts'
import { invisibleStalker } from './invisible-stalker.ts'
import { ironGolem } from './iron-golem.ts'
import { jackal } from './jackal.ts'
import { killerWhale } from './killer-whale.ts'
import { knight } from './knight.ts'
import { koboldWarrior } from './kobold-warrior.ts'
import { kraken } from './kraken.ts'
import { lamia } from './lamia.ts'
import { lemure } from './lemure.ts'
import { lich } from './lich.ts'
import { lion } from './lion.ts'
import { lizard } from './lizard.ts'
import { mage } from './mage.ts'
import { magmaMephit } from './magma-mephit.ts'
import { magmin } from './magmin.ts'
import { mammoth } from './mammoth.ts'
import { manticore } from './manticore.ts'
import { marilith } from './marilith.ts'
import { mastiff } from './mastiff.ts'
import { medusa } from './medusa.ts'
import { merfolkSkirmisher } from './merfolk-skirmisher.ts'
import { merrow } from './merrow.ts'
import { mimic } from './mimic.ts'
import { minotaurOfBaphomet } from './minotaur-of-baphomet.ts'
import { minotaurSkeleton } from './minotaur-skeleton.ts'
import { mule } from './mule.ts'
import { mummy } from './mummy.ts'
import { mummyLord } from './mummy-lord.ts'
import { nalfeshnee } from './nalfeshnee.ts'
import { nightHag } from './night-hag.ts'
import { nightmare } from './nightmare.ts'
import { noble } from './noble.ts'
import { ochreJelly } from './ochre-jelly.ts'
import { octopus } from './octopus.ts'
import { ogre } from './ogre.ts'
import { ogreZombie } from './ogre-zombie.ts'
import { oni } from './oni.ts'
import { otyugh } from './otyugh.ts'
import { owl } from './owl.ts'
import { owlbear } from './owlbear.ts'
import { panther } from './panther.ts'
import { pegasus } from './pegasus.ts'
import { phaseSpider } from './phase-spider.ts'
import { piranha } from './piranha.ts'
import { pirate } from './pirate.ts'
import { pirateCaptain } from './pirate-captain.ts'
import { pitFiend } from './pit-fiend.ts'
import { planetar } from './planetar.ts'
import { plesiosaurus } from './plesiosaurus.ts'
import { polarBear } from './polar-bear.ts'
import { pony } from './pony.ts'
import { priest } from './priest.ts'
import { priestAcolyte } from './priest-acolyte.ts'
import { pseudodragon } from './pseudodragon.ts'
import { pteranodon } from './pteranodon.ts'
import { purpleWorm } from './purple-worm.ts'
import { quasit } from './quasit.ts'
import { rakshasa } from './rakshasa.ts'
import { rat } from './rat.ts'
import { raven } from './raven.ts'
import { redDragonWyrmling } from './red-dragon-wyrmling.ts'
import { reefShark } from './reef-shark.ts'
import { remorhaz } from './remorhaz.ts'
import { rhinoceros } from './rhinoceros.ts'
import { ridingHorse } from './riding-horse.ts'
import { roc } from './roc.ts'
import { roper } from './roper.ts'
import { rustMonster } from './rust-monster.ts'
import { saberToothedTiger } from './saber-toothed-tiger.ts'
import { sahuaginWarrior } from './sahuagin-warrior.ts'
import { salamander } from './salamander.ts'
import { satyr } from './satyr.ts'
import { scorpion } from './scorpion.ts'
import { scout } from './scout.ts'
import { seaHag } from './sea-hag.ts'
import { seahorse } from './seahorse.ts'
import { shadow } from './shadow.ts'
import { shamblingMound } from './shambling-mound.ts'
import { shieldGuardian } from './shield-guardian.ts'
import { shriekerFungus } from './shrieker-fungus.ts'
import { silverDragonWyrmling } from './silver-dragon-wyrmling.ts'
import { skeleton } from './skeleton.ts'
import { solar } from './solar.ts'
import { specter } from './specter.ts'
import { sphinxOfLore } from './sphinx-of-lore.ts'
import { sphinxOfValor } from './sphinx-of-valor.ts'
import { sphinxOfWonder } from './sphinx-of-wonder.ts'
import { spider } from './spider.ts'
import { spiritNaga } from './spirit-naga.ts'
import { sprite } from './sprite.ts'
import { spy } from './spy.ts'
import { steamMephit } from './steam-mephit.ts'
import { stirge } from './stirge.ts'
import { stoneGiant } from './stone-giant.ts'
import { stoneGolem } from './stone-golem.ts'
import { stormGiant } from './storm-giant.ts'
import { succubus } from './succubus.ts'
import { swarmOfBats } from './swarm-of-bats.ts'
import { swarmOfCrawlingClaws } from './swarm-of-crawling-claws.ts'
import { swarmOfInsects } from './swarm-of-insects.ts'
import { swarmOfPiranhas } from './swarm-of-piranhas.ts'
import { swarmOfRats } from './swarm-of-rats.ts'
import { swarmOfRavens } from './swarm-of-ravens.ts'
import { swarmOfVenomousSnakes } from './swarm-of-venomous-snakes.ts'
import { tarrasque } from './tarrasque.ts'
import { tiger } from './tiger.ts'
import { tough } from './tough.ts'
import { toughBoss } from './tough-boss.ts'
import { treant } from './treant.ts'
import { triceratops } from './triceratops.ts'
import { troll } from './troll.ts'
import { trollLimb } from './troll-limb.ts'
import { tyrannosaurusRex } from './tyrannosaurus-rex.ts'
import { unicorn } from './unicorn.ts'
import { vampire } from './vampire.ts'
import { vampireFamiliar } from './vampire-familiar.ts'
import { vampireSpawn } from './vampire-spawn.ts'
import { venomousSnake } from './venomous-snake.ts'
import { violetFungus } from './violet-fungus.ts'
import { vrock } from './vrock.ts'
import { vulture } from './vulture.ts'
import { warhorse } from './warhorse.ts'
import { warhorseSkeleton } from './warhorse-skeleton.ts'
import { warriorInfantry } from './warrior-infantry.ts'
import { warriorVeteran } from './warrior-veteran.ts'
import { waterElemental } from './water-elemental.ts'
import { weasel } from './weasel.ts'
import { werebear } from './werebear.ts'
import { wereboar } from './wereboar.ts'
import { wererat } from './wererat.ts'
import { weretiger } from './weretiger.ts'
import { werewolf } from './werewolf.ts'
import { whiteDragonWyrmling } from './white-dragon-wyrmling.ts'
import { wight } from './wight.ts'
import { willOWisp } from './will-o-wisp.ts'
import { winterWolf } from './winter-wolf.ts'
import { wolf } from './wolf.ts'
import { worg } from './worg.ts'
import { wraith } from './wraith.ts'
import { wyvern } from './wyvern.ts'
import { xorn } from './xorn.ts'
import { youngBlackDragon } from './young-black-dragon.ts'
import { youngBlueDragon } from './young-blue-dragon.ts'
import { youngBrassDragon } from './young-brass-dragon.ts'
import { youngBronzeDragon } from './young-bronze-dragon.ts'
import { youngCopperDragon } from './young-copper-dragon.ts'
import { youngGoldDragon } from './young-gold-dragon.ts'
import { youngGreenDragon } from './young-green-dragon.ts'
import { youngRedDragon } from './young-red-dragon.ts'
import { youngSilverDragon } from './young-silver-dragon.ts'
import { youngWhiteDragon } from './young-white-dragon.ts'
import { zombie } from './zombie.ts'

/** Every creature by its id. */
export const CREATURES = {
  aboleth,
  'adult-black-dragon': adultBlackDragon,
  'adult-blue-dragon': adultBlueDragon,
  'adult-brass-dragon': adultBrassDragon,
  'adult-bronze-dragon': adultBronzeDragon,
  'adult-copper-dragon': adultCopperDragon,
  'adult-gold-dragon': adultGoldDragon,
  'adult-green-dragon': adultGreenDragon,
  'adult-red-dragon': adultRedDragon,
  'adult-silver-dragon': adultSilverDragon,
  'adult-white-dragon': adultWhiteDragon,
  'air-elemental': airElemental,
  allosaurus,
  'ancient-black-dragon': ancientBlackDragon,
  'ancient-blue-dragon': ancientBlueDragon,
  'ancient-brass-dragon': ancientBrassDragon,
  'ancient-bronze-dragon': ancientBronzeDragon,
  'ancient-copper-dragon': ancientCopperDragon,
  'ancient-gold-dragon': ancientGoldDragon,
  'ancient-green-dragon': ancientGreenDragon,
  'ancient-red-dragon': ancientRedDragon,
  'ancient-silver-dragon': ancientSilverDragon,
  'ancient-white-dragon': ancientWhiteDragon,
  'animated-armor': animatedArmor,
  'animated-flying-sword': animatedFlyingSword,
  'animated-rug-of-smothering': animatedRugOfSmothering,
  ankheg,
  ankylosaurus,
  ape,
  archelon,
  archmage,
  assassin,
  'awakened-shrub': awakenedShrub,
  'awakened-tree': awakenedTree,
  'axe-beak': axeBeak,
  'azer-sentinel': azerSentinel,
  baboon,
  badger,
  balor,
  bandit,
  'bandit-captain': banditCaptain,
  'barbed-devil': barbedDevil,
  basilisk,
  bat,
  'bearded-devil': beardedDevil,
  behir,
  berserker,
  'black-bear': blackBear,
  'black-dragon-wyrmling': blackDragonWyrmling,
  'black-pudding': blackPudding,
  'blink-dog': blinkDog,
  'blood-hawk': bloodHawk,
  'blue-dragon-wyrmling': blueDragonWyrmling,
  boar,
  'bone-devil': boneDevil,
  'brass-dragon-wyrmling': brassDragonWyrmling,
  'bronze-dragon-wyrmling': bronzeDragonWyrmling,
  'brown-bear': brownBear,
  'bugbear-stalker': bugbearStalker,
  'bugbear-warrior': bugbearWarrior,
  bulette,
  camel,
  cat,
  'centaur-trooper': centaurTrooper,
  'chain-devil': chainDevil,
  chimera,
  chuul,
  'clay-golem': clayGolem,
  cloaker,
  'cloud-giant': cloudGiant,
  cockatrice,
  commoner,
  'constrictor-snake': constrictorSnake,
  'copper-dragon-wyrmling': copperDragonWyrmling,
  couatl,
  crab,
  crocodile,
  cultist,
  'cultist-fanatic': cultistFanatic,
  darkmantle,
  'death-dog': deathDog,
  deer,
  deva,
  'dire-wolf': direWolf,
  djinni,
  doppelganger,
  'draft-horse': draftHorse,
  'dragon-turtle': dragonTurtle,
  dretch,
  drider,
  druid,
  dryad,
  'dust-mephit': dustMephit,
  eagle,
  'earth-elemental': earthElemental,
  efreeti,
  elephant,
  elk,
  erinyes,
  ettercap,
  ettin,
  'fire-elemental': fireElemental,
  'fire-giant': fireGiant,
  'flesh-golem': fleshGolem,
  'flying-snake': flyingSnake,
  frog,
  'frost-giant': frostGiant,
  gargoyle,
  'gelatinous-cube': gelatinousCube,
  ghast,
  ghost,
  ghoul,
  'giant-ape': giantApe,
  'giant-badger': giantBadger,
  'giant-bat': giantBat,
  'giant-boar': giantBoar,
  'giant-centipede': giantCentipede,
  'giant-constrictor-snake': giantConstrictorSnake,
  'giant-crab': giantCrab,
  'giant-crocodile': giantCrocodile,
  'giant-eagle': giantEagle,
  'giant-elk': giantElk,
  'giant-fire-beetle': giantFireBeetle,
  'giant-frog': giantFrog,
  'giant-goat': giantGoat,
  'giant-hyena': giantHyena,
  'giant-lizard': giantLizard,
  'giant-octopus': giantOctopus,
  'giant-owl': giantOwl,
  'giant-rat': giantRat,
  'giant-scorpion': giantScorpion,
  'giant-seahorse': giantSeahorse,
  'giant-shark': giantShark,
  'giant-spider': giantSpider,
  'giant-toad': giantToad,
  'giant-venomous-snake': giantVenomousSnake,
  'giant-vulture': giantVulture,
  'giant-wasp': giantWasp,
  'giant-weasel': giantWeasel,
  'giant-wolf-spider': giantWolfSpider,
  'gibbering-mouther': gibberingMouther,
  glabrezu,
  gladiator,
  'gnoll-warrior': gnollWarrior,
  goat,
  'goblin-boss': goblinBoss,
  'goblin-minion': goblinMinion,
  'goblin-warrior': goblinWarrior,
  'gold-dragon-wyrmling': goldDragonWyrmling,
  gorgon,
  'gray-ooze': grayOoze,
  'green-dragon-wyrmling': greenDragonWyrmling,
  'green-hag': greenHag,
  grick,
  griffon,
  grimlock,
  guard,
  'guard-captain': guardCaptain,
  'guardian-naga': guardianNaga,
  'half-dragon': halfDragon,
  harpy,
  hawk,
  'hell-hound': hellHound,
  hezrou,
  'hill-giant': hillGiant,
  hippogriff,
  hippopotamus,
  'hobgoblin-captain': hobgoblinCaptain,
  'hobgoblin-warrior': hobgoblinWarrior,
  homunculus,
  'horned-devil': hornedDevil,
  'hunter-shark': hunterShark,
  hydra,
  hyena,
  'ice-devil': iceDevil,
  'ice-mephit': iceMephit,
  imp,
  incubus,
  'invisible-stalker': invisibleStalker,
  'iron-golem': ironGolem,
  jackal,
  'killer-whale': killerWhale,
  knight,
  'kobold-warrior': koboldWarrior,
  kraken,
  lamia,
  lemure,
  lich,
  lion,
  lizard,
  mage,
  'magma-mephit': magmaMephit,
  magmin,
  mammoth,
  manticore,
  marilith,
  mastiff,
  medusa,
  'merfolk-skirmisher': merfolkSkirmisher,
  merrow,
  mimic,
  'minotaur-of-baphomet': minotaurOfBaphomet,
  'minotaur-skeleton': minotaurSkeleton,
  mule,
  mummy,
  'mummy-lord': mummyLord,
  nalfeshnee,
  'night-hag': nightHag,
  nightmare,
  noble,
  'ochre-jelly': ochreJelly,
  octopus,
  ogre,
  'ogre-zombie': ogreZombie,
  oni,
  otyugh,
  owl,
  owlbear,
  panther,
  pegasus,
  'phase-spider': phaseSpider,
  piranha,
  pirate,
  'pirate-captain': pirateCaptain,
  'pit-fiend': pitFiend,
  planetar,
  plesiosaurus,
  'polar-bear': polarBear,
  pony,
  priest,
  'priest-acolyte': priestAcolyte,
  pseudodragon,
  pteranodon,
  'purple-worm': purpleWorm,
  quasit,
  rakshasa,
  rat,
  raven,
  'red-dragon-wyrmling': redDragonWyrmling,
  'reef-shark': reefShark,
  remorhaz,
  rhinoceros,
  'riding-horse': ridingHorse,
  roc,
  roper,
  'rust-monster': rustMonster,
  'saber-toothed-tiger': saberToothedTiger,
  'sahuagin-warrior': sahuaginWarrior,
  salamander,
  satyr,
  scorpion,
  scout,
  'sea-hag': seaHag,
  seahorse,
  shadow,
  'shambling-mound': shamblingMound,
  'shield-guardian': shieldGuardian,
  'shrieker-fungus': shriekerFungus,
  'silver-dragon-wyrmling': silverDragonWyrmling,
  skeleton,
  solar,
  specter,
  'sphinx-of-lore': sphinxOfLore,
  'sphinx-of-valor': sphinxOfValor,
  'sphinx-of-wonder': sphinxOfWonder,
  spider,
  'spirit-naga': spiritNaga,
  sprite,
  spy,
  'steam-mephit': steamMephit,
  stirge,
  'stone-giant': stoneGiant,
  'stone-golem': stoneGolem,
  'storm-giant': stormGiant,
  succubus,
  'swarm-of-bats': swarmOfBats,
  'swarm-of-crawling-claws': swarmOfCrawlingClaws,
  'swarm-of-insects': swarmOfInsects,
  'swarm-of-piranhas': swarmOfPiranhas,
  'swarm-of-rats': swarmOfRats,
  'swarm-of-ravens': swarmOfRavens,
  'swarm-of-venomous-snakes': swarmOfVenomousSnakes,
  tarrasque,
  tiger,
  tough,
  'tough-boss': toughBoss,
  treant,
  triceratops,
  troll,
  'troll-limb': trollLimb,
  'tyrannosaurus-rex': tyrannosaurusRex,
  unicorn,
  vampire,
  'vampire-familiar': vampireFamiliar,
  'vampire-spawn': vampireSpawn,
  'venomous-snake': venomousSnake,
  'violet-fungus': violetFungus,
  vrock,
  vulture,
  warhorse,
  'warhorse-skeleton': warhorseSkeleton,
  'warrior-infantry': warriorInfantry,
  'warrior-veteran': warriorVeteran,
  'water-elemental': waterElemental,
  weasel,
  werebear,
  wereboar,
  wererat,
  weretiger,
  werewolf,
  'white-dragon-wyrmling': whiteDragonWyrmling,
  wight,
  'will-o-wisp': willOWisp,
  'winter-wolf': winterWolf,
  wolf,
  worg,
  wraith,
  wyvern,
  xorn,
  'young-black-dragon': youngBlackDragon,
  'young-blue-dragon': youngBlueDragon,
  'young-brass-dragon': youngBrassDragon,
  'young-bronze-dragon': youngBronzeDragon,
  'young-copper-dragon': youngCopperDragon,
  'young-gold-dragon': youngGoldDragon,
  'young-green-dragon': youngGreenDragon,
  'young-red-dragon': youngRedDragon,
  'young-silver-dragon': youngSilverDragon,
  'young-white-dragon': youngWhiteDragon,
  zombie,
} as const
