/**
 * Words that cannot be read from their spelling: with an unwritten vowel (สมาธิ is samathi), or with letters that could
 * belong to the word before or after them. `=` is followed by the reading if it is not the usual one.
 *
 * @source dictionary of the Royal Institute, 2011
 */
export const THAI_WORDS = `กว้าง กายกรรม=kaiyakam กิจกรรม=kitchakam ครอบ คริติคอล=khritikhon
คริติคัล=khritikhan ครึ่ง คลาส ความ จริง จริยธรรม=chariyatham จักรวาล=chakkrawan ชนิด ดวอร์ฟ=dwop
ดีมอน=dimon ทรงกรวย ทรงกระบอก ทรงกลม ทรงตัว ทริป=thrip ทรู=thru ทะเลทราย=thalesai ทัศนคติ=thatsanakhati
ทัศนวิสัย=thatsanawisai ทุรกันดาร=thurakandan ทแยง ธนู ธรรมชาติ=thammachat บุคลิก=bukkhalik ปกติ=pokkati ปฏิ
ปฐม=pathom ปรปักษ์=porapak ประวัติศาสตร์=prawattisat ผจญ=phachon ผลกระทบ=phonkrathop ผลึก=phaluek พยาบาล
พละ=phala พลัง=phalang พลาด พัฒนา=phatthana พันธสัญญา=phanthasanya พาหนะ=phahana ฟรี ภูมิ=phum
ภูมิประเทศ=phumiprathet มนุษย์ มรณะ=morana มอนสเตอร์=monsatoe มาตรฐาน=mattrathan มิธริล=mithrin
รัศมี=ratsami ศาสนา=satsana สตรัก=satrak สตัน สถานการณ์=sathanakan สถานะ สนอง=sanong สนิท สภาพ สภาวะ
สมรรถภาพ=samatthaphap สมาธิ สรุป=sarup สลบ=salop สลัว สล็อต สวรรค์ สว่าง สัญลักษณ์=sanyalak สามารถ=samat
สเตตัส อย่าง อสุร=asura อันตราย=antarai อัมพาต=ammaphat อาชญา=atchaya อินสไปเรชัน=insapairechan อิสระ=itsara
อุปกรณ์=uppakon อุปสรรค=uppasak เจรจา=chenracha เฉพาะ=chapho เฉลียว=chaliao เทรเมอร์=thremoe เผชิญ=phachoen
เสน่ห์=sane เสมอ=samoe เส้นตรง=sentrong เหตุ=het เอฟเฟกต์=effek แพลทินัม=phlaethinam แสดง=sadaeng
โทรจิต=thorachit โทรว์=thro โปร=pro`
