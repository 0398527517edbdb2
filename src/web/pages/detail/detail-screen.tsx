import type { Business } from '../../../domain/directory/directory.ts'
import { AboutSection } from './about-section.tsx'
import { AdSlot } from './ad-slot.tsx'
import { CallButton } from './call-button.tsx'
import { ContactSection } from './contact-section.tsx'
import { DetailHero } from './detail-hero.tsx'
import { DetailedInformation } from './detailed-information.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ServiceOptions } from './service-options.tsx'
import { SideCard } from './side-card.tsx'

const secondAdDelay = 2000

export function DetailScreen({ business }: { readonly business: Business }) {
  return (
    <article>
      <DetailHero business={business} />
      <div className="page-width detail-layout">
        <div className="detail-story">
          <AboutSection business={business} />
          <ServiceOptions about={business.about} />
          <OpeningHours business={business} />
          <ReviewSummary business={business} />
          <DetailedInformation text={business.uniqueContent} />
        </div>
        <div className="detail-side">
          <AdSlot number={1} delay={0} className="detail-top-ad" />
          <SideCard business={business} />
          <ContactSection business={business} />
          <CallButton business={business} />
          <AdSlot number={2} delay={secondAdDelay} />
        </div>
      </div>
    </article>
  )
}
