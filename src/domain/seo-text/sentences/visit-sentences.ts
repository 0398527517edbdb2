import type { TopicSource } from '../template.ts'

export const hoursSentences: readonly TopicSource[] = [
  {
    paragraph: 'hours',
    needs: ['isAlwaysOpen'],
    lines: `
매일 24시간 [영업합니다|문을 엽니다].
{name:은} 매일 24시간 [영업합니다|문을 엽니다].`,
  },
  {
    paragraph: 'hours',
    needs: ['noClosedDays', 'hasClosingHours'],
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}입니다.
{name}의 [영업시간은|운영 시간은] {hoursLine}입니다.
{hoursLine} [문을 엽니다|운영합니다].`,
  },
  {
    paragraph: 'hours',
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}이며, {closedDays:은} [쉽니다|쉬는 날입니다|휴무일입니다].
{name}의 [영업시간은|운영 시간은] {hoursLine}이고, [휴무일은|쉬는 날은] {closedDays}입니다.
{hoursLine} [문을 열고|운영하고], {closedDays}에는 [문을 열지 않습니다|쉽니다].`,
  },
  {
    paragraph: 'hours',
    needs: ['noHoursLine'],
    lines: `
{closedDays}에는 [문을 열지 않습니다|쉽니다|영업하지 않습니다].
[쉬는 날은|정기 휴무는|휴무일은] {closedDays}입니다.`,
  },
  {
    paragraph: 'hours',
    needs: ['closedAllWeek'],
    lines: `
자료의 영업시간에는 모든 요일이 휴무로 [되어 있습니다|적혀 있습니다].`,
  },
  {
    paragraph: 'hours',
    lines: `
[다만|참고로] {unknownDays}의 시간은 [자료에 없습니다|알려져 있지 않습니다].
{unknownDays}의 영업시간은 [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'hours',
    needs: ['hoursUnread'],
    lines: `
[영업시간은|운영 시간은] “{hoursUnread}”라고 [적혀 있습니다|나와 있습니다|되어 있습니다].
[문을 여는 시간에 관해서는|영업시간 항목에는] “{hoursUnread}”라는 [안내가|말이] 있습니다.`,
  },
]

/** Rating, telephone, and what nobody has told. */
export const contactSentences: readonly TopicSource[] = [
  {
    paragraph: 'contact',
    needs: ['reviews'],
    lines: `
[방문자|이용자] 평점은 5점 만점에 {rating}점(리뷰 {reviews}개), 전화번호는 {phone}입니다.
[문의|대표] 전화는 {phone}이며, 리뷰 {severalReviews}개의 평균 평점은 {rating}점입니다.
{name}의 전화번호는 {phone}이고, 평점은 {rating}점(리뷰 {reviews}개)입니다.
[별점은|평점은] {rating}점(리뷰 {reviews}개)이고, 문의는 {phone}번으로 하면 됩니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['noPhone'],
    lines: `
[방문자|이용자] 평점은 5점 만점에 {rating}점이며, 리뷰는 {reviews}개입니다.
[리뷰|방문자 리뷰] {severalReviews}개의 평균 평점은 {rating}점입니다.
[별점은|평점은] {rating}점(리뷰 {reviews}개)입니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['noReviews'],
    lines: `
평점은 5점 만점에 {rating}점입니다.
[별점은|평점은] {rating}점입니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['onlyPhone', 'nothingMissing'],
    lines: `
[전화번호는|문의 전화는|대표 전화는] {phone}입니다.
{name}의 전화번호는 {phone}입니다.
문의는 {phone}번으로 하면 됩니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['onlyPhone'],
    lines: `
[전화번호는|문의 전화는] {phone}이며, {missing:은} [자료에 없습니다|알려져 있지 않습니다].
{name}의 전화번호는 {phone}이고, {missing:은} [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'contact',
    needs: ['moreThanPhone'],
    lines: `
{missing:은} [자료에 없습니다|알려져 있지 않습니다].
{name}의 {missing:은} [자료에 없습니다|알려져 있지 않습니다].`,
  },
]

/** Attributes, in sentences of their own: see `option-words.ts`. */
export const optionsSentences: readonly TopicSource[] = [
  {
    paragraph: 'options',
    lines: `
{options}`,
  },
]
