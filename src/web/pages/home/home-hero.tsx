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
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { href } from '../../routes.ts'
import { SearchBar } from '../../ui/search-bar.tsx'

export function HomeHero() {
  return (
    <section className="home-hero">
      <div className="page-width py-8 sm:py-18">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          동네의 모든 가게, <span className="whitespace-nowrap text-brand">한 번에.</span>
        </h1>
        <p className="mt-3 text-ink-2 sm:text-lg">주소, 전화번호, 영업시간을 바로 확인하고 전화하세요.</p>
        <SearchBar keyword="" place="" />
        <Figures />
        <QuickCategories />
      </div>
    </section>
  )
}

function Figures() {
  const { data } = useDirectoryQuery(statistics())
  const figures = [
    ['등록 업체', data?.totalBusinesses],
    ['확인된 업체', data?.verifiedBusinesses],
    ['카테고리', data?.categories],
    ['도시', data?.totalCities],
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-12">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{count === undefined ? '–' : formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

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

/** Links to the category groups. */
function QuickCategories() {
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
