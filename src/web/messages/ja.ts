import { formatsIn } from './formats.ts'
import type { Messages } from './ko.ts'

const format = formatsIn('ja')
const places = (count: number) => `${format.count(count)}件`

/** The frame of each page in Japanese. Everything else is in English (see `load-messages.ts`). */
export const ja: Partial<Messages> = {
  format,
  places,
  unknown: '不明',
  frame: {
    skip: '本文へスキップ',
    loading: '読み込み中',
    homeOf: (site) => `${site} ホーム`,
    mainMenu: 'メインメニュー',
    wholeMenu: '全メニュー',
    menu: 'メニュー',
    home: 'ホーム',
    browse: '店舗検索',
    categories: 'カテゴリ',
    cities: '都市',
    about: 'このサイトについて',
    contact: 'お問い合わせ',
    search: '検索',
    allCategories: 'すべてのカテゴリ',
    allCities: 'すべての都市',
    language: '言語',
  },
  groups: {
    restaurants: '飲食店',
    healthcare: '医療・健康',
    'auto-services': '自動車',
    'beauty-wellness': '美容・ウェルネス',
    'home-services': '住まい・生活',
    'professional-services': '専門サービス',
    education: '教育',
    entertainment: '娯楽・文化',
  },
  footer: {
    blurb: '地域のお店の所在地、電話番号、営業時間を、だれでも無料で調べられる掲示板です。',
    reply: '営業日の24時間以内に返信します。',
    share: (network, site) => `${network}で${site}を共有（新しいウィンドウ）`,
  },
}
