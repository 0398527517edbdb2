import type { Coordinates } from '../coordinates.ts'
import { middleOfStations } from '../korea/station-points.ts'

/**
 * Stations, squares and houses of a city: a point in steps of 0.0001° (11 m), and the names that `findArea` knows it by. What is a whole
 * quarter has no point.
 */
const landmarks: Readonly<Record<string, string>> = {
  Zürich: `47.3779 8.5402 Hauptbahnhof|HB|Zürich HB|Zurich HB|Main Station|Zürich Main Station|Zurich Main Station|Zürich Station|Zurich Station|Zürich Central Station|Zurich Central Station|Hauptbahnhof Zürich|중앙역|취리히 중앙역|취리히역|Bahnhof Zürich|Zürich Bahnhof|Gare de Zurich|Merkez Garı|ShopVille
47.3768 8.5437 Central
47.3697 8.5390 Paradeplatz
47.3665 8.5409 Bürkliplatz
47.3726 8.5388 Rennweg
47.3671 8.5449 Bellevue
47.3701 8.5441 Grossmünster
47.3697 8.5414 Fraumünster
47.3730 8.5409 Lindenhofplatz
47.3722 8.5355 Pelikanplatz
47.3757 8.5369 Löwenplatz
47.3847 8.5317 Limmatplatz
47.3909 8.5223 Escher-Wyss-Platz
47.3784 8.5061 Albisriederplatz
47.3791 8.5396 Landesmuseum
47.3703 8.5483 Kunsthaus|Heimplatz|Pfauen
47.3926 8.5290 Röschibachplatz|Bahnhof Wipkingen
47.3860 8.5451 Rigiplatz
47.3862 8.5172 Prime Tower
47.3886 8.5189 Schiffbau
47.3852 8.5172 Bahnhof Hardbrücke
47.3761 8.5268 Helvetiaplatz
47.3735 8.5292 Stauffacher
47.3828 8.5043 Letzigrund
47.3728 8.5163 Idaplatz
47.3714 8.5234 Bahnhof Wiedikon
47.3757 8.5177 Lochergut
47.3702 8.5137 Goldbrunnenplatz
47.3582 8.5231 Sihlcity
47.3917 8.5399 Schaffhauserplatz|Schaffhauser Platz
47.3975 8.5418 Milchbuck
47.3985 8.5335 Bucheggplatz
47.3652 8.5538 Kreuzplatz
47.3640 8.5612 Hegibachplatz
47.3851 8.5741 Zoo Zürich
47.3652 8.5464 Opernhaus
47.3660 8.5458 Sechseläutenplatz
47.3666 8.5485 Bahnhof Stadelhofen
47.4115 8.5516 Hallenstadion
47.4107 8.5513 Messe Zürich
47.4508 8.5657 The Circle|Circle
47.3641 8.5309 Bahnhof Enge
47.4115 8.5442 Bahnhof Oerlikon`,
  Belgrade: `44.8025 20.4665 Slavija|Trg Slavija|Slavija Square
44.7981 20.4689 Hram Svetog Save|Saint Sava Temple|St. Sava Temple
44.8230 20.4503 Kalemegdan|Kalemegdanska tvrđava|Belgrade Fortress
44.8163 20.4602 Trg Republike|Republic Square
44.8125 20.4612 Terazije
44.8177 20.4565 Knez Mihailova|Kneza Mihaila|Knez Mihajlova|Knez Mihailovoj
44.8178 20.4643 Skadarlija|Skadarliji
44.8128 20.4533 Savamala|Savamali
44.8133 20.4572 Zeleni Venac|Zeleni Vencu
44.7880 20.4720 Autokomanda
44.8114 20.4656 Skupština|Narodna skupština
44.8053 20.4784 Vukov spomenik|Vukovog spomenika|Vukovom spomeniku|Vukov spomeniku
44.8146 20.4213 Arena Beograd|Belgrade Arena|Štark Arena|Stark Arena
44.8157 20.4368 Ušće|Usce|Ušće Shopping Center`,
  Hyderabad: `17.3616 78.4747 Charminar
17.4504 78.3811 Cyber Towers
17.4182 78.4810 Tank Bund|Hussain Sagar|Hussainsagar|Lumbini Park`,
}

interface Landmark {
  readonly point: Coordinates
  /** Its usual name; absent if that of its row is. */
  readonly name?: string
}

let points: ReadonlyMap<string, Landmark> | undefined

function readLandmarks(): ReadonlyMap<string, Landmark> {
  const found = new Map<string, Landmark>()
  for (const [city, list] of Object.entries(landmarks)) {
    for (const landmark of list.split('\n')) {
      const [latitude, longitude, ...names] = landmark.split(' ')
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      const called = names.join(' ').split('|')
      for (const one of called) found.set(`${city} ${one}`, { point, ...(called[0] && { name: called[0] }) })
    }
  }
  return found
}

/** The station, square or house of a city that has a name; undefined if nobody knows where it is, and for a whole quarter. */
export function findLandmark(countryCode: string, city: string, name: string): Landmark | undefined {
  if (countryCode === 'KR') {
    const point = name.endsWith('역') ? middleOfStations([name]) : undefined
    return point && { point }
  }
  points ??= readLandmarks()
  return points.get(`${city} ${name}`)
}
