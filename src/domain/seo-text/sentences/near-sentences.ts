import type { TopicSource } from '../template.ts'

/**
 * What is near: places of the same trade, places of other trades. Each chunk of a list has a sentence of its own. A word that
 * ends in `Some` has two names at least, because one name cannot be followed by 등; one in `One` has one. A list without 등 would be
 * complete. Nothing is called the nearest: a place of a trade that readers take for the same, a law firm beside lawyers, may be nearer.
 * `alike` is what the listing is, `kind` without its quotation. No particle that depends on a sound follows a name.
 */
export const nearSentences: readonly TopicSource[] = [
  {
    paragraph: 'near',
    lines: `
{nearFar} 떨어진 곳에는 {alike} {nearName}도 있습니다.
{nearFar} 떨어진 {nearStreet}에는 {alike} {nearName}도 있습니다.
{alike} {nearName}도 {nearFar} 떨어진 {nearStreet}에 있습니다.`,
  },
  {
    paragraph: 'near',
    needs: ['isBesideNear'],
    lines: `
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
