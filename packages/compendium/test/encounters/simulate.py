"""Independent simulation of ten encounters (SRD 5.2.1), to check another simulation.

Its author has not seen the other one. How an encounter is played is described in the README of
packages/core/src/encounter. The figures of creatures and spells were typed from the text of the SRD.

    python3 simulate.py [--fights 40000] [--seed 1] [--processes 2] > results.json

For each encounter it prints, as JSON, the number of fights and four means, each with its standard error:
    win             the chance that the party wins
    lost            the chance that a character is dead at the end or that the party does not win
    rounds          the round in which the fight ends
    hitPointsShare  the share of the party's Hit Points that is left
Encounter 10 is also computed exactly (a Markov chain over the Hit Points of the two).
The fights are dealt out in chunks with a seed of their own, so the result does not depend on the processes.
"""
import argparse
import json
import math
import multiprocessing
import random

LAST_ROUND = 100
CHUNK = 2000
NORMAL, DISADVANTAGE = "normal", "disadvantage"
EPSILON = 1e-9          # two options whose means differ by less are equal


# ---------------------------------------------------------------- what creatures are made of

class Attack:
    """An attack. damage: list of (dice, sides, plus, type); ranges: (normal, long) or None."""

    def __init__(self, name, bonus, damage, reach=None, ranges=None):
        self.name, self.bonus, self.damage, self.reach, self.ranges = name, bonus, damage, reach, ranges
        self.means = {}

    def mean_on_hit(self):
        return sum(dice * (sides + 1) / 2 + plus for dice, sides, plus, _ in self.damage)

    def mean_against(self, kind, mode):
        """Mean damage of one such attack against a kind of creature."""
        key = (kind.name, mode)
        if key not in self.means:
            hit = min(max((21 + self.bonus - kind.armor_class) / 20, 0.05), 0.95)
            critical = 0.05
            if mode == DISADVANTAGE:
                hit, critical = hit * hit, critical * critical
            mean = 0.0
            for dice, sides, plus, damage_type in self.damage:
                of_dice = dice * (sides + 1) / 2
                mean += kind.factor(damage_type) * (hit * (of_dice + plus) + critical * of_dice)
            self.means[key] = mean
        return self.means[key]


class Effect:
    """A special action with a saving throw.

    targets: a number of creatures, or None for an area. distance: how far away a target may be.
    recharge: lowest d6 that recharges it; uses: uses a day; both None: at will.
    """

    def __init__(self, name, save, difficulty, dice, sides, damage_type, half, targets, distance,
                 recharge=None, uses=None):
        self.name, self.save, self.difficulty = name, save, difficulty
        self.dice, self.sides, self.damage_type, self.half = dice, sides, damage_type, half
        self.targets, self.distance, self.recharge, self.uses = targets, distance, recharge, uses

    def mean_against(self, kind):
        fail = min(max((self.difficulty - 1 - kind.saves[self.save]) / 20, 0), 1)
        mean = self.dice * (self.sides + 1) / 2 * kind.factor(self.damage_type)
        return fail * mean + ((1 - fail) * mean / 2 if self.half else 0)


class Multiattack:
    """steps: list of (how many times, the attacks that the step allows)."""

    def __init__(self, steps):
        self.steps = steps


class Kind:
    """A stat block or a character. legendary: list of (Attack or Effect, once a round?)."""

    def __init__(self, name, armor_class, hit_points, initiative, saves, attacks, number_of_attacks=1,
                 multiattacks=(), effects=(), legendary=(), legendary_uses=0, character=False,
                 resistances=(), vulnerabilities=(), immunities=()):
        self.name, self.armor_class, self.hit_points, self.initiative = name, armor_class, hit_points, initiative
        self.saves = dict(zip(("Str", "Dex", "Con", "Int", "Wis", "Cha"), saves))
        self.attacks, self.number_of_attacks, self.effects = attacks, number_of_attacks, effects
        self.legendary, self.legendary_uses, self.character = legendary, legendary_uses, character
        self.resistances, self.vulnerabilities, self.immunities = resistances, vulnerabilities, immunities
        # The options in the order that decides between equal ones.
        # The Attack action is a Multiattack whose every step allows that one attack only.
        self.options = [Multiattack([(number_of_attacks, [attack])]) for attack in attacks]
        self.options += list(multiattacks) + list(effects)
        self.stands_behind = False
        if attacks:
            strongest = max(attacks, key=Attack.mean_on_hit)      # max keeps the first of equal ones
            self.stands_behind = strongest.ranges is not None

    def factor(self, damage_type):
        if damage_type in self.immunities:
            return 0
        return (0.5 if damage_type in self.resistances else 1) * (2 if damage_type in self.vulnerabilities else 1)

    def after_modifiers(self, damage, damage_type):
        if damage_type in self.immunities:
            return 0
        if damage_type in self.resistances:
            damage //= 2
        if damage_type in self.vulnerabilities:
            damage *= 2
        return damage


# ---------------------------------------------------------------- the party

FIGHTER = Kind("Fighter", 18, 49, 1, (7, 1, 5, 0, 1, -1), [
    Attack("Longsword", 7, [(1, 8, 6, "slashing")], reach=5),
    Attack("Javelin", 7, [(1, 6, 4, "piercing")], ranges=(30, 120))], number_of_attacks=2, character=True)
CLERIC = Kind("Cleric", 18, 38, 0, (2, 0, 2, 0, 7, 4), [
    Attack("Mace", 5, [(1, 6, 2, "bludgeoning")], reach=5)],
    effects=[Effect("Sacred Flame", "Dex", 15, 2, 8, "radiant", False, 1, 60)], character=True)
ROGUE = Kind("Rogue", 15, 38, 4, (-1, 7, 2, 4, 1, 2), [
    Attack("Shortbow", 7, [(4, 6, 4, "piercing")], ranges=(80, 320)),
    Attack("Rapier", 7, [(1, 8, 4, "piercing"), (3, 6, 0, "piercing")], reach=5)], character=True)
WIZARD = Kind("Wizard", 13, 32, 2, (-1, 2, 2, 7, 4, 0), [
    Attack("Fire Bolt", 7, [(2, 10, 0, "fire")], ranges=(120, 120))],
    effects=[Effect("Fireball", "Dex", 15, 8, 6, "fire", True, None, 150 + 20, uses=2)], character=True)
PARTY = [FIGHTER, CLERIC, ROGUE, WIZARD]

# ---------------------------------------------------------------- the creatures

GOBLIN_WARRIOR = Kind("Goblin Warrior", 15, 10, 2, (-1, 2, 0, 0, -1, -1), [
    Attack("Scimitar", 4, [(1, 6, 2, "slashing")], reach=5),
    Attack("Shortbow", 4, [(1, 6, 2, "piercing")], ranges=(80, 320))])
WOLF = Kind("Wolf", 12, 11, 2, (2, 2, 1, -4, 1, -2), [
    Attack("Bite", 4, [(1, 6, 2, "piercing")], reach=5)])
OGRE = Kind("Ogre", 11, 68, -1, (4, -1, 3, -3, -2, -2), [
    Attack("Greatclub", 6, [(2, 8, 4, "bludgeoning")], reach=5),
    Attack("Javelin", 6, [(2, 6, 4, "piercing")], reach=5, ranges=(30, 120))])

RED_REND = Attack("Rend", 10, [(2, 6, 6, "slashing"), (1, 6, 0, "fire")], reach=10)
YOUNG_RED_DRAGON = Kind("Young Red Dragon", 18, 178, 4, (6, 4, 5, 2, 4, 4), [RED_REND],
    multiattacks=[Multiattack([(3, [RED_REND])])],
    effects=[Effect("Fire Breath", "Dex", 17, 16, 6, "fire", True, None, 30, recharge=5)],
    immunities=("fire",))

SKELETON = Kind("Skeleton", 14, 13, 3, (0, 3, 2, -2, -1, -3), [
    Attack("Shortsword", 5, [(1, 6, 3, "piercing")], reach=5),
    Attack("Shortbow", 5, [(1, 6, 3, "piercing")], ranges=(80, 320))],
    vulnerabilities=("bludgeoning",), immunities=("poison",))
GHOUL_BITE = Attack("Bite", 4, [(1, 6, 2, "piercing"), (1, 6, 0, "necrotic")], reach=5)
GHOUL = Kind("Ghoul", 12, 22, 2, (1, 2, 0, -2, 0, -2), [
    GHOUL_BITE, Attack("Claw", 4, [(1, 4, 2, "slashing")], reach=5)],
    multiattacks=[Multiattack([(2, [GHOUL_BITE])])], immunities=("poison",))

TROLL_REND = Attack("Rend", 7, [(2, 6, 4, "slashing")], reach=10)
TROLL = Kind("Troll", 15, 94, 1, (4, 1, 5, -2, -1, -2), [TROLL_REND],
    multiattacks=[Multiattack([(3, [TROLL_REND])])])
BUGBEAR_WARRIOR = Kind("Bugbear Warrior", 14, 33, 2, (2, 2, 1, -1, 0, -1), [
    Attack("Grab", 4, [(2, 6, 2, "bludgeoning")], reach=10),
    Attack("Light Hammer", 4, [(3, 4, 2, "bludgeoning")], reach=10, ranges=(20, 60))])

HOUND_BITE = Attack("Bite", 5, [(1, 8, 3, "piercing"), (1, 6, 0, "fire")], reach=5)
HELL_HOUND = Kind("Hell Hound", 15, 58, 1, (3, 1, 2, -2, 1, -2), [HOUND_BITE],
    multiattacks=[Multiattack([(2, [HOUND_BITE])])],
    effects=[Effect("Fire Breath", "Dex", 12, 5, 6, "fire", True, None, 15, recharge=5)],
    immunities=("fire",))

ARCANE_BURST = Attack("Arcane Burst", 6, [(3, 8, 3, "force")], reach=5, ranges=(120, 120))
MAGE = Kind("Mage", 15, 81, 2, (-1, 2, 0, 6, 4, 0), [ARCANE_BURST],
    multiattacks=[Multiattack([(3, [ARCANE_BURST])])],
    effects=[Effect("Fireball (level 4)", "Dex", 14, 9, 6, "fire", True, None, 150 + 20, uses=2),
             Effect("Cone of Cold", "Con", 14, 8, 8, "cold", True, None, 60, uses=1)])
GUARD = Kind("Guard", 16, 11, 1, (1, 1, 1, 0, 0, 0), [
    Attack("Spear", 3, [(1, 6, 1, "piercing")], reach=5, ranges=(20, 60))])

WHITE_REND = Attack("Rend", 11, [(2, 6, 6, "slashing"), (1, 8, 0, "cold")], reach=10)
ADULT_WHITE_DRAGON = Kind("Adult White Dragon", 18, 200, 10, (6, 5, 6, -1, 6, 1), [WHITE_REND],
    multiattacks=[Multiattack([(3, [WHITE_REND])])],
    effects=[Effect("Cold Breath", "Con", 19, 12, 8, "cold", True, None, 60, recharge=5)],
    legendary=[(Effect("Freezing Burst", "Con", 14, 2, 6, "cold", False, None, 120 + 30), True),
               (WHITE_REND, False)],                              # Pounce; Frightful Presence deals no damage
    legendary_uses=3, immunities=("cold",))

ENCOUNTERS = [
    ("4 Goblin Warriors", PARTY, [GOBLIN_WARRIOR] * 4),
    ("8 Wolves", PARTY, [WOLF] * 8),
    ("2 Ogres", PARTY, [OGRE] * 2),
    ("1 Young Red Dragon", PARTY, [YOUNG_RED_DRAGON]),
    ("6 Skeletons and 2 Ghouls", PARTY, [SKELETON] * 6 + [GHOUL] * 2),
    ("1 Troll and 2 Bugbear Warriors", PARTY, [TROLL] + [BUGBEAR_WARRIOR] * 2),
    ("3 Hell Hounds", PARTY, [HELL_HOUND] * 3),
    ("1 Mage and 4 Guards", PARTY, [MAGE] + [GUARD] * 4),
    ("1 Adult White Dragon", PARTY, [ADULT_WHITE_DRAGON]),
    ("Fighter alone against 1 Ogre", [FIGHTER], [OGRE]),
]


# ---------------------------------------------------------------- one fight

class Combatant:
    def __init__(self, kind):
        self.kind, self.hit_points = kind, kind.hit_points
        self.conscious, self.dead, self.stable = True, False, False
        self.successes = self.failures = 0
        self.in_front = not kind.stands_behind
        self.uses = {effect: 1 if effect.recharge else effect.uses
                     for effect in kind.effects if effect.recharge or effect.uses}
        self.legendary_left = kind.legendary_uses
        self.legendary_taken = set()             # those that can be taken once a round
        self.friends = self.enemies = None


def distance_between(one, other):
    return (35, 20, 5)[one.in_front + other.in_front]


class Fight:
    def __init__(self, party, creatures, generator):
        self.random = generator.random
        self.party = [Combatant(kind) for kind in party]
        self.creatures = [Combatant(kind) for kind in creatures]
        for side, other in ((self.party, self.creatures), (self.creatures, self.party)):
            for combatant in side:
                combatant.friends, combatant.enemies = side, other
            self.close_ranks(side)
        self.legendary = [one for one in self.party + self.creatures if one.kind.legendary]

    def roll(self, sides):
        return int(self.random() * sides) + 1

    def roll_dice(self, dice, sides):
        return sum(int(self.random() * sides) + 1 for _ in range(dice))

    # ---- lines, end

    @staticmethod
    def close_ranks(side):
        """Nobody conscious in front: everybody of the side stands in front from now on."""
        if not any(one.in_front and one.conscious for one in side):
            for one in side:
                one.in_front = True

    def is_over(self):
        for side in (self.party, self.creatures):
            for one in side:
                if one.conscious:
                    break
            else:
                return True
        return False

    # ---- targets

    def order_of_act(self, actor):
        """The random order of a creature for one act (None for a character: it looks at the Hit Points)."""
        if actor.kind.character:
            return None
        return sorted(actor.enemies, key=lambda one: self.random())

    @staticmethod
    def preference(actor, order):
        """The conscious enemies in the order of preference, now."""
        if order is None:
            return sorted((one for one in actor.enemies if one.conscious), key=lambda one: one.hit_points)
        return [one for one in order if one.conscious]

    @staticmethod
    def attack_target(actor, attack, preferred):
        """The target an attack would have, and whether it is made with Disadvantage; or None."""
        for target in preferred:
            distance = distance_between(actor, target)
            if attack.reach and distance <= attack.reach:
                return target, NORMAL
            if attack.ranges and distance <= attack.ranges[1]:
                hampered = distance > attack.ranges[0] or (
                    actor.in_front and any(one.in_front for one in preferred))
                return target, DISADVANTAGE if hampered else NORMAL
        return None

    @staticmethod
    def effect_targets(actor, effect, preferred):
        near = [one for one in preferred if distance_between(actor, one) <= effect.distance]
        return near[:effect.targets or (len(near) + 1) // 2]

    # ---- choosing and doing

    def best_attack(self, actor, attacks, preferred):
        """(mean damage, attack, target, mode) of the best of some attacks; (0, None, None, None) if none."""
        best = (0.0, None, None, None)
        for attack in attacks:
            found = self.attack_target(actor, attack, preferred)
            if found:
                mean = attack.mean_against(found[0].kind, found[1])
                if best[1] is None or mean > best[0] + EPSILON:
                    best = (mean, attack, found[0], found[1])
        return best

    def value(self, actor, option, preferred):
        if isinstance(option, Effect):
            return sum(option.mean_against(one.kind) for one in self.effect_targets(actor, option, preferred))
        if isinstance(option, Attack):
            return self.best_attack(actor, [option], preferred)[0]
        return sum(times * self.best_attack(actor, attacks, preferred)[0] for times, attacks in option.steps)

    def choose(self, actor, options, order):
        """The option with the highest mean damage, the first of equal ones; None if none deals damage."""
        preferred = self.preference(actor, order)
        best, best_value = None, 0.0
        for option in options:
            value = self.value(actor, option, preferred)
            if value > best_value + EPSILON:
                best, best_value = option, value
        return best

    def perform(self, actor, option, order):
        if isinstance(option, Effect):
            self.do_effect(actor, option, order)
        elif isinstance(option, Attack):
            self.do_attack(actor, [option], order)
        else:
            for times, attacks in option.steps:
                for _ in range(times):
                    self.do_attack(actor, attacks, order)

    def do_attack(self, actor, attacks, order):
        _, attack, target, mode = self.best_attack(actor, attacks, self.preference(actor, order))
        if attack is None:
            return
        d20 = self.roll(20)
        if mode == DISADVANTAGE:
            d20 = min(d20, self.roll(20))
        if d20 == 20 or (d20 > 1 and d20 + attack.bonus >= target.kind.armor_class):
            total = 0
            for dice, sides, plus, damage_type in attack.damage:
                rolled = self.roll_dice(2 * dice if d20 == 20 else dice, sides) + plus
                total += target.kind.after_modifiers(rolled, damage_type)
            self.take_damage(target, total)

    def do_effect(self, actor, effect, order):
        if effect in actor.uses:
            actor.uses[effect] -= 1
        rolled = self.roll_dice(effect.dice, effect.sides)
        for target in self.effect_targets(actor, effect, self.preference(actor, order)):
            damage = rolled
            if self.roll(20) + target.kind.saves[effect.save] >= effect.difficulty:
                damage = rolled // 2 if effect.half else 0
            self.take_damage(target, target.kind.after_modifiers(damage, effect.damage_type))

    def take_damage(self, target, damage):
        """Damage to a conscious combatant."""
        if damage < target.hit_points:
            target.hit_points -= damage
            return
        remains = damage - target.hit_points
        target.hit_points = 0
        target.conscious = False
        target.dead = not target.kind.character or remains >= target.kind.hit_points
        target.stable, target.successes, target.failures = False, 0, 0
        self.close_ranks(target.friends)

    # ---- turns

    def death_save(self, actor):
        if actor.stable:
            return
        d20 = self.roll(20)
        if d20 == 20:
            actor.hit_points, actor.conscious = 1, True
        elif d20 >= 10:
            actor.successes += 1
            actor.stable = actor.successes >= 3
        else:
            actor.failures += 2 if d20 == 1 else 1
            actor.dead = actor.failures >= 3

    def take_turn(self, actor):
        actor.legendary_left = actor.kind.legendary_uses
        actor.legendary_taken.clear()
        if not actor.conscious:
            self.death_save(actor)
            if not actor.conscious:
                return
        for effect in actor.kind.effects:
            if effect.recharge and actor.uses[effect] == 0 and self.roll(6) >= effect.recharge:
                actor.uses[effect] = 1
        order = self.order_of_act(actor)
        option = self.choose(actor, [option for option in actor.kind.options if actor.uses.get(option, 1)], order)
        if option:
            self.perform(actor, option, order)

    def legendary_actions(self, other):
        """At the end of the turn of another creature."""
        for actor in self.legendary:
            if actor is other or not actor.conscious or not actor.legendary_left:
                continue
            order = self.order_of_act(actor)
            option = self.choose(actor, [action for action, once in actor.kind.legendary
                                         if action not in actor.legendary_taken], order)
            if option:
                actor.legendary_left -= 1
                if dict(actor.kind.legendary)[option]:
                    actor.legendary_taken.add(option)
                self.perform(actor, option, order)
                if self.is_over():
                    return

    def play(self):
        everybody = self.party + self.creatures
        initiative = {one: self.roll(20) + one.kind.initiative for one in everybody}
        everybody.sort(key=lambda one: -initiative[one])          # stable: the party first, then as listed
        for round_number in range(1, LAST_ROUND + 1):
            for actor in everybody:
                if actor.dead:
                    continue
                self.take_turn(actor)
                if self.legendary and not self.is_over():
                    self.legendary_actions(actor)
                if self.is_over():
                    return self.result(round_number)
        return self.result(LAST_ROUND)

    def result(self, round_number):
        win = not any(one.conscious for one in self.creatures)
        lost = not win or any(one.dead for one in self.party)
        share = sum(one.hit_points for one in self.party) / sum(one.kind.hit_points for one in self.party)
        return int(win), int(lost), round_number, share


# ---------------------------------------------------------------- many fights

def play_chunk(job):
    """Sums and sums of squares of the four results over the fights of a chunk."""
    number, chunk, fights, seed = job
    _, party, creatures = ENCOUNTERS[number]
    generator = random.Random("%d/%d/%d" % (seed, number, chunk))
    sums, squares = [0.0] * 4, [0.0] * 4
    for _ in range(fights):
        for place, value in enumerate(Fight(party, creatures, generator).play()):
            sums[place] += value
            squares[place] += value * value
    return number, sums, squares


def simulate(fights, seed, processes):
    jobs = [(number, chunk, min(CHUNK, fights - chunk * CHUNK), seed)
            for number in range(len(ENCOUNTERS)) for chunk in range((fights + CHUNK - 1) // CHUNK)]
    sums = [[0.0] * 4 for _ in ENCOUNTERS]
    squares = [[0.0] * 4 for _ in ENCOUNTERS]
    with multiprocessing.Pool(processes) as pool:
        for number, chunk_sums, chunk_squares in pool.imap(play_chunk, jobs):
            for place in range(4):
                sums[number][place] += chunk_sums[place]
                squares[number][place] += chunk_squares[place]
    results = []
    for number, (name, _, _) in enumerate(ENCOUNTERS):
        row = {"encounter": number + 1, "name": name, "fights": fights}
        for place, what in enumerate(("win", "lost", "rounds", "hitPointsShare")):
            mean = sums[number][place] / fights
            variance = max(squares[number][place] / fights - mean * mean, 0) * fights / (fights - 1)
            row[what] = {"mean": round(mean, 6), "standardError": round(math.sqrt(variance / fights), 6)}
        results.append(row)
    return results


# ---------------------------------------------------------------- encounter 10 exactly

def damage_chances(bonus, armor_class, dice, sides, plus):
    """Chance of each amount of damage of one attack."""
    def sums_of(number):
        chances = {plus: 1.0}
        for _ in range(number):
            after = {}
            for total, chance in chances.items():
                for face in range(1, sides + 1):
                    after[total + face] = after.get(total + face, 0) + chance / sides
            chances = after
        return chances
    result = {0: 0.0}
    for d20 in range(1, 21):
        hit = d20 == 20 or (d20 > 1 and d20 + bonus >= armor_class)
        for total, chance in (sums_of(2 * dice if d20 == 20 else dice) if hit else {0: 1.0}).items():
            result[total] = result.get(total, 0) + chance / 20
    return result


def exact_fighter_against_ogre():
    """Longsword +7 (1d8 + 6) twice against AC 11 and 68 HP; Greatclub +6 (2d8 + 4) once against AC 18 and 49 HP."""
    longsword, greatclub = damage_chances(7, 11, 1, 8, 6), damage_chances(6, 18, 2, 8, 4)
    fighter_first = sum(one + 1 >= other - 1 for one in range(1, 21) for other in range(1, 21)) / 400
    answer = {"win": 0.0, "lost": 0.0, "rounds": 0.0, "hitPointsShare": 0.0}

    def end(fighter, chance, round_number):
        """A fight ends with that many Hit Points of the fighter."""
        answer["win" if fighter else "lost"] += chance
        answer["rounds"] += chance * round_number
        answer["hitPointsShare"] += chance * fighter / 49

    for first, start in (("fighter", fighter_first), ("ogre", 1 - fighter_first)):
        states = {(49, 68): start}
        for round_number in range(1, LAST_ROUND + 1):
            acts = ["fighter", "fighter", "ogre"] if first == "fighter" else ["ogre", "fighter", "fighter"]
            for act in acts:
                after = {}
                for (fighter, ogre), chance in states.items():
                    for damage, part in (longsword if act == "fighter" else greatclub).items():
                        left = (fighter, max(ogre - damage, 0)) if act == "fighter" else (max(fighter - damage, 0), ogre)
                        if left[0] == 0 or left[1] == 0:
                            end(left[0], chance * part, round_number)
                        else:
                            after[left] = after.get(left, 0) + chance * part
                states = after
            if sum(states.values()) < 1e-15:                      # the rest no longer matters
                break
        for (fighter, _), chance in states.items():               # nobody has won after 100 rounds
            answer["lost"] += chance
            answer["rounds"] += chance * LAST_ROUND
            answer["hitPointsShare"] += chance * fighter / 49
    return {what: round(value, 9) for what, value in answer.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fights", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    results = simulate(given.fights, given.seed, given.processes)
    results[9]["exact"] = exact_fighter_against_ogre()
    print(json.dumps({"seed": given.seed, "encounters": results}, indent=1))


if __name__ == "__main__":
    main()
