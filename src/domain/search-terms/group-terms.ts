import { type CategoryGroup, categoryGroupLabels, categoryGroups } from '../category/category-group.ts'
import { fold } from '../text/fold.ts'

/**
 * The term of all listings of a group. It joins Latin letters and Hangul, which the analyzer always separates, so no
 * text contains it.
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

/** The group with this folded word as its whole name, in Korean, English or Turkish. */
export function groupNamedBy(word: string): CategoryGroup | undefined {
  return groupOfWord.get(word)
}

/** Groups that a text names anywhere. A search for the group's name must find the text, whatever its own group is. */
export function groupsNamedIn(text: string): CategoryGroup[] {
  const folded = fold(text)
  return namingWords.flatMap((word) => (folded.includes(word) ? (groupOfWord.get(word) ?? []) : []))
}
