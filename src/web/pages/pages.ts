import type { PageDefinition } from '../page-definition.ts'
import type { RouteName } from '../routes.ts'
import { browsePage } from './browse/browse-page.tsx'
import { categoryPage } from './category/category-page.tsx'
import { citiesPage } from './cities/cities-page.tsx'
import { cityPage } from './city/city-page.tsx'
import { businessPage, detailsPage } from './detail/detail-page.tsx'
import { homePage } from './home/home-page.tsx'
import { searchPage } from './search/search-page.tsx'
import { aboutPage } from './static/about-page.tsx'
import { addBusinessPage } from './static/add-business-page.tsx'
import { advertisePage } from './static/advertise-page.tsx'
import { contactPage } from './static/contact-page.tsx'
import { privacyPolicyPage } from './static/privacy-policy-page.tsx'
import { termsOfServicePage } from './static/terms-of-service-page.tsx'

/** The page of each route. */
export const pages: Readonly<Record<RouteName, PageDefinition>> = {
  home: homePage,
  browse: browsePage,
  search: searchPage,
  category: categoryPage,
  city: cityPage,
  cities: citiesPage,
  details: detailsPage,
  business: businessPage,
  about: aboutPage,
  contact: contactPage,
  privacyPolicy: privacyPolicyPage,
  termsOfService: termsOfServicePage,
  addBusiness: addBusinessPage,
  advertise: advertisePage,
}
