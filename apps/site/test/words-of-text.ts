/** Words of a single rule's text, in Chinese and Thai inside unspaced text, and the block that has each. */
export const WORDS_OF_TEXT = {
  en: [['arrow slit', 'cover/#three-quarters-cover.p-1']],
  zh: [
    ['飞刀', 'attack-roll/#p-1'],
    ['箭孔', 'cover/#three-quarters-cover.p-1'],
    ['吊灯', 'breaking-objects/#object-hit-points.p-1'],
    ['沿墙爬', 'climb-speed/#p-2'],
    ['走廊', 'line/#p-3'],
  ],
  th: [
    ['ปามีด', 'attack-roll/#p-1'],
    ['ช่องยิงธนู', 'cover/#three-quarters-cover.p-1'],
    ['โคมระย้า', 'breaking-objects/#object-hit-points.p-1'],
    ['ทางเดิน', 'line/#p-3'],
  ],
} as const
