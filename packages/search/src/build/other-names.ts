import type { ByLocale } from '@rulestone/text'

/** Names of a rule that its text does not use, in each language, parted by `|`. */
export type OtherNames = ByLocale<string>

/**
 * What readers call rules who know another edition of the game, or only its talk at the table, by the id of an
 * entry, heading or term. The names of the rules of today stand in the content; these are never shown as theirs.
 */
export const OTHER_NAMES: Readonly<Record<string, OtherNames>> = {
  // The rules of 2014.
  'choose-species': { en: 'race|subrace|racial traits|lineage', zh: '种族特性|亚种|血统', th: 'เผ่า|เผ่าย่อย|เชื้อชาติ' },
  'hit-point-dice': { en: 'HD|healing surge', zh: '命骰', th: 'ฮิตไดซ์' },
  'heroic-inspiration': { en: 'inspiration point', zh: '灵感|激励骰', th: 'อินสไปเรชัน' },
  utilize: { en: 'Use an Object action|use item', zh: '使用物品', th: 'ใช้ไอเทม' },
  magic: { en: 'Cast a Spell action', zh: '施法动作', th: 'แอ็กชันร่ายคาถา' },
  surprise: { en: 'surprise round|ambush|flat-footed', zh: '突袭轮|措手不及|伏击', th: 'ลอบจู่โจม|ซุ่มโจมตี' },
  'unseen-attackers': { en: 'invisible attacker', zh: '隐形攻击者', th: 'ผู้โจมตีล่องหน' },
  'armor-training': { en: 'armor check penalty|non-proficient armor', zh: '不熟练护甲', th: 'ไม่ชำนาญเกราะ' },
  // Earlier editions.
  'saving-throw': { en: 'save vs', zh: '豁免骰', th: 'เซฟวิ่งโทรว์' },
  'attack-roll': { en: 'THAC0|BAB|base attack bonus', zh: '命中骰|攻击骰|命中加值', th: 'ทอยตี|โรลตี' },
  shove: { en: 'bull rush|trip|push|knock prone', zh: '冲撞|绊摔|推倒|推开', th: 'ผลัก|ผลักล้ม' },
  disengage: { en: '5-foot step|withdraw', zh: '五尺快步|脱离接战', th: 'ถอยหนี' },
  'opportunity-attacks': { en: 'AoO|AoOs', zh: '借机', th: 'AoO' },
  // Talk at the table.
  'dropping-to-0': {
    en: '0 HP|zero HP|zero hit points|downed|going down',
    zh: '0血|0HP|倒下',
    th: 'เลือดหมด|เลือด 0|HP 0|0 HP',
  },
  'death-saving-throw': { en: 'death throws', zh: '死豁', th: 'ทอยตาย' },
  'ability-score-and-modifier': { en: 'mods|modifier|attributes', zh: '调整值', th: 'ม็อด' },
  'hit-points': { en: 'health|life', zh: '血量|血', th: 'พลังชีวิต' },
  'critical-hit': { en: 'nat 20|critical', zh: '大成功|自然20', th: 'ไครต์|คริ' },
  'rolling-20-or-1': {
    en: 'nat 1|natural 1|fumble|critical miss|automatic miss',
    zh: '大失败|天然1|自然1',
    th: '1 ธรรมชาติ|nat 1',
  },
  'travel-pace': { en: 'travel speed', zh: '旅行速度', th: 'ความเร็วเดินทาง' },
  'level-advancement': { en: 'level up|levelling', zh: '练级', th: 'อัปเลเวล|เลเวลอัป' },
  multiclassing: { en: 'multiclass|dual class', zh: '多职业', th: 'มัลติคลาส' },
  'passive-perception': { en: 'PP|passive wisdom', zh: '被动感知', th: 'การรับรู้แบบพาสซีฟ' },
  'spell-save-dc': { en: 'save DC', zh: '豁免DC', th: 'เซฟ DC' },
  'ranged-close-combat': { en: 'point blank', zh: '贴脸射击|近战射箭', th: 'ยิงประชิดตัว' },
  concentration: { en: 'concentration check|concentration save', zh: '专注检定|专注豁免', th: 'คอนเซนเทรชัน' },
  grappling: { en: 'wrestling|escape a grapple', zh: '摔跤|挣脱擒抱', th: 'แกร็ปเปิล|ปล้ำ' },
  falling: { en: 'fell|feather fall', zh: '跌落|摔伤|跌落伤害', th: 'ตก|ร่วง' },
  suffocation: { en: 'drown|breath', zh: '淹死|憋气|屏住呼吸|屏息', th: 'สำลักน้ำ' },
  torch: { en: '', zh: '火炬', th: 'คบเพลิง' },
  'breaking-objects': { en: 'break down a door|smash a door', zh: '破门|砸门', th: 'พังประตู|ทำลายประตู' },
  malnutrition: { en: 'starving|eating', zh: '不吃东西', th: 'อดข้าว|หิวข้าว' },
  'underwater-combat': { en: 'fighting in water', zh: '水里战斗', th: 'สู้ใต้น้ำ' },
  'one-thing-at-a-time': { en: 'free action', zh: '自由动作', th: 'ฟรีแอ็กชัน' },
}
