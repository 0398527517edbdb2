import type { TopicSource } from '../template.ts'

export const introSentences: readonly TopicSource[] = [
  {
    paragraph: 'intro',
    needs: ['isPlainName', 'hasPlace'],
    lines: `
{name:은} {place}의 {kind}이며, 주소는 {addressLine}입니다.
{name:은} {place}에 [있는|자리한|위치한] {kind:으로}, 주소는 {addressLine}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isNounName', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {kind} {name}의 주소는 {addressLine}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['noCategory', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {name}의 주소는 {addressLine}이며, 업종은 [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['vagueTrade', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {name}의 주소는 {addressLine}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isPlainName', 'noAddress', 'hasPlace'],
    lines: `
{name:은} {place}에 [있는|자리한|위치한] {kind}입니다.
{name:은} {place}의 {kind}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isNounName', 'noAddress', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {kind} {name}입니다.
{place}의 {kind} {name}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['noCategory', 'noAddress', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {name}입니다. 업종은 [자료에 없습니다|알려져 있지 않습니다].
{place}의 {name}입니다. 업종은 [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['vagueTrade', 'noAddress', 'hasPlace'],
    lines: `
{place}에 [있는|자리한|위치한] {name}입니다.
{place}의 {name}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace', 'vagueTrade'],
    lines: `
{name}의 소재지는 [알려져 있지 않습니다|자료에 없습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace'],
    lines: `
{kind} {name}의 소재지는 [자료에 없습니다|알려져 있지 않습니다].
{name}, {kind}입니다. [소재지는|지역은] [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace', 'noCategory'],
    lines: `
{name}의 업종과 소재지는 [자료에 없습니다|알려져 있지 않습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace'],
    lines: `
[주소는|찾아갈 주소는] {addressLine}입니다.
{name}의 주소는 {addressLine}입니다.`,
  },
  {
    paragraph: 'intro',
    lines: `
[가까운 역은|가까운 전철역은] {station}역이며, 역에서 {stationFar} 떨어져 있습니다.
{station}역에서 {stationFar} [떨어진 곳에 있습니다|떨어져 있습니다].
[전철로 온다면|전철을 타면] {station}역이 가깝고, 역에서 {stationFar} 떨어져 있습니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isAtStation'],
    lines: `
{station}역 바로 [옆입니다|옆에 있습니다].`,
  },
]
