import {
  Briefcase,
  Car,
  GraduationCap,
  House,
  type LucideIcon,
  Scissors,
  Stethoscope,
  Ticket,
  Utensils,
} from 'lucide-react'
import {
  type CategoryGroup,
  categoryGroupLabels,
  categoryGroups,
} from '../../../domain/category/category-group.ts'
import { href } from '../../routes.ts'

const icons: Record<CategoryGroup, LucideIcon> = {
  restaurants: Utensils,
  healthcare: Stethoscope,
  'auto-services': Car,
  'beauty-wellness': Scissors,
  'home-services': House,
  'professional-services': Briefcase,
  education: GraduationCap,
  entertainment: Ticket,
}

/** One tap to each category group. */
export function QuickCategories() {
  return (
    <nav aria-label="카테고리 바로가기" className="mt-8">
      <ul className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
        {categoryGroups.map((group) => (
          <li key={group}>
            <QuickCategory group={group} icon={icons[group]} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuickCategory({ group, icon: Icon }: { readonly group: CategoryGroup; readonly icon: LucideIcon }) {
  return (
    <a href={href.category(group)} className="quick-category">
      <Icon size={18} aria-hidden="true" />
      {categoryGroupLabels[group].ko}
    </a>
  )
}
