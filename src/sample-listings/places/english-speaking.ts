import { english } from '../names/english.ts'
import type { CountrySource } from './country.ts'

const london = `
Soho; 51.5130 -0.1340; W1D %@@, W1F %@@, W1B %@@; Old Compton St, Dean St, Wardour St, Greek St, Berwick St, Frith St, Brewer St; Soho, Covent Garden, Fitzrovia
Shoreditch; 51.5260 -0.0780; E1 6@@, EC2A %@@, E2 7@@; Brick Ln, Shoreditch High St, Great Eastern St, Curtain Rd, Redchurch St, Commercial St, Bethnal Green Rd; Shoreditch, Spitalfields, Bethnal Green, Hoxton
Camden; 51.5390 -0.1420; NW1 %@@, NW5 %@@; Camden High St, Kentish Town Rd, Parkway, Chalk Farm Rd, Camden Rd; Camden, Kentish Town, Primrose Hill
Islington; 51.5380 -0.1030; N1 %@@, N5 %@@; Upper St, Essex Rd, Liverpool Rd, Holloway Rd, Caledonian Rd; Islington, Angel, Highbury, Holloway
Brixton; 51.4610 -0.1160; SW9 %@@, SW2 %@@; Brixton Rd, Coldharbour Ln, Acre Ln, Atlantic Rd, Effra Rd; Brixton, Clapham, Stockwell, Herne Hill
Kensington; 51.4990 -0.1930; W8 %@@, SW7 %@@, SW5 %@@; Kensington High St, Earls Court Rd, Gloucester Rd, Old Brompton Rd, Kensington Church St; Kensington, Earl's Court, Notting Hill
Hackney; 51.5450 -0.0550; E8 %@@, E9 %@@, E5 %@@; Mare St, Kingsland Rd, Broadway Market, Dalston Ln, Lower Clapton Rd; Hackney, Dalston, Clapton, Stoke Newington
Greenwich; 51.4810 -0.0090; SE10 %@@, SE3 %@@; Greenwich Church St, Trafalgar Rd, Blackheath Hill, Nelson Rd, Creek Rd; Greenwich, Blackheath, Deptford
Ealing; 51.5130 -0.3050; W5 %@@, W13 %@@; The Broadway, Uxbridge Rd, Northfield Ave, South Ealing Rd, Pitshanger Ln; Ealing, Acton, Hanwell
Croydon; 51.3740 -0.0980; CR0 %@@, CR2 %@@; London Rd, High St, South End, Brighton Rd, George St; Croydon, Purley, Norwood`

const newYork = `
New York; 40.7420 -73.9890; 1000%, 1001%, 1002%, 1003%; Broadway, 7th Ave, 3rd Ave, Lexington Ave, 2nd Ave, Amsterdam Ave, W 23rd St, E 14th St, Bleecker St, Canal St, W 46th St; Midtown, East Village, Chelsea, SoHo, Tribeca, Harlem, Upper West Side, Murray Hill; 212
Brooklyn; 40.6870 -73.9640; 1120%, 1121%, 1123%; Bedford Ave, Atlantic Ave, Flatbush Ave, Fulton St, 5th Ave, Court St, Smith St, Nostrand Ave, Myrtle Ave; Williamsburg, Park Slope, Bushwick, Bed-Stuy, Cobble Hill, Greenpoint, Bay Ridge; 718
Queens; 40.7440 -73.9050; 1110%, 1137%; Roosevelt Ave, Northern Blvd, Queens Blvd, Steinway St, Broadway, Jackson Ave; Astoria, Jackson Heights, Sunnyside, Elmhurst, Long Island City; 347
Bronx; 40.8450 -73.8880; 1045%, 1046%; Grand Concourse, Arthur Ave, E Tremont Ave, White Plains Rd, Fordham Rd; Fordham, Belmont, Riverdale, Mott Haven; 929`

const losAngeles = `
Los Angeles; 34.0520 -118.2600; 9000%, 9001%, 9002%, 9003%, 9004%; Wilshire Blvd, Sunset Blvd, W 3rd St, Melrose Ave, S Figueroa St, W Pico Blvd, N Vermont Ave, Beverly Blvd, S La Brea Ave, W 6th St, Fairfax Ave; Koreatown, Echo Park, Silver Lake, Westlake, Downtown, Fairfax, Mid-City, Los Feliz; 213
Los Angeles; 34.0980 -118.3270; 9002%, 9003%; Hollywood Blvd, N Cahuenga Blvd, Santa Monica Blvd, N Highland Ave, Franklin Ave; Hollywood, East Hollywood, Larchmont; 323
Venice; 33.9910 -118.4600; 90291; Abbot Kinney Blvd, Lincoln Blvd, Rose Ave, Venice Blvd, Main St; Venice, Mar Vista, Marina; 310
Van Nuys; 34.1860 -118.4490; 9140%, 9141%; Van Nuys Blvd, Victory Blvd, Sepulveda Blvd, Sherman Way, Kester Ave; Van Nuys, Sherman Oaks, Reseda; 818
Pasadena; 34.1480 -118.1440; 9110%; E Colorado Blvd, S Lake Ave, N Fair Oaks Ave, E Green St, N Los Robles Ave; Pasadena, Old Town, Altadena; 626`

const toronto = `
Downtown; 43.6510 -79.3830; M5V %@%, M5B %@%, M5G %@%, M5A %@%; Queen St W, King St W, Yonge St, Spadina Ave, Adelaide St W, Dundas St W, Front St E, Church St; Queen West, Entertainment District, Kensington Market, Chinatown, St. Lawrence; 416
West End; 43.6530 -79.4300; M6J %@%, M6H %@%, M6K %@%; Ossington Ave, College St, Bloor St W, Dundas St W, Roncesvalles Ave, Dufferin St; Ossington, Parkdale, Roncesvalles, Bloordale, Little Portugal; 647
Midtown; 43.7070 -79.3980; M4P %@%, M4S %@%, M5N %@%; Yonge St, Eglinton Ave E, Mount Pleasant Rd, Bayview Ave, St. Clair Ave W; Yonge & Eglinton, Leaside, Davisville, Forest Hill; 416
East End; 43.6790 -79.3450; M4K %@%, M4J %@%, M4L %@%; Danforth Ave, Queen St E, Gerrard St E, Broadview Ave, Pape Ave; Danforth, Leslieville, Riverdale, The Beaches; 437
North York; 43.7620 -79.4110; M2N %@%, M3H %@%; Yonge St, Sheppard Ave E, Finch Ave W, Bathurst St, Wilson Ave; North York, Willowdale, Lansing; 416`

const sydney = `
Sydney; -33.8700 151.2070; 2000; George St, Pitt St, Clarence St, York St, Castlereagh St, Sussex St, Kent St; CBD, Haymarket, The Rocks, Barangaroo
Sydney; -33.8620 151.2080; 2000; George St, Kent St, Bridge St, Hickson Rd, Argyle St, Phillip St; Wynyard, Circular Quay, The Rocks
Sydney; -33.8780 151.2060; 2000; Goulburn St, Liverpool St, Castlereagh St, Dixon St, Sussex St; Haymarket, Chinatown, Town Hall
Surry Hills; -33.8860 151.2120; 2010; Crown St, Bourke St, Devonshire St, Foveaux St, Elizabeth St; Surry Hills, Darlinghurst
Newtown; -33.8970 151.1790; 2042; King St, Enmore Rd, Australia St, Erskineville Rd, Wilson St; Newtown, Enmore
Parramatta; -33.8150 151.0030; 2150; Church St, Phillip St, George St, Macquarie St, Marsden St; Parramatta, Harris Park
Bondi; -33.8910 151.2740; 2026; Hall St, Campbell Parade, Bondi Rd, Curlewis St, Glenayr Ave; Bondi, Bondi Beach
Chatswood; -33.7960 151.1830; 2067; Victoria Ave, Pacific Hwy, Archer St, Anderson St, Help St; Chatswood, Willoughby
Marrickville; -33.9110 151.1550; 2204; Illawarra Rd, Marrickville Rd, Victoria Rd, Addison Rd; Marrickville, Dulwich Hill
Manly; -33.7970 151.2870; 2095; The Corso, Pittwater Rd, Sydney Rd, Belgrave St; Manly, Fairlight`

const unitedKingdom: CountrySource = {
  code: 'GB',
  names: ['United Kingdom', 'UK', 'England', 'United Kingdom of Great Britain and Northern Ireland', 'GB'],
  dialCode: '44',
  language: english,
  addresses: [
    '%? {road}, {city} {postal}, United Kingdom',
    '%?? {road}, {city} {postal}, United Kingdom',
    '%?{letter} {road}, {city} {postal}, UK',
    'Unit %, %? {road}, {city} {postal}',
    '%? {road}, {hood}, {city} {postal}, United Kingdom',
  ],
  cities: [
    {
      name: 'London',
      weight: 5,
      centre: [51.5074, -0.1278],
      phones: '020 7{three} ????, 020 8{three} ????, 020 3{three} ????, 07{mobile} ??????',
      districts: london,
    },
  ],
}

const phones = '({area}) {exchange}-????'

/** Addresses have the district's town and, as `city`, the state. */
const unitedStates: CountrySource = {
  code: 'US',
  names: ['United States', 'United States of America', 'USA', 'US'],
  dialCode: '1',
  language: english,
  addresses: [
    '%?? {road}, {district}, {city} {postal}, United States',
    '%??? {road}, {district}, {city} {postal}',
    '%?? {road} #%, {district}, {city} {postal}, United States',
    '%??? {road} Ste %0%, {district}, {city} {postal}, United States',
    '%? {road}, {district}, {city} {postal}',
    '%?? {road} Fl %, {district}, {city} {postal}, USA',
  ],
  cities: [
    { name: 'NY', town: 'New York', weight: 5, centre: [40.7128, -74.006], phones, districts: newYork },
    {
      name: 'CA',
      town: 'Los Angeles',
      weight: 5,
      centre: [34.0522, -118.2437],
      phones,
      districts: losAngeles,
    },
  ],
}

const canada: CountrySource = {
  code: 'CA',
  names: ['Canada', 'CA'],
  dialCode: '1',
  language: english,
  addresses: [
    '%?? {road}, {city}, ON {postal}, Canada',
    '%??? {road}, {city}, ON {postal}, Canada',
    '%?? {road} Unit %, {city}, ON {postal}',
    '%?-%?? {road}, {city}, ON {postal}, Canada',
  ],
  cities: [{ name: 'Toronto', weight: 4, centre: [43.6532, -79.3832], phones, districts: toronto }],
}

const australia: CountrySource = {
  code: 'AU',
  names: ['Australia', 'AU', 'AUS'],
  dialCode: '61',
  language: english,
  addresses: [
    '%? {road}, {district} NSW {postal}, Australia',
    'Shop %/%? {road}, {district} NSW {postal}, Australia',
    '%?? {road}, {district} NSW {postal}',
    'Level %/%?? {road}, {district} NSW {postal}, Australia',
    'Suite %0%/%? {road}, {district} NSW {postal}, Australia',
  ],
  cities: [
    {
      name: 'Sydney',
      weight: 3,
      centre: [-33.8688, 151.2093],
      phones: '(02) 9{three} ????, (02) 8{three} ????, 04{mobileAu} ??? ???, (02) 9{three} ????',
      districts: sydney,
    },
  ],
}

export const englishSpeakingCountries: readonly CountrySource[] = [
  unitedKingdom,
  unitedStates,
  canada,
  australia,
]
