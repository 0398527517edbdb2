import { expect, test } from 'vitest'
import { noCompanions } from '../companions.ts'
import { closingIn } from './closing.ts'

const companions = (isLicence: boolean) => ({ ...noCompanions, cells: { status: [0] }, isLicence })
const closing = (status: string, isLicence = true) => closingIn(companions(isLicence), () => status)

test.each([
  ...['EXPIRED', 'License Expired', 'Expired - Unpaid', 'Lapsed', 'Denied', 'Closed', 'Voided', 'Withdrawn'],
  ...['Revoked by the Board', 'Cancelled by owner', 'Licence Surrendered', 'Registration cancelled'],
  ...[
    'abgelaufen',
    'widerrufen',
    'expiré',
    'révoqué',
    'caducado',
    'revocata',
    'scaduta',
    'cassado',
    'inativo',
  ],
  ...[
    'iptal edildi',
    'Ruhsat iptal',
    'süresi doldu',
    '직권취소',
    '만료',
    '폐쇄명령',
    'ingetrokken',
    'cofnięta',
  ],
  ...['zrušená', 'аннулирована', 'истекла', '失効', '取消', '已吊销', 'oduzeta', 'istekla', 'makulerad'],
])('a licence that is %s is of no business', (status) => expect(closing(status)).toBe('gone'))

test.each(['Suspended', '영업정지', 'askıya alındı', 'geschorst', '休止', 'приостановлена'])(
  'a business whose licence is %s rests',
  (status) => expect(closing(status)).toBe('paused'),
)

test.each(['Valid', 'Approved', 'gültig', 'geçerli', '유효', '有効', 'ważna', 'важећа'])(
  '%s is a running business',
  (status) => expect(closing(status)).toBe('open'),
)

// An account that is due, or a shop that is closed at this hour, may be of one that is open.
test.each(['Expired', 'Closed', 'Denied'])('%s says nothing where no licence is spoken of', (status) =>
  expect(closing(status, false)).toBeUndefined(),
)

test.each(['Pending renewal', 'Delinquent', 'Transferred', 'Under review'])('%s is not known', (status) =>
  expect(closing(status)).toBeUndefined(),
)
