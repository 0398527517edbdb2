import { href } from '../../routes.ts'
import { staticPage } from './static-page.ts'

export const aboutPage = staticPage({
  path: href.about(),
  title: '소개',
  description: '동네 가게를 누구나 무료로 찾아보는 생활 안내판을 소개합니다.',
  bring: async () => (await import('./about-text.tsx')).About,
})

export const advertisePage = staticPage({
  path: href.advertise(),
  title: '광고 안내',
  description: '업체 화면의 광고 자리와 문의 방법을 안내합니다.',
  bring: async () => (await import('./advertise-text.tsx')).Advertise,
})

export const contactPage = staticPage({
  path: href.contact(),
  title: '문의',
  description:
    '업체 정보의 수정과 삭제, 그 밖의 문의를 이메일로 받습니다. 영업일 기준 24시간 안에 답변합니다.',
  bring: async () => (await import('./contact-text.tsx')).Contact,
})

export const privacyPolicyPage = staticPage({
  path: href.privacyPolicy(),
  title: '개인정보처리방침',
  description: '어떤 정보를 왜 다루고 얼마나 보관하는지 설명합니다.',
  bring: async () => (await import('./privacy-policy-text.tsx')).PrivacyPolicy,
})

export const termsOfServicePage = staticPage({
  path: href.termsOfService(),
  title: '이용약관',
  description: '서비스의 범위와 이용 조건, 책임의 한계를 설명합니다.',
  bring: async () => (await import('./terms-of-service-text.tsx')).TermsOfService,
})
