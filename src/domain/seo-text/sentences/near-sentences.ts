import type { TopicSource } from '../template.ts'

/**
 * What is near: places of the same trade, places of other trades, other places. Each chunk of a list has a sentence of its own. A word that
 * ends in `Some` has two names at least, because one name cannot be followed by 등; one in `One` has one. A list without 등 would be
 * complete, and `nearestName` and `next2` are known only where no nearer place was left out: another one may be there that no text names.
 */
export const nearSentences: readonly TopicSource[] = [
  {
    paragraph: 'near',
    lines: `
[같은 업종 가운데|‘{category}’ 업종에서] 가장 가까운 곳은 {nearFar} 떨어진 {nearestName}입니다.
같은 업종 가운데 {nearestName} {noun:이} {nearFar} [떨어져 있어|떨어진 곳에 있어] 가장 가깝습니다.
{nearFar} 떨어진 곳에는 같은 업종인 {nearName} {noun:이} 있습니다.
같은 업종인 {nearName} {noun:은} {nearStreet}에 있으며, 여기에서 {nearFar} 떨어져 있습니다.
[같은 업종에서|‘{category}’ 업종에서] 가장 가까운 {nearestName} {noun:은} {nearFar} 떨어진 {nearStreet}에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isBesideNear'],
    lines: `
[같은 업종 가운데|‘{category}’ 업종에서] 가장 가까운 곳은 바로 옆의 {nearestName}입니다.
바로 옆에는 같은 업종인 {nearName} {noun:이} 있습니다.
같은 업종인 {nearName} {noun:이} 바로 옆에 있습니다.`,
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
    needs: ['isNearPlaced'],
    lines: `
그다음으로 가까운 [같은 업종은|곳은] {next2}입니다.
[그다음으로는|그다음으로 가까운 곳으로는] {next2Some} 등이 있습니다.
[‘{category}’ 업종을|같은 업종을] 더 [찾으면|보면] 가까운 순으로 {next2Some} 등이 있습니다.
[이 밖에|그 밖에] 같은 업종으로 {near2Some} 등이 있습니다.
[이 밖에|그 밖에] 같은 업종으로 {near2One}도 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isNearUnplaced'],
    lines: `
[이 밖에|그 밖에] {city}의 같은 업종으로 {near2Some} 등이 있습니다.
{city}의 다른 ‘{category}’ 업종으로는 {near2Some} 등이 있습니다.
{city}의 [같은 업종으로|‘{category}’ 업종으로] {near2}도 있습니다.`,
  },
  {
    paragraph: 'near',
    isReserve: true,
    lines: `
조금 더 떨어진 곳에는 [같은 업종인|‘{category}’ 업종인] {near3Some} 등이 있습니다.
범위를 넓히면 [같은 업종으로|‘{category}’ 업종으로] {near3Some} 등이 있습니다.
{near3Some} 등도 [같은 업종입니다|‘{category}’ 업종입니다].`,
  },
  {
    paragraph: 'near',
    isReserve: true,
    lines: `
[같은 업종으로|‘{category}’ 업종으로] {near4Some} 등도 [있습니다|찾을 수 있습니다].
{near4Some} 등도 [같은 업종입니다|‘{category}’ 업종입니다].`,
  },
  {
    paragraph: 'area',
    lines: `
[주변에는|가까이에는] [다른 업종으로|업종이 다른] {others1Some} 등이 있습니다.
[주변에는|가까이에는] [다른 업종으로|업종이 다른] {others1One}도 있습니다.
[주변의|가까운] 다른 업종으로는 {others1Some} 등이 있습니다.
주변을 보면 다른 업종으로는 {others1Some} 등이 있습니다.
{others1Some} 등 업종이 다른 곳도 [있습니다|가까이 있습니다].`,
  },
  {
    paragraph: 'area',
    lines: `
[주변에는|가까이에는] {nearby1Some} 등이 있습니다.
[주변에는|가까이에는] {nearby1One}도 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[또|이 밖에|그리고] {others2Some} 등도 [주변에|가까이에] 있습니다.
조금 더 가면 {others2Some} 등이 있습니다.
{others2Some} 등도 이 일대에 [있습니다|자리합니다].
[이 일대에는|주변에는] {others2Some} 등도 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[더 넓게 보면|주변을 더 보면] {others3Some} 등도 [있습니다|찾을 수 있습니다].
{others3Some} 등도 그 주변에 있습니다.`,
  },
  {
    paragraph: 'area',
    isReserve: true,
    lines: `
[가까운 다른 지역으로는|주변 지역으로는|이웃 지역으로는] {towns} 등이 있습니다.`,
  },
]
