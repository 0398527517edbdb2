import type { TopicSource } from '../template.ts'

/**
 * What is near: places of the same trade, places of other trades. Each chunk of a list has a sentence of its own. A word that
 * ends in `Some` has two names at least, because one name cannot be followed by 등; one in `One` has one. A list without 등 would be
 * complete, and `nearestName` and `next2` are known only where no nearer place was left out: another one may be there that no text names.
 * `alike` is what the listing is, `kind` without its quotation. No particle that depends on a sound follows a name.
 */
export const nearSentences: readonly TopicSource[] = [
  {
    paragraph: 'near',
    lines: `
가장 가까운 {alike:은} {nearFar} 떨어진 {nearestName}입니다.
가장 가까운 {alike:은} {nearFar} 떨어진 {nearStreet}의 {nearestName}입니다.
{nearFar} 떨어진 곳에는 {alike} {nearName}도 있습니다.
{nearFar} 떨어진 {nearStreet}에는 {alike} {nearName}도 있습니다.
{alike} {nearName}도 {nearFar} 떨어진 {nearStreet}에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isBesideNear'],
    lines: `
가장 가까운 {alike:은} 바로 옆의 {nearestName}입니다.
바로 옆에는 {alike} {nearName}도 있습니다.
{alike} {nearName}도 바로 옆에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isSameAddress'],
    lines: `
같은 주소에는 {alike} {nearName}도 있습니다.
{alike} {nearName}도 같은 주소에 있습니다.`,
  },
  {
    paragraph: 'near',
    lines: `
그다음으로 가까운 곳은 {next2}입니다.
[그다음으로는|그다음으로 가까운 곳으로는] {next2Some} 등이 있습니다.
가까운 순으로 {next2Some} 등이 더 있습니다.
[그 밖의|이 밖의] {alike:으로}는 {near2Some} 등이 있습니다.
[이 밖에|그 밖에] {alike} {near2One}도 있습니다.`,
  },
  {
    paragraph: 'area',
    lines: `
[주변에는|가까이에는] {others1Some} 등이 있습니다.
[주변에는|가까이에는] {others1One}도 있습니다.
{others1Some} 등이 [가까이|주변에] 있습니다.
주변에서는 {others1Some} 등을 찾을 수 있습니다.`,
  },
]
