import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { findCity } from '../cities/find-city.ts'
import { commaSeparated } from './comma-separated.ts'

const thai = /\p{Script=Thai}/u
const provinceWord = /(?:จังหวัด|(?<!\p{Script=Thai})จ\.) ?([\p{Script=Thai}]{2,40})/u
const districtWord = /(?:อำเภอ|เขต|(?<!\p{Script=Thai})อ\.) ?([\p{Script=Thai}]{2,40})/u
const bangkok = /กรุงเทพ(?:มหานคร|ฯ)?|(?<!\p{Script=Thai})กทม\.?/u
const postalCode = /(?<!\d)(\d{5})$/
/** A town of a province has the same name behind this word, or none: `อำเภอเมืองเชียงใหม่`, `อ.เมือง`. */
const capital = /^เมือง/

/**
 * `12 ถนนนิมมานเหมินท์ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200`: each division has its word in front. The district of a
 * province's capital is that town.
 */
export function thaiAddress(address: AddressText, countryCode: string): AddressParts {
  const text = address.segments.join(' ')
  if (!thai.test(text)) return commaSeparated(address, countryCode)
  const zipCode = postalCode.exec(text)?.[1] ?? ''
  const [, written = ''] = districtWord.exec(text) ?? []
  if (bangkok.test(text))
    return { ...nothingFound, ...placeNamed('กรุงเทพมหานคร'), district: written, zipCode }
  const [, province = ''] = provinceWord.exec(text) ?? []
  if (province === '' && written === '') return commaSeparated(address, countryCode)
  const around = placeNamed(province)
  const bare = written.replace(capital, '')
  const isCapital = bare !== written
  const town = placeNamed(isCapital ? bare || province : written, around.state)
  return { city: town.city, state: around.state || town.state, district: isCapital ? '' : written, zipCode }
}

/** A town by its Thai name; nothing if nobody knows it. */
function placeNamed(thaiName: string, state = ''): Pick<AddressParts, 'city' | 'state'> {
  const city =
    thaiName === '' ? undefined : findCity(thaiName, { countryCode: 'TH', state, point: undefined })
  return { city: city?.name ?? '', state: city?.state ?? '' }
}
