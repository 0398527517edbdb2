import type { SubmissionField } from '../../../domain/submission/submission.ts'

export interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'tel' | 'email'
  readonly autoComplete?: string
}

/** How the form asks for each thing, in its order. */
export const fieldTexts: Readonly<Record<SubmissionField, FieldText>> = {
  name: { label: '업체 이름', hint: '간판에 적힌 그대로 적어 주세요.', isRequired: true },
  category: { label: '업종', hint: '예: 한식당, 치과, 미용실', isRequired: true },
  address: {
    label: '주소',
    hint: '우편번호까지 적으면 더 정확합니다.',
    isRequired: true,
    autoComplete: 'street-address',
  },
  city: { label: '도시', autoComplete: 'address-level2' },
  country: { label: '국가', isRequired: true, autoComplete: 'country-name' },
  phone: {
    label: '전화번호',
    hint: '예: 02-123-4567, +81 3-1234-5678',
    type: 'tel',
    autoComplete: 'tel',
  },
  description: { label: '소개', hint: '무엇을 하는 곳인지 두세 문장으로 적어 주세요.' },
  email: {
    label: '이메일',
    hint: '확인할 것이 있을 때만 연락하며 공개하지 않습니다.',
    isRequired: true,
    type: 'email',
    autoComplete: 'email',
  },
}
