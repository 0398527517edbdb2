import type { TopicSource } from '../template.ts'

export const hoursSentences: readonly TopicSource[] = [
  {
    paragraph: 'hours',
    needs: ['noClosedDays'],
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}입니다.
{name}의 [영업시간은|운영 시간은] {hoursLine}입니다.
[영업하는 시간은|시간표는] {hoursLine}입니다.
문은 {hoursLine} 엽니다.`,
  },
  {
    paragraph: 'hours',
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}이며, {closedDays:은} [쉽니다|쉬는 날입니다|휴무일입니다].
{name}의 [영업시간은|운영 시간은] {hoursLine}이고, [휴무일은|쉬는 날은] {closedDays}입니다.
[영업하는 시간은|시간표는] {hoursLine}이며, {closedDays}에는 [문을 열지 않습니다|쉽니다|영업하지 않습니다].
[매주|주마다] {closedDays}에 쉬고, [영업시간은|여는 시간은] {hoursLine}입니다.`,
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
[영업시간에는|자료의 영업시간에는] 모든 요일이 휴무로 [되어 있습니다|적혀 있습니다].`,
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
{name}의 전화번호는 {phone}이고, 평점은 리뷰 {reviews}개를 [바탕으로|기준으로] {rating}점입니다.
[별점은|평점은] {rating}점(리뷰 {reviews}개)이고, [문의는|연락은] {phone}번으로 하면 됩니다.`,
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
[방문자|이용자] 평점은 5점 만점에 {rating}점입니다.
[별점은|평점은] {rating}점입니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['onlyPhone'],
    lines: `
[전화번호는|문의 전화는|대표 전화는] {phone}입니다.
{name}의 전화번호는 {phone}입니다.
[문의는|연락은] {phone}번으로 하면 됩니다.`,
  },
  {
    paragraph: 'contact',
    lines: `
{missing:은} [자료에 없습니다|알려져 있지 않습니다].
{name}의 {missing:은} 자료에 없습니다.
[아직 자료에 없는|알려지지 않은] 것은 {missing}입니다.`,
  },
]

/** Attributes: up to three topics in a sentence, in another order for each listing. */
export const optionsSentences: readonly TopicSource[] = [
  {
    paragraph: 'options',
    lines: `
{options1}입니다.
[이용 안내를 보면|자료를 보면|안내에 따르면] {options1}입니다.
[알려진 이용 정보를 적으면|이용할 때 알아 둘 점을 보면] {options1}입니다.`,
  },
  {
    paragraph: 'options',
    lines: `
{options2}입니다.
[그리고|또한|이 밖에] {options2}입니다.
[나머지 안내를 보면|이어서 적으면] {options2}입니다.`,
  },
  {
    paragraph: 'options',
    lines: `
{options3}입니다.
[끝으로|더불어] {options3}입니다.`,
  },
]
