import { memoize } from '../memoize.ts'
import { nameKey } from './name-key.ts'
import { tradeOf } from './taxonomy.ts'

/**
 * Sections of directories and maps, industries of address books for sellers, and a value of OpenStreetMap: they hold businesses of many
 * trades. Written as `nameKey` writes them.
 */
const sections = new Set(
  // Yelp and TripAdvisor
  (
    'local services|arts and entertainment|active life|shopping|local flavor|health and medical|beauty and spas|' +
    'event planning and services|hotels and travel|financial services|public services and government|pets|pet services|' +
    'attractions|sights and landmarks|specialty lodging|quick bites|food and drink|things to do|' +
    // Foursquare and Overture
    'dining and drinking|retail|health and medicine|community and government|landmarks and outdoors|travel and transportation|' +
    'business and professional services|sports and recreation|eat and drink|beauty and spa|private establishments and corporates|' +
    'public service and government|structure and geography|attractions and activities|business to business|health and beauty service|' +
    // OpenStreetMap
    'trade|professional|' +
    // Industries
    'consumer services|consumer goods|retail trade|food and beverage|food and beverages|food beverages|food production|food services|food service|hospital and health care|' +
    'hospital health care|hospitals and health care|healthcare services|health wellness and fitness|wellness and fitness services|medical practices|medical practice|' +
    'hospitality|leisure travel and tourism|leisure travel tourism|travel and tourism|education management|primary secondary education|primary and secondary education|higher education|' +
    'information technology and services|information technology|it services|computer software|facilities services|individual and family services|' +
    'individual family services|mental health care|transportation trucking railroad|transportation|other services|' +
    'wholesale|manufacturing|food|media and entertainment|sports|recreational facilities and services|business supplies and equipment|' +
    'consumer electronics|apparel and fashion|personal services|accommodation and food services|health services|retail apparel and fashion|other services except public administration|health care and social assistance|arts entertainment and recreation|' +
    'professional scientific and technical services|finance and insurance|real estate and rental and leasing|transportation and warehousing|wholesale trade|' +
    'shipping freight and material transportation service|home and garden|certain services|retail food establishment|retail sales of perishable foods|limited business license|regulated business license|motor vehicle services license|general retail establishment|public place of amusement|outdoor activities|nature and parks'
  ).split('|'),
)

/** What a business is by law, which registers and lists of customers have beside its trade or instead of it. As `nameKey` writes them. */
const legalForms = new Set(
  (
    'company|corporation|partnership|general partnership|limited partnership|individual|sole proprietor|sole proprietorship|sole trader|limited|limited company|' +
    'limited liability company|private limited company|public limited company|limited liability partnership|llc|llp|ltd|inc|plc|pty ltd|incorporated|trust|' +
    'gmbh|ug|kg|ohg|gbr|e k|einzelunternehmen|kapitalgesellschaft|personengesellschaft|sarl|sas|sasu|eurl|entreprise individuelle|autoentrepreneur|auto entrepreneur|' +
    's l|s a|sociedad limitada|sociedad anonima|persona fisica|persona juridica|persona natural|pessoa fisica|pessoa juridica|eireli|ltda|srl|ditta individuale|societa per azioni|bv|b v|eenmanszaak|' +
    'sp z o o|spolka z o o|spolka akcyjna|sro|s r o|a s|anonim sirketi|limited sirketi|ltd sti|sahis|sahis sirketi|sahis isletmesi|법인|개인|개인사업자|법인사업자|주식회사|유한회사|' +
    '株式会社|有限会社|合同会社|個人|法人|個人事業主|有限公司|有限责任公司|股份有限公司|个体工商户|个人独资企业|ооо|оао|зао|ип'
  )
    .split('|')
    .map(nameKey),
)

/** `HEALTH_WELLNESS_AND_FITNESS`: a code of a program that knows industries. */
const code = /^[A-Z]{2,20}(?:_[A-Z]{1,20}){1,6}$/

/** Whether a category says no trade although its words are those of one: a section, a legal form, or a code that names a trade by a guess alone. */
export const isSection: (category: string) => boolean = memoize(4096, (category) => {
  const text = category.trim()
  return (
    sections.has(nameKey(text)) ||
    legalForms.has(nameKey(text)) ||
    (code.test(text) && tradeOf(text)?.isGuess === true)
  )
})
