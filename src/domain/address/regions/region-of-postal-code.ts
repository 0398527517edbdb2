import { memoize } from '../../memoize.ts'
import { findProvince } from '../korea/provinces.ts'
import { findRegion, regionNames } from './find-region.ts'

/** `first-last region`, of the leading digits of a code. A range's length tells how many digits count. */
const ranges: Readonly<Record<string, string>> = {
  US:
    '005-005 NY,006-007 PR,009-009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055-055 MA,056-059 VT,060-069 CT,' +
    '070-089 NJ,100-149 NY,150-196 PA,197-199 DE,200-200 DC,201-201 VA,202-205 DC,206-219 MD,220-246 VA,247-268 WV,270-289 NC,' +
    '290-299 SC,300-319 GA,320-339 FL,341-349 FL,350-369 AL,370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,' +
    '480-499 MI,500-528 IA,530-549 WI,550-567 MN,570-577 SD,580-588 ND,590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,' +
    '700-714 LA,716-729 AR,730-732 OK,733-733 TX,734-749 OK,750-799 TX,800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-865 AZ,' +
    '870-884 NM,885-885 TX,889-898 NV,900-961 CA,967-968 HI,970-979 OR,980-994 WA,995-999 AK',
  KR:
    '01-09 서울,10-20 경기,21-23 인천,24-26 강원,27-29 충북,30-30 세종,31-33 충남,34-35 대전,36-40 경북,41-43 대구,44-45 울산,' +
    '46-49 부산,50-53 경남,54-56 전북,57-60 전남,61-62 광주,63-63 제주',
  AU:
    '2600-2618 ACT,2900-2920 ACT,1000-2599 NSW,2619-2899 NSW,2921-2999 NSW,3000-3999 VIC,8000-8999 VIC,4000-4999 QLD,' +
    '9000-9999 QLD,5000-5999 SA,6000-6999 WA,7000-7999 TAS,0800-0999 NT',
  PH: '1000-1799 Metro Manila',
}

interface Range {
  readonly first: string
  readonly last: string
  readonly region: string
}

const rangesOf = memoize(1000, (countryCode): readonly Range[] =>
  (ranges[countryCode] ?? '').split(',').map((entry) => {
    const [, first = '', last = '', name = ''] = /^(\d+)-(\d+) (.+)$/.exec(entry) ?? []
    const region = countryCode === 'KR' ? findProvince(name)?.name : findRegion(countryCode, name)?.name
    return { first, last, region: region ?? '' }
  }),
)

let provincesOfTurkey: readonly string[] | undefined

/** The state of a complete postal code; '' if the country's codes do not imply one. */
export function regionOfPostalCode(code: string, countryCode: string): string {
  if (countryCode === 'TR') {
    provincesOfTurkey ??= regionNames('TR')
    return /^\d{5}$/.test(code) ? (provincesOfTurkey[Number(code.slice(0, 2)) - 1] ?? '') : ''
  }
  if (!(countryCode in ranges) || !/^\d{4,5}(?:-\d{4})?$/.test(code)) return ''
  if ((code.length === 4) !== (countryCode === 'AU' || countryCode === 'PH')) return ''
  const within = ({ first, last }: Range) => {
    const start = code.slice(0, first.length)
    return first !== '' && start >= first && start <= last
  }
  return rangesOf(countryCode).find(within)?.region ?? ''
}
