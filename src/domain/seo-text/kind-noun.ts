import type { CategoryGroup } from '../category/category-group.ts'

const nouns: Record<CategoryGroup, string> = {
  restaurants: '매장',
  healthcare: '시설',
  'auto-services': '업체',
  'beauty-wellness': '매장',
  'home-services': '업체',
  'professional-services': '업체',
  education: '시설',
  entertainment: '시설',
}

/** What a listing of the group is called where its name cannot take a particle itself: `Café Lumière 매장은`. */
export function kindNoun(group: CategoryGroup | null): string {
  return group ? nouns[group] : '시설'
}
