import type { TopicSource } from '../template.ts'

export const introSentences: readonly TopicSource[] = [
  {
    paragraph: 'intro',
    needs: ['isPlainName'],
    lines: `
{name:은} {place}에 [있는|자리한|위치한] {kind}입니다.
{place}에 [있는|자리한] {name:은} ‘{category}’ 업종입니다.
{place}의 {kind} 가운데 {name:을} [소개합니다|안내합니다].
[여기서 소개하는|이 페이지에서 다루는] {name:은} {place}의 {kind}입니다.
‘{category}’ 업종의 {name:은} {place}에 [있습니다|위치해 있습니다|자리하고 있습니다].
{name:은} {kind}이며, [소재지는|위치는] {place}입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isNounName'],
    lines: `
{name}, {place}에 [있는|자리한|위치한] {kind}입니다.
{place}에 [있는|자리한|위치한] {name:은} ‘{category}’ 업종입니다.
‘{category}’ 업종의 {name:은} {place}에 [있습니다|위치해 있습니다|자리하고 있습니다].
{name:은} {place}에 있으며, 업종은 ‘{category}’입니다.
[여기서 소개하는|이 페이지에서 다루는] {name:은} {place}에 있고, 업종은 ‘{category}’입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['noCategory'],
    lines: `
{name:은} {place}에 [있으며|자리하며], 업종은 [자료에 없습니다|알려져 있지 않습니다].
{place}에 [있는|자리한] {name:을} [소개합니다|안내합니다|다룹니다]. 업종은 [자료에 없습니다|알려져 있지 않습니다].
[여기서 소개하는|이 페이지에서 다루는] {name:은} {place}에 [있습니다|위치해 있습니다]. 업종은 [알려져 있지 않습니다|자료에 없습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['vagueTrade'],
    lines: `
{name:은} {place}에 [있습니다|위치해 있습니다|자리하고 있습니다].
[여기서 소개하는|이 페이지에서 다루는] {name:은} {place}에 [있습니다|위치해 있습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace', 'vagueTrade'],
    lines: `
{name:이} 어느 도시에 있는지는 [알려져 있지 않습니다|자료에 없습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace'],
    lines: `
{name:은} ‘{category}’ 업종이며, [도시는|지역은|소재지는] [자료에 없습니다|알려져 있지 않습니다].
[이 페이지에서 다루는|여기서 소개하는] {name:은} ‘{category}’ 업종입니다. 어느 도시에 있는지는 [알려져 있지 않습니다|자료에 없습니다].
‘{category}’ 업종의 {name:을} [안내합니다|소개합니다]. [지역은|도시는] [알려져 있지 않습니다|자료에 없습니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['noPlace', 'noCategory'],
    lines: `
{name:은} 업종과 지역이 [자료에 없습니다|알려져 있지 않습니다].
[이 페이지에서 다루는|여기서 소개하는] {name:은} 이름만 알려져 있으며, 업종과 소재지는 [자료에 없습니다|알 수 없습니다].`,
  },
  {
    paragraph: 'intro',
    lines: `
[주소는|자료에 적힌 주소는] {addressLine}입니다.
{name}의 주소는 {addressLine}입니다.
[위치를|자리를] [주소로 옮기면|주소로 적으면] {addressLine}입니다.
[지도에서|길을] 찾을 때 쓸 주소는 {addressLine}입니다.`,
  },
  {
    paragraph: 'intro',
    lines: `
[가까운 역은|가까운 전철역은] {station}역이며, 역에서 {stationFar} [떨어진 곳입니다|떨어져 있습니다].
{station}역에서 {stationFar} [떨어진 곳에 있습니다|떨어져 있습니다].
[전철로 온다면|전철을 타면] {station}역이 가깝고, 역에서 {stationFar} 떨어져 있습니다.
가까운 [역인|전철역인] {station}역에서 {stationFar} 떨어진 [곳입니다|자리입니다].`,
  },
  {
    paragraph: 'intro',
    needs: ['isAtStation'],
    lines: `
{station}역 바로 [옆입니다|옆에 있습니다].
[전철로 온다면|전철을 타면] {station}역에서 내려 [바로입니다|바로 찾을 수 있습니다].`,
  },
  {
    paragraph: 'intro',
    lines: `
직선거리로 {city} 중심에서 {centreFar} 떨어져 있습니다.
{city} 중심에서 보면 {centreFar} 떨어진 [곳입니다|자리입니다].
[위치는|자리는] {city} 중심에서 {centreFar} 떨어진 곳입니다.`,
  },
  {
    paragraph: 'intro',
    needs: ['isCentral'],
    lines: `
{city} [중심부에|한가운데에] [있습니다|자리합니다].
[위치는|자리는] {city} [중심부입니다|중심에서 300m 안입니다].`,
  },
]
