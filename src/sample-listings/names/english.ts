import type { Language } from './language.ts'

const words = {
  letter: 'A, B, C',
  three: '2{d}{d}, 3{d}{d}, 4{d}{d}, 6{d}{d}, 7{d}{d}',
  exchange: '2{d}{d}, 3{d}{d}, 4{d}{d}, 6{d}{d}, 7{d}{d}, 8{d}{d}',
  d: '3, 2, 4, 5, 6, 7, 8, 9, 0',
  mobile: '711, 725, 740, 756, 780, 891, 940, 957, 538',
  mobileAu: '11, 01, 22, 30, 12, 50, 66',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    "Smith, Johnson, Williams, Brown, Jones, Garcia, Miller, Davis, Martinez, Wilson, Anderson, Taylor, Moore, Lee, Nguyen, Patel, Cohen, Singh, Kim, Chen, O'Brien, Murphy, Kelly, Rossi, Khan",
  rareSurname: '{root}{end}',
  root: 'Ash, Brad, Black, Birch, Brook, Cal, Car, Clay, Col, Dal, Den, East, Elm, Fair, Far, Gold, Green, Hal, Har, Hart, Hazel, Holl, Kings, Lang, Lin, Mar, May, Mill, New, Nor, Oak, Pem, Red, Rock, Shel, Stan, Stock, Thorn, Wake, Wal, Wes, Whit, Wood, Win',
  end: 'wood, ford, well, ley, ton, field, worth, brook, man, land, ham, bury, son, more, ridge, gate, dale, stone, den, hurst, combe, bridge, wick, shaw, burn, low, er, croft',
  first:
    'James, Mary, Robert, Linda, Michael, Jennifer, David, Sarah, Maria, Daniel, Emily, Thomas, Rachel, Kevin, Angela, Brian, Grace, Anthony, Nina, Luis, Olivia, Marcus, Priya, Wei, Fatima, Jack, Ruby, Sam, Joe, Tony, Rosa, Hannah, Ben, Lucy, Eddie, Frank, Mei, Ravi, Sofia, Omar',
  woman: 'Jenny, Lily, Kim, Tina, Grace, Amy, Nina, Ruby, Sofia, Lucy, Mai, Angela, Hannah, Olivia',
  adjective:
    'Golden, Blue, Green, Silver, Little, Red, Happy, Old, Royal, Urban, Sunny, Wild, Lucky, Grand, Copper, Salty, Bright, Hidden, Rustic, Velvet, Crooked, Sweet, Iron, Quiet, Amber, Northern, Coastal, Humble, Painted, Twisted',
  noun: 'Fox, Lion, Oak, Lantern, Garden, Harbor, Anchor, Rooster, Elephant, Rose, Barrel, Crown, Kettle, Spoon, Table, Maple, Owl, Swan, Bear, Harvest, Fig, Olive, Sparrow, Orchard, Compass, Wagon, Cellar, Pepper, Lemon, Otter, Willow, Bell, Heron, Thistle, Badger, Pine, Magnolia, Juniper, Hound, Acorn',
  coined:
    "The {adjective} {noun}, {adjective} {noun}, {surname}'s, {first}'s, {surname} & {surname}, {noun} & {noun}, {adjective} {noun} {hood}, The {noun}, {hood} {noun}, {root}{end}, The {surname} {noun}",
  short: '{root}{end}, {adjective} {noun}, {surname}, {hood}, {surname} & {surname}, {adjective}{noun}',
  branch: '{hood}, - {hood}, {town}, of {hood}, on {road}',
  brand: 'Daily Ember Coffee, Paper Kite Coffee, Loud Robin Roasters',
  burger: 'Stack & Ember Burgers, Wing Republic, Corner Patty',
  cuisine:
    'Grill, Kitchen, Bistro, Eatery, Diner, Steakhouse, Smokehouse, Tavern, Oyster Bar, Chophouse, Brasserie, Supper Club',
  italian:
    "Bella Vita, Da Vinci's, Mamma Lucia, Il Forno, La Piazza, Nonna Rosa, Trattoria {first}, Luigi's, Roma Nuova, Il Melograno, {first}'s Trattoria, {surname} Pasta Bar, Osteria {first}, Pizzeria {noun}",
  chinese:
    "Golden Dragon, Jade Palace, Lucky Panda, Great Wall, Peking House, Lotus Garden, Imperial Wok, {adjective} Dragon, Dim Sum {surname}, {surname}'s Wok, {adjective} Bamboo, {adjective} {noun} Wok, {surname} Dumpling House",
  indian:
    "Taj Palace, Bombay Spice, Curry Leaf, Saffron House, Masala Lounge, Spice Route, Royal Punjab, Tandoori Nights, Namaste {hood}, {adjective} Tandoor, {hood} Spice, {noun} of India, {adjective} Mango, {surname}'s Masala",
  mexican:
    'Taqueria {first}, El {mexNoun}, La {mexFem}, Tacos {first}, Casa {surname}, Los {surname}s Taqueria',
  mexNoun: 'Gallo, Comal, Rincón, Toro Negro, Patrón, Maguey, Paisano, Molcajete',
  mexFem: 'Cocina, Palapa, Esquina, Cantina, Paloma, Fonda de {first}, Michoacana',
  credential: 'MD, DO, MD, FRACGP, MBBS, MD PhD',
  practice:
    "Family Medicine, Pediatrics, Dermatology, Medical Centre, Eye Care, Physical Therapy, Orthopedics, Women's Health, Family Practice, Urgent Care, Chiropractic",
  field: 'Software, Labs, Technologies, Systems, Digital, Data, Solutions, Interactive, Cloud, Studio',
}

const kinds = `
restaurant 7; Restaurant; ; {coined}, {coined} {cuisine}, {surname}'s {cuisine}, {adjective} {noun} {cuisine}, {hood} {cuisine}, {noun} {cuisine}
restaurant 4; Italian restaurant; ; {italian}, {italian} {hood}, {italian} Ristorante, {surname}'s Pizza, {hood} Pizza Co
restaurant 3; Chinese restaurant; ; {chinese}, {chinese} Restaurant, {chinese} {hood}, {surname} Noodle House
restaurant 3; Indian restaurant; ; {indian}, {indian} Indian Restaurant, {indian} - {hood}, {surname} Curry House
restaurant 3; Mexican restaurant; ; {mexican}, {mexican}, {mexican} {hood}
diner 3; Hamburger restaurant; ; {burger} {branch}, {surname}'s Burgers, {adjective} {noun} Burgers, {hood} Fried Chicken, {first}'s Fish & Chips
cafe 7; Coffee shop; ; {brand} {branch}, {adjective} {noun} Coffee, {noun} Cafe, {coined} Cafe, {hood} Coffee House, {surname} Coffee Roasters, Cafe {first}
bakery 4; Bakery; ; {surname} Bakery, {first}'s Bakery, {adjective} {noun} Bakery, {hood} Bakehouse, {noun} & Crumb, {surname} Patisserie
bar 4; Bar; ; The {adjective} {noun}, The {noun} & {noun}, {surname}'s Pub, {adjective} {noun} Taproom, The {surname} Arms, {noun} Bar, {hood} Social
clinic 5; Medical clinic; ; {hood} {practice}, Dr. {first} {surname}, {surname} {practice}, {first} {surname} {credential}, {short} {practice}, {hood} Medical Group
clinic 2; Healthcare; ; {short} Healthcare, {hood} Health Center, {short} Home Care, {hood} Wellness Clinic, {surname} Physiotherapy
dentist 5; Dentist; ; {hood} Dental, {surname} Dental Care, Dr. {first} {surname} Dentistry, {short} Orthodontics, {hood} Smile Studio, {adjective} Smiles Dental, {surname} Family Dentistry
hospital 1; Hospital; ; {hood} Hospital, {surname} Memorial Hospital, St. {first} Hospital, {hood} General Hospital
pharmacy 3; Pharmacy; ; {hood} Pharmacy, {surname} Pharmacy, {short} Chemist, {surname} Drugs
garage 4; Auto repair shop; ; {surname} Auto Repair, {hood} Auto Body, {first}'s Garage, {surname} Motors, {short} Automotive, {surname} & Sons Garage
garage 3; Auto Service; ; {hood} Auto Service, {surname} Tire & Auto, {short} Auto Glass, {surname} Auto Care, {hood} Tyres
carwash 2; Car wash; ; {hood} Car Wash, {adjective} {noun} Car Wash, {surname} Detailing, {adjective} Bubble Car Wash
fuel 1; Gas station; ; {surname} Fuel {hood}, {hood} Gas & Go, {surname} Petroleum
salon 6; Hair salon; ; {first}'s Hair Salon, {adjective} {noun} Salon, {hood} Hair Co, {surname} Hair Studio, {noun} & Shears, {first} {surname} Hair, {hood} Barbers
salon 3; Nail salon; ; {woman} Nails, {adjective} Nails, {hood} Nails & Spa, {noun} Nail Bar, {adjective} {noun} Nail Lounge
spa 2; Spa; ; {adjective} {noun} Spa, {hood} Massage Therapy, {short} Day Spa, {noun} Wellness, {surname} Skin Clinic
gym 3; Gym; ; {hood} Fitness, {short} Strength, {noun} Yoga, {adjective} {noun} Pilates, {hood} Boxing Club, Iron {noun} Gym
cleaning 4; Cleaning Service; ; {surname} Cleaning Services, {adjective} {noun} Cleaning, {hood} Maids, {short} Carpet Cleaning, {first}'s Cleaning, {hood} Dry Cleaners
craft 4; General contractor; ; {surname} Construction, {surname} & Sons Builders, {short} Roofing, {surname} Painting, {hood} Flooring, {surname} Landscaping, {short} Renovations
emergency 4; Plumber; ; {surname} Plumbing, {surname} Heating & Cooling, {hood} Plumbing & Drains, {surname} Electric, {hood} Locksmith, {short} HVAC
craft 2; Moving company; ; {surname} Moving, {adjective} {noun} Movers, {hood} Moving & Storage, {surname} Removals
office 6; Law firm; ; {surname} & {surname} LLP, {surname} Law Group, Law Offices of {first} {surname}, {surname} Solicitors, {surname} Attorneys
office 3; Accountant; ; {surname} Accounting, {surname} & {surname} CPAs, {short} Tax Services, {surname} Bookkeeping, {first} {surname} CPA
agency 4; Real estate agency; ; {surname} Realty, {surname} & {surname} Real Estate, {hood} Properties, {short} Estate Agents, {short} Lettings
office 4; Software Development; ; {short} {field}, {root}{end} {field}, {adjective} {noun} {field}, {surname} {field} Inc
agency 4; Service Provider; ; {surname} Insurance, {surname} Photography, {short} Printing, {short} Consulting, {surname} Funeral Home, {surname} Events, {hood} Travel
academy 4; Learning center; ; {hood} Learning Center, {surname} Music School, {short} Tutoring, {hood} Driving School, {surname} Martial Arts, {adjective} {noun} Dance Studio
school 3; Preschool; ; {adjective} {noun} Preschool, {hood} Montessori, Little {noun}s Nursery, {surname} School, {hood} Elementary School, {hood} Day Care
nightlife 2; Night club; ; Club {surname}, {adjective} {noun} Lounge, {hood} Karaoke, {adjective} {noun} Escape Rooms, {noun} Lanes, {hood} Comedy Club
culture 3; Museum; ; {hood} Museum, {surname} Gallery, {hood} Theatre, The {noun} Theatre, {surname} Museum of Art, {hood} Cinema
convenience 2; Convenience store; ; {hood} Convenience, {surname} Deli & Grocery, {first}'s Corner Store, {hood} Food Mart, {road} Deli
shop 6; Store; ; {adjective} {noun} Books, {surname} Hardware, {first}'s Flowers, {surname} Jewelers, {noun} & Co, {surname} Opticians, {hood} Florist, {hood} Cycles, {surname} Furniture
stay 2; Hotel; ; The {surname} Hotel, Hotel {surname}, {hood} Inn, The {adjective} {noun} Inn, {surname} House B&B
`

export const english: Language = { words, kinds }
