import { type CategoryGroup, categoryGroupLabels } from '../../domain/category/category-group.ts'
import { href } from '../routes.ts'

export interface NavigationItem {
  readonly label: string
  readonly href: string
}

const headerGroups: readonly CategoryGroup[] = [
  'restaurants',
  'healthcare',
  'auto-services',
  'beauty-wellness',
  'home-services',
  'professional-services',
]
const footerGroups: readonly CategoryGroup[] = [...headerGroups, 'education', 'entertainment']
const headerCities = ['서울', '부산', '인천', '대구', '대전']

const groupItem = (group: CategoryGroup): NavigationItem => ({
  label: categoryGroupLabels[group].ko,
  href: href.category(group),
})

export const headerCategories = headerGroups.map(groupItem)
export const footerCategories = footerGroups.map(groupItem)
export const headerCityItems: readonly NavigationItem[] = headerCities.map((name) => ({
  label: name,
  href: href.city(name),
}))
