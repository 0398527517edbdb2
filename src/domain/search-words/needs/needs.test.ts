import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { correctedNeed, neededTrade, needRows } from './needs.ts'

const words = (text: string) => text.split(' ')

test('every need is one for a trade of the taxonomy', () => {
  const labels = new Set(knownCategories.map(({ label }) => label.en))
  const trades = needRows.map(([trade]) => trade)
  expect(trades.filter((trade) => !labels.has(trade))).toEqual([])
})

test('a full stop, which makes a word a whole one, is followed by a bar', () => {
  const listed = needRows.flatMap(([, , things, signs]) => `${things}|${signs}`.split('|'))
  expect(listed.filter((text) => text.trim() === '' || text.slice(0, -1).includes('.'))).toEqual([])
})

test.each([
  ['my toilet is clogged', 'Plumber'],
  ['my cat needs to be spayed', 'Veterinarian'],
  ['dog has ticks', 'Veterinarian'],
  ['my dog has a tick', 'Veterinarian'],
  ['frizer za pudle', 'Pet groomer'],
  ['my corgi is limping', 'Veterinarian'],
  ['댕댕이 목욕', 'Pet groomer'],
  ['변기가 막혔어요', 'Plumber'],
  ['에어컨이 고장났어요', 'HVAC contractor'],
  ['klima çalışmıyor', 'HVAC contractor'],
  ['die Heizung ist kaputt', 'HVAC contractor'],
  ['my ac is not cooling', 'HVAC contractor'],
  ['my heat isnt working', 'HVAC contractor'],
  ['furnace wont start', 'HVAC contractor'],
  ['kuja mi se šteni', 'Veterinarian'],
  ['ac kharab hai', 'HVAC contractor'],
  ['no hot water', 'Plumber'],
  ['뜨거운 물이 안 나와요', 'Plumber'],
  ['sıcak su gelmiyor', 'Plumber'],
  ['kein warmwasser', 'Plumber'],
  ['my cat stopped eating', 'Veterinarian'],
  ['going bald', 'Hair transplantation clinic'],
  ['개 털 깎아주는 데', 'Pet groomer'],
  ['köpeğim hastalandı', 'Veterinarian'],
  ['пас ми је болестан', 'Veterinarian'],
  ['mon chien est malade', 'Veterinarian'],
  ['my dog needs a haircut', 'Pet groomer'],
  ['어디서 머리 자르지', 'Hair salon'],
  ['my hair is falling out', 'Hair transplantation clinic'],
  ['me duele una muela', 'Dentist'],
  ['ko čuva pse', 'Pet boarding service'],
  ['got hurt in a car crash', 'Personal injury attorney'],
  ['necesito arreglar mis papeles', 'Immigration attorney'],
  ['차에 기름이 없어요', 'Gas station'],
  ['kuşumun gözü hasta', 'Veterinarian'],
  ['dişlerim çok ağrıyor', 'Dentist'],
  ['saçım çok dökülüyor', 'Hair transplantation clinic'],
  ['mi gata no come', 'Veterinarian'],
  ['mon caniche tousse', 'Veterinarian'],
  ['es tropft', 'Plumber'],
  ['das Dach ist undicht', 'Roofing contractor'],
  ['my tooth hurts', 'Dentist'],
  ['the drains are clogging', 'Plumber'],
  ['get the truck fixed', 'Auto repair shop'],
  ['fixing an iphone', 'Cell phone repair shop'],
  ['휴대폰이 고장났어요', 'Cell phone repair shop'],
  ['이가 아파요', 'Dentist'],
  ['이 아파요', 'Dentist'],
  ['burst furnace', 'HVAC contractor'],
  ['leaking water heater', 'Plumber'],
  ['변기 막힘', 'Plumber'],
  ['이빨 깨짐', 'Dentist'],
  ['차 긁힘', 'Auto body shop'],
  ['배 아파', 'Medical clinic'],
  ['Schlüssel verloren', 'Locksmith'],
  ['kapıda kaldım', 'Locksmith'],
  ['locked out of house', 'Locksmith'],
  ['Zahnschmerzen', 'Dentist'],
  ['Heizungsausfall', 'HVAC contractor'],
  ['attorney for my green card', 'Immigration attorney'],
  ['my hair back', 'Hair transplantation clinic'],
  ['sick child', 'Pediatrician'],
  ['아이가 열이 나요', 'Pediatrician'],
  ['Kind hat Fieber', 'Pediatrician'],
])('%s: %s', (text, trade) => {
  expect(neededTrade(words(text))?.trade).toBe(trade)
})

test.each([
  'tennis court near me',
  'power gym',
  'car park',
  'dog',
  'heating',
  '소머리국밥 만들기',
  'massage place to go',
  'boardwalk leave',
  'stockholm storage',
  'kasap yap',
  'dişi aslan',
  '이 근처 물리치료',
  '문을 열어요',
  'New York',
  'Zahnarzt',
  'Autohaus',
  '배달',
  '문구점',
  'foot locker',
])('%s tells of no need', (text) => {
  expect(neededTrade(words(text))).toBeUndefined()
})

test('the words of a need are known from the others', () => {
  const need = neededTrade(words('my toilet is clogged in brooklyn'))
  expect(words('toilet clogged brooklyn').map((word) => need?.isNeed(word))).toEqual([true, true, false])
})

test.each([
  ['furnice broke', 'furnace broke'],
  ['my toliet is clogged', 'my toilet is clogged'],
])('“%s” tells what “%s” does', (typed, meant) => {
  expect(correctedNeed(words(typed))).toEqual(words(meant))
})

test.each(['linkov hair', 'pizza zurich', 'golden gardens'])('“%s” tells of no need', (typed) => {
  expect(correctedNeed(words(typed))).toBeUndefined()
})
