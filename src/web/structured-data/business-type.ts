import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { Business } from '../../domain/directory/directory.ts'

/** schema.org's own types of local business, by words of the category; the first that fits. */
const byCategory: readonly (readonly [RegExp, string])[] = [
  [/caf[eé]|coffee|카페|커피/i, 'CafeOrCoffeeShop'],
  [/bakery|제과|베이커리|빵/i, 'Bakery'],
  [/fast food|패스트푸드/i, 'FastFoodRestaurant'],
  [/ice cream|아이스크림/i, 'IceCreamShop'],
  [/\b(bar|pub)\b|호프|주점|술집/i, 'BarOrPub'],
  [/restaurant|식당|음식점|한식|중식|일식|양식|분식|lokanta/i, 'Restaurant'],
  [/dentist|dental|치과/i, 'Dentist'],
  [/pharmacy|drugstore|약국|eczane/i, 'Pharmacy'],
  [/optician|optical|안경/i, 'Optician'],
  [/hospital|종합병원/i, 'Hospital'],
  [/clinic|doctor|의원|병원|한의원/i, 'MedicalClinic'],
  [/gas station|petrol|주유소/i, 'GasStation'],
  [/car wash|세차/i, 'AutoWash'],
  [/auto repair|car repair|mechanic|정비|카센터/i, 'AutoRepair'],
  [/car dealer|중고차|자동차 판매/i, 'AutoDealer'],
  [/nail|네일/i, 'NailSalon'],
  [/hair|barber|미용실|헤어|이발|kuaför/i, 'HairSalon'],
  [/\bspa\b|스파|마사지/i, 'DaySpa'],
  [/plumber|plumbing|배관/i, 'Plumber'],
  [/electrician|전기 ?공사/i, 'Electrician'],
  [/locksmith|열쇠/i, 'Locksmith'],
  [/moving|이사/i, 'MovingCompany'],
  [/roof|지붕/i, 'RoofingContractor'],
  [/lawyer|attorney|변호사|법무|법률/i, 'Attorney'],
  [/notary|공증/i, 'Notary'],
  [/account|세무|회계/i, 'AccountingService'],
  [/insurance|보험/i, 'InsuranceAgency'],
  [/real estate|부동산/i, 'RealEstateAgent'],
  [/\bbank\b|은행/i, 'BankOrCreditUnion'],
  [/hotel|호텔/i, 'Hotel'],
  [/hostel|게스트하우스/i, 'Hostel'],
  [/\bgym\b|fitness|헬스장|피트니스/i, 'ExerciseGym'],
  [/cinema|movie theater|영화관/i, 'MovieTheater'],
  [/bowling|볼링/i, 'BowlingAlley'],
  [/golf|골프/i, 'GolfCourse'],
  [/library|도서관/i, 'Library'],
]

const byGroup: Record<CategoryGroup, string> = {
  restaurants: 'FoodEstablishment',
  healthcare: 'MedicalBusiness',
  'auto-services': 'AutomotiveBusiness',
  'beauty-wellness': 'HealthAndBeautyBusiness',
  'home-services': 'HomeAndConstructionBusiness',
  'professional-services': 'ProfessionalService',
  education: 'LocalBusiness',
  entertainment: 'EntertainmentBusiness',
}

/** The most particular type that the category is sure of. */
export function businessType({
  category,
  categoryGroup,
}: Pick<Business, 'category' | 'categoryGroup'>): string {
  const known = byCategory.find(([words]) => words.test(category))?.[1]
  return known ?? (categoryGroup ? byGroup[categoryGroup] : 'LocalBusiness')
}
