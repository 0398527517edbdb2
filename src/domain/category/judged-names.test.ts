import { expect, test } from 'vitest'
import { tradeOf } from './taxonomy.ts'

/** The category names of 5,315 real rows, each read by a person: the trade, and the names that mean it. */
const judged = `
Accountant: Accountant
Administrative attorney: Administrative attorney
Air conditioning contractor: Air conditioning contractor
Air conditioning repair service: Air conditioning repair service
Anglican church: Episcopal church
Association: Association / Organization
Attorney referral service: Attorney referral service
Bakery: Bakery
Financial institution: Financial institution
Bankruptcy attorney: Bankruptcy attorney
Baptist church: Baptist church
Bar: bars
Barbecue restaurant: 식육(숯불구이)
Beauty salon: Beauty salon
Bed & breakfast: Bed & breakfast
Beer hall: 호프/통닭
Boiler supplier: Heating equipment supplier
Buffet restaurant: 뷔페식
Cafe: cafes; coffee shops; 까페
Cantonese restaurant: Restaurant ng Pagkaing Cantonese
Caterer: 출장조리
Catholic church: Catholic church
Chamber of commerce: Chamber of Commerce
Chinese restaurant: 중국식
Christian church: Christian church
Church of Christ: Church of Christ
Church of the Nazarene: Church of the Nazarene
Church: Church; Iglesia
City hall: City government office
Civil law attorney: Civil law attorney
Cleaning service: Cleaning service
Cold noodle restaurant: 냉면집
Consultant: Consultant
Local government office: Local government office
Criminal justice attorney: Criminal justice attorney
Dentist: Dentist
Dermatologist: Dermatologist
Divorce lawyer: Divorce lawyer
Doctor: Doctor
Electrician: Electrician
Employment attorney: Employment attorney
Escrow service: Escrow service
Establishment: Establishment; 기타
Estate liquidator: Estate liquidator
Estate planning attorney: Estate planning attorney
Family law attorney: Family law attorney
Family restaurant: 패밀리레스트랑
Fast food restaurant: 패스트푸드
Filipino restaurant: Lechon restaurant; Restawran ng litson
Fingerprinting service: Fingerprinting service
Food bank: Food bank
Foreclosure service: Foreclosure service
Fried chicken restaurant: Fried chicken takeaway; 통닭(치킨)
General contractor: Contractor
General store: General store
Gimbap restaurant: 김밥(도시락)
Grocery store: Grocery store
Gun shop: Gun shop
Gym: Gym
HVAC contractor: HVAC contractor
Hair replacement service: Hair replacement service
Hair salon: Hair salon
Hair transplantation clinic: Clínica de trasplante capilar; Hair transplantation clinic
Hamburger restaurant: Restaurant ng hamburger
Hardware store: Hardware store
Heating contractor: Heating contractor
Home builder: Home builder
Hot dog stand: Hot Dog Stand
Immigration & naturalization service: Immigration & naturalization service
Immigration attorney: Immigration attorney
Insurance attorney: Insurance attorney
International restaurant: 외국음식전문점(인도,태국등)
Japanese restaurant: Authentic Japanese restaurant; 일식
Jewelry store: Jewelry store
Judo school: Judo club; Judo school
Kids cafe: 키즈카페
Kingdom Hall: Jehovah's Witness Kingdom Hall
Korean pub: 감성주점; 정종/대포집/소주방
Korean restaurant: 한식
Law firm: Law firm; Legal services
Law school: Law school
Lawyer: General practice attorney; Lawyer
Live music bar: 라이브카페
Locksmith: Locksmith
Lutheran church: Lutheran church
Martial arts school: Martial arts school
Mechanical contractor: Mechanical contractor
Medical clinic: Medical clinic
Medical spa: Medical spa
Methodist church: Methodist church; United Methodist church
Non-denominational church: Non-denominational church
Non-profit organization: Non-profit organization
Notary public: Notary public
Paralegal services provider: Paralegal services provider
Patent attorney: Patent attorney
Pentecostal church: Apostolic church; Assemblies of God church; Pentecostal church
Personal injury attorney: Personal injury attorney
Physician assistant: Physician assistant
Plastic surgeon: Plastic surgeon
Plumber: Plumber
Police station: Sheriff's department
Presbyterian church: Presbyterian church
Process server: Process server
Property maintenance: Property maintenance
Prosecutor's office: District attorney
Raw fish restaurant: 횟집
Real estate agency: Real estate agency; Real estate agent
Real estate attorney: Real estate attorney
Record company: Record company
Registry office: Registration office
Religious institution: Religious institution; Religious organization
Restaurant: restaurants
Seventh-day Adventist church: Seventh-day Adventist church
Shipping company: Shipping company
Shipping service: Shipping and mailing service
Skin care clinic: Skin care clinic
Snack bar: 분식
Social security attorney: Social security attorney
Social welfare center: Social services organization
Soup restaurant: 탕류(보신용)
Surgeon: Surgeon
Tattoo shop: Tattoo shop
Tax preparation service: Tax preparation service
Tea house: 전통찻집
Title company: Title company
Transportation service: Transportation service
Trial attorney: Trial attorney
Vacation rental: Vacation home rental agency
Vegan restaurant: Vegan restaurant
Wellness center: Wellness center
Western restaurant: 경양식
Wig shop: Wig shop
`

test('the names of real rows have the trades that a person gave them', () => {
  const wrong = judged
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [trade = '', names = ''] = line.split(': ')
      return names.split('; ').map((name) => [name, trade, tradeOf(name)?.category.label.en])
    })
    .filter(([, trade, found]) => trade !== found)
  expect(wrong).toEqual([])
})
