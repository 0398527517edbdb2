import type { RouteName } from '../../domain/site/match-route.ts'
import type { PageDefinition } from '../page-definition.ts'
import { addBusinessPage } from './add-business/add-business-page.ts'
import { browsePage } from './browse/browse-page.ts'
import { categoryPage } from './category/category-page.ts'
import { citiesPage } from './cities/cities-page.ts'
import { cityPage } from './city/city-page.ts'
import { businessPage, detailsPage } from './detail/detail-page.ts'
import { homePage } from './home/home-page.ts'
import { searchPage } from './search/search-page.ts'
import {
  aboutPage,
  advertisePage,
  contactPage,
  privacyPolicyPage,
  termsOfServicePage,
} from './static/static-pages.ts'

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
