import type { TopicSource } from '../template.ts'

/** What is near: places of the same trade, places of other trades, towns. Each chunk of a list has a sentence of its own. */
export const nearSentences: readonly TopicSource[] = [
  {
    paragraph: 'near',
    lines: `
[같은 업종 가운데|같은 ‘{category}’ 업종에서] 가장 가까운 곳은 {nearFar} 떨어진 {nearName}입니다.
[다른 ‘{category}’ {noun} 가운데|같은 업종 가운데] {nearName}, 이곳이 {nearFar} [떨어져 가장 가깝습니다|거리로 가장 가깝습니다].
{nearFar} [떨어진 곳에는|거리에는] 같은 업종인 {nearName} {noun:이} 있습니다.
같은 업종인 {nearName} {noun:은} {nearStreet}에 있으며, 여기에서 {nearFar} [떨어져 있습니다|거리입니다].
[같은 업종에서|‘{category}’ 업종에서] 가장 가까운 {nearName} {noun:은} {nearFar} 떨어진 {nearStreet}에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isBesideNear'],
    lines: `
[같은 업종 가운데|같은 ‘{category}’ 업종에서] 가장 가까운 곳은 바로 옆의 {nearName}입니다.
바로 옆에는 같은 업종인 {nearName} {noun:이} 있습니다.
같은 업종인 {nearName} {noun:이} 바로 옆에 [있습니다|있어 가장 가깝습니다].`,
  },
  {
    paragraph: 'near',
    needs: ['isSameAddress'],
    lines: `
같은 주소에는 같은 업종인 {nearName} {noun}도 있습니다.
[같은 업종인|‘{category}’ 업종인] {nearName} {noun}도 같은 주소에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isNearUnplaced'],
    lines: `
같은 ‘{category}’ 업종으로 {city}에는 {nearName} {noun:이} {nearStreet}에 있습니다.
{city}의 [다른 ‘{category}’ 업종|같은 업종]인 {nearName} {noun:은} {nearStreet}에 있습니다.
{city}에는 같은 업종인 {nearName} {noun:이} {nearDistrict}에 있습니다.
[같은 도시에는|{city}에는] 같은 ‘{category}’ 업종인 {nearName} {noun:이} 있습니다.`,
  },
  {
    paragraph: 'near',
    lines: `
[그다음으로는|이어서|그 밖에] {near2} 등이 [있습니다|나옵니다|이어집니다].
[그다음|이어지는] ‘{category}’ {noun:은} {near2}입니다.
[그다음으로 나오는|이어지는] 같은 업종은 {near2}입니다.
[‘{category}’ 업종을|같은 업종을] [더 찾으면|더 보면] {near2List} 순으로 [나옵니다|이어집니다].
[그 밖의|이어지는] 같은 업종으로 {near2} 등이 [있습니다|나옵니다].`,
  },
  {
    paragraph: 'near',
    isReserve: true,
    lines: `
[조금 더 떨어진|더 먼] ‘{category}’ {noun:은} {near3}입니다.
[같은 업종의|‘{category}’ 업종의] 다른 이름으로는 {near3} 등이 있습니다.
[더 넓게 찾으면|범위를 넓히면] {near3} 등의 ‘{category}’ {noun:이} [있습니다|보입니다].
{near3} 등도 [같은 업종입니다|‘{category}’ 업종입니다].`,
  },
  {
    paragraph: 'near',
    isReserve: true,
    lines: `
[여기에 더해|그 밖의] ‘{category}’ {noun:으로} {near4} 등을 [들 수 있습니다|찾을 수 있습니다].
{near4} 등에서도 ‘{category}’ 업종을 [찾을 수 있습니다|볼 수 있습니다].
[목록을 이어 가면|같은 업종을 이어 보면] {near4} 등이 [있습니다|나옵니다].`,
  },
  {
    paragraph: 'area',
    lines: `
[주변에는|가까이에는] [다른 업종으로|업종이 다른] {others1} 등이 있습니다.
[주변의 다른 업종은|가까운 다른 업종은] {others1}입니다.
[주변을 보면|가까이를 보면] 다른 업종으로는 {others1} 등이 있습니다.
{others1} 등 다른 업종의 곳도 [있습니다|가까이 있습니다].`,
  },
  {
    paragraph: 'area',
    lines: `
[주변에는|가까이에는] {nearby1} 등이 있습니다.
[주변을 보면|가까이를 보면] {nearby1} 등이 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[또|이 밖에|그리고] {others2} 등도 [주변에|가까이에] 있습니다.
[걸음을 넓히면|조금 더 가면] {others2} 등이 [있습니다|나옵니다|이어집니다].
{others2} 등도 이 일대에 [있습니다|자리합니다].
[이 일대에는|주변에는] {others2} 등도 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[더 넓게 보면|일대를 넓혀 보면] {others3} 등도 [있습니다|찾을 수 있습니다].
[둘레를 더 보면|주변을 더 보면] {others3} 등이 있습니다.
{others3} 등도 [그 주변에|이어서] 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[가까운 다른 도시는|이웃한 도시는] {towns}입니다.
[도시 밖으로 나가면|다른 도시로 가면] {towns} 등이 이어집니다.
[주변 도시로는|이웃 도시로는] {towns} 등이 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[조금 떨어진|먼 쪽의] 도시로는 {fartherTowns} 등이 있습니다.
조금 떨어진 도시는 {fartherTowns}입니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
행정 구역으로는 {state}에 [속합니다|들어갑니다].
[더 넓은 행정 구역은|상위 행정 구역은] {state}입니다.
[광역 단위로 보면|크게 나누면] {state}에 [속합니다|있습니다].`,
  },
]
