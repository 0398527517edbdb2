import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { withoutPlaceEnding, withoutTownEndings } from './place-endings.ts'

provideGazetteerFile()

test.each([
  ['성수동에서', '성수동'],
  ['대덕구에서', '대덕구'],
  ['왕십리역쪽', '왕십리역'],
  ['옥수역앞', '옥수역'],
  ['옥수역옆에', '옥수역'],
  ['한남대앞', '한남대'],
  ['서울에', '서울'],
  ['강남에', '강남구'],
  ['마포에서', '마포구'],
  ['강릉에', '강릉'],
  ['퀘존시티에서', '퀘존시티'],
  ['LA에서', 'LA'],
  ['Oslo에', 'Oslo'],
  ["Zürih'te", 'Zürih'],
  ['İzmir’deki', 'İzmir'],
  ['Beogradu', 'Beograd'],
  ['Londonu', 'London'],
  ['Београду', 'Београд'],
  ['Subotici', 'Subotica'],
  ['ankarada', 'ankara'],
  ['berlinden', 'berlin'],
  ['チューリヒ', 'チューリッヒ'],
  ['ソンドング', '성동구'],
  ['聖水洞', '성수동'],
  ['弘大', '홍대'],
])('%s → %s', (word, name) => {
  expect(withoutPlaceEnding(word)).toBe(name)
})

test.each([
  'sushi',
  '주의',
  '코앞',
  '눈앞에',
  '회의',
  'menu',
  "McDonald's",
  'Honolulu',
  'masada',
  'granita',
  '성수동',
  'Pančevo',
  '',
])('%s stays', (word) => {
  expect(withoutPlaceEnding(word)).toBe(word)
})

test.each([
  ['cipele u novom sadu', 'cipele u novi sad'],
  ['novog pazara cipele', 'novi pazar cipele'],
  ['u staroj pazovi', 'u stara pazova'],
  ['nove cipele', 'nove cipele'],
  ['u novom', 'u novom'],
])('“%s” is “%s”', (text, town) => {
  expect(withoutTownEndings(text.split(' ')).join(' ')).toBe(town)
})
