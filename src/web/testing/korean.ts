import { ko } from '../messages/ko.ts'
import { hrefIn } from '../routes.ts'
import type { PageLanguage } from '../site-context.ts'

/** The language of Korean pages, for what takes it as a parameter. */
export const korean: PageLanguage = { language: 'ko', messages: ko, href: hrefIn('ko') }
