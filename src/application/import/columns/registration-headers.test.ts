import { expect, test } from 'vitest'
import { isRegistration } from './registration-headers.ts'

test.each(
  'ABN|사업자등록번호|VAT number|USt-IdNr.|Handelsregister|SIRET|N° TVA|NIP|REGON|CIF|Número de registro|EIN|P.IVA|KvK-nummer|Organisationsnr|ИНН|統一編號|Vergi No|Customer ID|Kundennummer|License No.|Registration number|Member #'.split(
    '|',
  ),
)('%s is a number of a register', (header) => expect(isRegistration(header)).toBe(true))

test.each(
  'Phone|Tel. No.|Client phone|Postal code|Member since|Member name|Register date|Contact number|전화번호|Company|Street number|House no'.split(
    '|',
  ),
)('%s is none', (header) => expect(isRegistration(header)).toBe(false))
