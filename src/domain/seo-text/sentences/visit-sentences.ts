import type { TopicSource } from '../template.ts'

export const hoursSentences: readonly TopicSource[] = [
  {
    paragraph: 'hours',
    lines: `
[영업시간은|운영 시간은|문을 여는 시간은] {hoursLine}입니다.
{name}의 [영업시간은|운영 시간은] {hoursLine}입니다.
[요일별로 보면|시간표는] {hoursLine}입니다.
[문을 여는 때를|여는 시간을] [적으면|요일별로 적으면] {hoursLine}입니다.`,
  },
  {
    paragraph: 'hours',
    lines: `
{closedDays}에는 [문을 열지 않습니다|쉽니다|영업하지 않습니다].
[쉬는 날은|정기 휴무는|휴무일은] {closedDays}입니다.
{closedDays:은} [쉽니다|쉬는 날입니다|휴무일입니다].
[매주|주마다] {closedDays:이} [휴무입니다|쉬는 날입니다].`,
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
    lines: `
[중간에 쉬는 시간은|쉬는 시간은] {breaks}입니다.
{breaks}는 [쉬는 시간입니다|문을 닫습니다].
[하루 중|영업 중간에] {breaks} 쉽니다.`,
  },
  {
    paragraph: 'hours',
    reserve: 'facts',
    lines: `
[일주일을 통틀어|한 주 가운데] 가장 [일찍|빨리] 여는 시각은 {earliest}, 가장 늦게 닫는 시각은 {latest}입니다.
[시작이 가장 이른|개점이 가장 빠른] 시각은 {earliest}이고, [마감이 가장 늦은|끝이 가장 늦은] 시각은 {latest}입니다.`,
  },
  {
    paragraph: 'hours',
    reserve: 'facts',
    lines: `
[한 주에 문을 여는 날은|일주일 가운데 여는 날은] {openDays}일이고, 시간을 [모두 더하면|합하면] {weekHours}시간입니다.
[요일별 시간을|시간표를] 더하면 [일주일에|한 주에] {openDays}일, {weekHours}시간 [문을 엽니다|영업합니다].`,
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
    lines: `
[방문자|이용자] 평점은 5점 만점에 {rating}점[이고|이며], 리뷰는 {reviews}개입니다.
[리뷰|방문자 리뷰] {reviews}개의 평균 평점은 {rating}점입니다.
평점은 [리뷰|방문자 리뷰] {reviews}개를 [바탕으로|기준으로] {rating}점입니다.
[별점은|평점은] {rating}점(리뷰 {reviews}개)입니다.
리뷰 {reviews}개가 있고, 평점은 [5점 가운데|5점 만점에] {rating}점입니다.`,
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
    lines: `
[전화번호는|문의 전화는|대표 전화는] {phone}입니다.
{name}의 전화번호는 {phone}입니다.
[문의는|연락은] {phone}번으로 [받습니다|하면 됩니다].
전화는 {phone}번으로 [걸면 됩니다|연결됩니다].`,
  },
  {
    paragraph: 'contact',
    needs: ['isAbroad'],
    reserve: 'facts',
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

export const optionsSentences: readonly TopicSource[] = [
  {
    paragraph: 'options',
    lines: `
[이용 방식으로는|이용 방법으로는] {service:이} [있습니다|가능합니다].
{name}의 서비스는 {service}입니다.
[자료를 보면|안내에 따르면] {service:을} [이용할 수 있습니다|제공합니다].
[서비스로는|제공하는 서비스로는] {service:이} 있습니다.`,
  },
  {
    paragraph: 'options',
    lines: `
[메뉴와 특징으로는|취급하는 것으로는|이 밖에] {offerings:이} [있습니다|눈에 띕니다].
[제공하는 것은|고를 수 있는 것은] {offerings}입니다.
[무엇이 있는지 보면|내용을 보면] {offerings:을} [들 수 있습니다|찾을 수 있습니다].`,
  },
  {
    paragraph: 'options',
    lines: `
[휠체어를 쓰는 방문객을 위한|이동이 불편한 방문객을 위한] [시설로는|설비로는] {access:이} 있습니다.
접근성 [시설은|항목은] {access}입니다.
[휠체어로|휠체어를 타고] [방문할 때|찾을 때] 쓸 수 있는 시설은 {access}입니다.`,
  },
  {
    paragraph: 'options',
    lines: `
편의 시설로는 {amenities:이} 있습니다.
[머무는 동안|방문객이] 쓸 수 있는 시설은 {amenities}입니다.
{amenities:을} [갖추고 있습니다|갖춘 곳입니다].`,
  },
  {
    paragraph: 'options',
    lines: `
결제 [수단으로는|방법으로는] {payment:을} [씁니다|쓸 수 있습니다].
[계산할 때는|값을 치를 때는] {payment:을} [쓸 수 있습니다|사용할 수 있습니다].
결제 [수단은|방법은] {payment}입니다.`,
  },
  {
    paragraph: 'options',
    lines: `
[차를 가져오면|차로 방문하면] {parking:을} [이용할 수 있습니다|쓸 수 있습니다].
주차 [항목은|조건은] {parking}입니다.
주차 [시설로는|정보로는] {parking:이} 있습니다.`,
  },
  {
    paragraph: 'options',
    lines: `
예약과 방문 [조건으로는|안내로는] {planning} 표시가 있습니다.
[방문 일정을 잡을 때|방문 전에] [참고할|알아 둘] 표시는 {planning}입니다.
[예약과 관련해서는|찾아가기 전에 알아 둘 점으로는] {planning} 표시가 있습니다.`,
  },
  {
    paragraph: 'options',
    lines: `
[어떤 방문에 맞는지는|이용 성격은] {crowd}입니다.
[이용 상황을|방문 성격을] 나타내는 표시는 {crowd}입니다.
[방문 성격으로는|이용 목적으로는] {crowd} 표시가 있습니다.`,
  },
  {
    paragraph: 'options',
    lines: `
[반대로|한편] {lacks:은} [없습니다|제공하지 않습니다].
[자료에 따르면|안내에 따르면] {lacks:은} [없습니다|제공하지 않습니다].
{lacks:은} [제공하지 않는|없는] 것으로 나와 있습니다.`,
  },
]
