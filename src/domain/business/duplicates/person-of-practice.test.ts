import { expect, test } from 'vitest'
import { areDifferentPeople, personWords } from './person-of-practice.ts'

test.each([
  ['Dr. Kim Minsu', 'kim minsu'],
  ['Jane Q. Doe, DDS', 'jane q doe'],
  ['Jane Doe D.D.S., M.S.', 'jane doe'],
  ['Uzm. Dr. Ayşe Demo', 'ayse demo'],
  ['DR.JOHN SAMPLE', 'john sample'],
  ['Prof. Dr. med. Anna Muster', 'anna muster'],
  ['Riverside Dental', undefined],
  ['Dr. Doe Dental Clinic', undefined],
  ['Sample & Doe, MD, PLLC', undefined],
  ['Things to do', undefined],
  ['Dr.', undefined],
  ['Uzm Kebap', undefined],
])('%s: %s', (name, words) => {
  expect(personWords(name)?.join(' ')).toBe(words)
})

test.each([
  ['Riverside Dental', 'Jane Doe, DDS', true],
  ['Dr. Doe Dental Clinic', 'Dr. Jane Doe', true],
  ['Jane Doe, DDS', 'John Sample, DMD', true],
  ['Jane Doe, DDS', 'Dr. Jane Doe', false],
  ['Dr. Doe', 'Dr. Jane Doe', false],
  ['Pizza Palace', 'Pizza Palace Bethesda, MD', false],
  ['Riverside Dental', 'Riverside Dental Care', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(areDifferentPeople(one, other)).toBe(expected)
  expect(areDifferentPeople(other, one)).toBe(expected)
})
