import type { TopicSource } from '../template.ts'

export const hoursSentences: readonly TopicSource[] = [
  {
    paragraph: 'hours',
    needs: ['noClosedDays'],
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}입니다.
{name}의 [영업시간은|운영 시간은] {hoursLine}입니다.
[영업하는 시간은|시간표는] {hoursLine}입니다.
[문을 여는 때를|여는 시간을] [적으면|보면] {hoursLine}입니다.`,
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
    needs: ['everyDay'],
    lines: `
[쉬는 요일|정기 휴무] 없이 [월요일부터 일요일까지|평일과 주말 모두|일주일 내내] [문을 엽니다|영업합니다].
[평일과 주말|주중과 주말]을 가리지 않고 [문을 엽니다|영업합니다].
[정기 휴무는|쉬는 요일은] 없습니다.`,
  },
  {
    paragraph: 'hours',
    isReserve: true,
    lines: `
[중간에 쉬는 시간은|쉬는 시간은] {breaks}입니다.
{breaks}는 [쉬는 시간입니다|문을 닫습니다].
[하루 중|영업 중간에] {breaks} 쉽니다.`,
  },
  {
    paragraph: 'hours',
    isReserve: true,
    lines: `
[한 주에 문을 여는 날은|일주일 가운데 여는 날은] {openDays}일이고, 시간을 [모두 더하면|합하면] {weekHours}입니다.
[요일별 시간을|시간표를] 더하면 [일주일에|한 주에] {openDays}일, {weekHours} [문을 엽니다|영업합니다].`,
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
[문의|대표] 전화는 {phone}이며, 리뷰 {reviews}개의 평균 평점은 {rating}점입니다.
{name}의 전화번호는 {phone}이고, 평점은 리뷰 {reviews}개를 [바탕으로|기준으로] {rating}점입니다.
[별점은|평점은] {rating}점(리뷰 {reviews}개)이고, [문의는|연락은] {phone}번으로 [받습니다|하면 됩니다].
전화는 {phone}번으로 [걸면|연결하면] 되고, 리뷰 {reviews}개에 평점은 {rating}점입니다.`,
  },
  {
    paragraph: 'contact',
    needs: ['noPhone'],
    lines: `
[방문자|이용자] 평점은 5점 만점에 {rating}점이며, 리뷰는 {reviews}개입니다.
[리뷰|방문자 리뷰] {reviews}개의 평균 평점은 {rating}점입니다.
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
[문의는|연락은] {phone}번으로 [받습니다|하면 됩니다].`,
  },
  {
    paragraph: 'contact',
    needs: ['isAbroad'],
    isReserve: true,
    lines: `
[한국에서 걸 때는|국외에서 걸 때는] {phoneE164}번을 [씁니다|누릅니다].
나라 번호까지 적으면 {phoneE164}번입니다.`,
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
