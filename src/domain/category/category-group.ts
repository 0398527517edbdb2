/** The eight groups that the site links to; each has a page `/category/{slug}`. */
export const categoryGroups = [
  'restaurants',
  'healthcare',
  'auto-services',
  'beauty-wellness',
  'home-services',
  'professional-services',
  'education',
  'entertainment',
] as const

export type CategoryGroup = (typeof categoryGroups)[number]

/** Names in the interface's languages. */
export const categoryGroupLabels: Record<CategoryGroup, { ko: string; en: string; tr: string }> = {
  restaurants: { ko: '음식점', en: 'Restaurants', tr: 'Restoranlar' },
  healthcare: { ko: '병원·건강', en: 'Healthcare', tr: 'Sağlık' },
  'auto-services': { ko: '자동차', en: 'Auto Services', tr: 'Otomotiv' },
  'beauty-wellness': { ko: '미용·웰니스', en: 'Beauty & Wellness', tr: 'Güzellik ve Bakım' },
  'home-services': { ko: '집수리·생활', en: 'Home Services', tr: 'Ev Hizmetleri' },
  'professional-services': { ko: '전문 서비스', en: 'Professional Services', tr: 'Profesyonel Hizmetler' },
  education: { ko: '교육', en: 'Education', tr: 'Eğitim' },
  entertainment: { ko: '여가·문화', en: 'Entertainment', tr: 'Eğlence' },
}

export function isCategoryGroup(value: string): value is CategoryGroup {
  return (categoryGroups as readonly string[]).includes(value)
}
