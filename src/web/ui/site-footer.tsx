import { useDirectoryQuery } from '../api/directory-query.ts'
import { popularCities, statistics } from '../api/queries.ts'
import { formatCount } from '../format/count.ts'
import { href } from '../routes.ts'
import { useSite } from '../site-context.ts'
import { FooterColumn } from './footer-column.tsx'
import { footerCategories, type NavigationItem } from './site-navigation.ts'
import { SocialLinks } from './social-links.tsx'
import { Wordmark } from './wordmark.tsx'

const quickLinks: readonly NavigationItem[] = [
  { label: '소개', href: href.about() },
  { label: '문의', href: href.contact() },
  { label: '업체 등록', href: href.addBusiness() },
  { label: '광고 안내', href: href.advertise() },
  { label: '개인정보처리방침', href: href.privacyPolicy() },
  { label: '이용약관', href: href.termsOfService() },
]

export function SiteFooter() {
  return (
    <footer className="mt-18 border-t border-line bg-wash">
      <div className="page-width grid grid-cols-2 gap-8 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <BrandColumn />
        <FooterColumn title="인기 카테고리" items={footerCategories} />
        <CityColumn />
        <FooterColumn title="바로가기" items={quickLinks} />
      </div>
      <StatisticsStrip />
      <Legal />
    </footer>
  )
}

function BrandColumn() {
  const { contactEmail } = useSite()
  return (
    <div className="max-lg:col-span-full">
      <Wordmark />
      <p className="mt-3 max-w-[32ch] text-sm text-ink-2">
        동네 가게의 위치와 전화번호, 영업시간을 누구나 무료로 찾아보는 생활 안내판입니다.
      </p>
      <p className="mt-4 text-sm text-ink-2">
        <a href={`mailto:${contactEmail}`} className="text-link">
          {contactEmail}
        </a>
        <br />
        영업일 기준 24시간 안에 답변합니다.
      </p>
      <SocialLinks />
    </div>
  )
}

function CityColumn() {
  const { data } = useDirectoryQuery(popularCities())
  const items = (data ?? []).slice(0, 8).map((city) => ({
    label: city.name,
    href: href.city(city.page),
    note: `${formatCount(city.businessCount)}곳`,
  }))
  return <FooterColumn title="인기 도시" items={items} />
}

function StatisticsStrip() {
  const { data } = useDirectoryQuery(statistics())
  if (!data) return null
  const facts = [
    `등록 업체 ${formatCount(data.totalBusinesses)}곳`,
    `확인된 업체 ${formatCount(data.verifiedBusinesses)}곳`,
    `카테고리 ${formatCount(data.categories)}개`,
    `도시 ${formatCount(data.totalCities)}곳`,
  ]
  return (
    <div className="border-t border-line">
      <ul className="page-width flex flex-wrap gap-x-6 gap-y-1 py-4 text-sm tabular-nums text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function Legal() {
  const { name } = useSite()
  return (
    <div className="border-t border-line">
      <div className="page-width grid gap-2 py-6 text-xs text-ink-3">
        <p>
          이 사이트의 정보는 공개된 온라인 자료에서 모은 것으로 무료로 제공되며, 정확하거나 빠짐없다고
          보증하지 않습니다. 방문하기 전에 업체에 직접 확인하세요.
        </p>
        <p className="flex flex-wrap gap-x-4">
          <span>© 2025 {name}</span>
          <a href="/sitemap.xml" className="text-link">
            사이트맵
          </a>
        </p>
      </div>
    </div>
  )
}
