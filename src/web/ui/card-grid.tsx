import type { BusinessSummary } from '../api/business-summary.ts'
import { BusinessCard, type BusinessCardProps } from './business-card.tsx'

interface CardGridProps extends Pick<BusinessCardProps, 'kind' | 'headingLevel'> {
  readonly businesses: readonly BusinessSummary[]
}

export function CardGrid({ businesses, ...card }: CardGridProps) {
  return (
    <ul className="card-grid">
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} {...card} />
        </li>
      ))}
    </ul>
  )
}
