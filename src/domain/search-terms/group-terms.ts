import { type CategoryGroup, categoryGroupLabels, categoryGroups } from '../category/category-group.ts'
import { fold } from '../text/fold.ts'

/**
 * The term of all a group's listings. Latin and Hangul in one: the analyzer, which parts scripts, makes no such term of
 * any text.
 */
export function groupTerm(group: CategoryGroup): string {
  return `${group.replace('-', '')}${categoryGroupLabels[group].ko.replace(/[^가-힣]/g, '')}`
}

const wordsOf = (label: string) => fold(label).match(/[\p{L}\p{M}]{2,}/gu) ?? []

const groupOfWord = new Map(
  categoryGroups.flatMap((group) => {
    const { ko, en, tr } = categoryGroupLabels[group]
    return [ko, en, tr]
      .flatMap((label) => (wordsOf(label).length === 1 ? wordsOf(label) : []))
      .map((word) => [word, group])
  }),
)
const namingWords = [...groupOfWord.keys()]

/** The group that a folded word is the whole name of, in Korean, English or Turkish. */
export function groupNamedBy(word: string): CategoryGroup | undefined {
  return groupOfWord.get(word)
}

/** Groups that a text names somewhere: who asks for the word finds the text, whatever its own group. */
export function groupsNamedIn(text: string): CategoryGroup[] {
  const folded = fold(text)
  return namingWords.flatMap((word) => (folded.includes(word) ? (groupOfWord.get(word) ?? []) : []))
}
