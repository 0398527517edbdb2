import type { Coordinates } from '../coordinates.ts'
import { middleOfStations } from '../korea/station-points.ts'

/** Stations, squares and houses of a city, and their points in steps of 0.0001° (11 m). What is a whole quarter has no point. */
const landmarks: Readonly<Record<string, string>> = {
  Zürich: `Hauptbahnhof 473779 85402|HB 473779 85402|Zürich HB 473779 85402|Zurich HB 473779 85402|Main Station 473779 85402
Zürich Main Station 473779 85402|Zurich Main Station 473779 85402|Hauptbahnhof Zürich 473779 85402|중앙역 473779 85402
취리히 중앙역 473779 85402|Merkez Garı 473779 85402|ShopVille 473779 85402|Central 473768 85437|Paradeplatz 473697 85390
Bürkliplatz 473665 85409|Rennweg 473726 85388|Bellevue 473671 85449|Grossmünster 473701 85441|Fraumünster 473697 85414
Lindenhofplatz 473730 85409|Pelikanplatz 473722 85355|Löwenplatz 473757 85369|Limmatplatz 473847 85317|Prime Tower 473862 85172
Schiffbau 473886 85189|Bahnhof Hardbrücke 473852 85172|Helvetiaplatz 473761 85268|Stauffacher 473735 85292|Letzigrund 473828 85043
Idaplatz 473728 85163|Bahnhof Wiedikon 473714 85234|Lochergut 473757 85177|Goldbrunnenplatz 473702 85137|Sihlcity 473582 85231
Schaffhauserplatz 473917 85399|Schaffhauser Platz 473917 85399|Milchbuck 473975 85418|Bucheggplatz 473985 85335
Kreuzplatz 473652 85538|Hegibachplatz 473640 85612|Zoo Zürich 473851 85741|Opernhaus 473652 85464|Sechseläutenplatz 473660 85458
Bahnhof Stadelhofen 473666 85485|Hallenstadion 474115 85516|Messe Zürich 474107 85513|The Circle 474508 85657|Circle 474508 85657
Bahnhof Enge 473641 85309|Bahnhof Oerlikon 474115 85442`,
}

const pointsPerDegree = 1e4

const pointOf = (digits: string | undefined) => Number(digits) / pointsPerDegree

let points: ReadonlyMap<string, Coordinates> | undefined

function readLandmarks(): ReadonlyMap<string, Coordinates> {
  const found = new Map<string, Coordinates>()
  for (const [city, list] of Object.entries(landmarks)) {
    for (const landmark of list.split(/[|\n]/)) {
      const [, name = '', latitude, longitude] = /^(.+) (\d+) (\d+)$/.exec(landmark) ?? []
      found.set(`${city} ${name}`, { latitude: pointOf(latitude), longitude: pointOf(longitude) })
    }
  }
  return found
}

/** Where a station, a square or a house of a city is; undefined if nobody knows, and for a whole quarter. */
export function pointOfLandmark(countryCode: string, city: string, name: string): Coordinates | undefined {
  if (countryCode === 'KR') return name.endsWith('역') ? middleOfStations([name]) : undefined
  points ??= readLandmarks()
  return points.get(`${city} ${name}`)
}
