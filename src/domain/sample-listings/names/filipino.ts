import { english } from './english.ts'
import type { Language } from './language.ts'

const words = {
  ...english.words,
  mobilePh: '17, 05, 06, 15, 16, 26, 27, 35, 18, 19, 20, 28, 39, 98, 99',
  second: 'P. Burgos, Gen. Luna, A. Mabini, Rizal, Bonifacio, San Marcelino, Kalaw, Del Pan, Aurora',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    'Santos, Reyes, Cruz, Bautista, Garcia, Mendoza, Ramos, Aquino, Villanueva, Dela Cruz, Castillo, Tan, Lim, Go, Sy, Pascual, Navarro, Salazar, Manalo',
  rareSurname: '{filRoot}{filEnd}',
  filRoot:
    'Maca, Bali, Cabu, Dima, Gala, Lacsa, Maga, Mana, Pangi, Suma, Tala, Dala, Cata, Lani, Mali, Bula, Cali, Baya, Pala, Sala',
  filEnd:
    'raeg, lang, gan, ban, sang, pagal, yao, tad, ling, non, pit, guing, mana, rang, loto, cang, han, tay, bay, puno',
  first:
    'Maria, Jose, Juan, Jun, Liza, Rosario, Nena, Boy, Carmen, Andoy, Luz, Ramon, Tess, Dodong, Jomar, Mylene, Rowena, Arnel, Grace, Cecille, Dennis, Marites, Lito, Cherry, Jhun, Bong, Weng, Inday, Rey, Jocelyn',
  cook: '{first}, {first}, Aling {first}, Mang Kanor, Tita Baby, Kuya Bert, Ate Joy, Lola Ising, Aling Nena',
  branch: '{hood}, - {hood}, {hood} Branch, Manila, {road}',
  lutong:
    'Carinderia, Eatery, Lutong Bahay, Kainan, Ihawan, Panciteria, Lomi House, Tapsilogan, Bulaluhan, Lechon House, Sisig House, Grill',
  brand: 'Kapeng Barako Bar, Brew Ninang, Tasa Coffee',
}

const kinds = `
restaurant 6; Restaurant; Kainan; {cook}'s {lutong}, {surname}'s Restaurant, Kusina ni {cook}, {first}'s Kitchenette, {surname} {lutong}, {hood} {lutong}
restaurant 5; Filipino restaurant; Karinderya; {cook}'s {lutong}, {cook}'s {lutong} {hood}, {surname}'s {lutong}, Kubo ni {cook}, {surname} Lechon House
diner 3; Chicken restaurant; Inasal; Inasal ni {cook}, {first}'s Chicken Wings, {surname}'s Unli Wings, Manokan sa {hood}
restaurant 2; Chinese restaurant; ; {chinese}, {chinese} {hood}, {surname} Mami House, {surname} Noodle House
cafe 5; Coffee shop; Kapihan; {brand} {branch}, Kapihan ni {cook}, {adjective} {noun} Coffee, Cafe {surname}, {first}'s Milk Tea {hood}
bakery 4; Bakery; Panaderya; {surname} Bakery, {first}'s Bakeshop, Panaderia {surname}, {surname} Hopia, {first}'s Cakes & Pastries
bar 2; Bar; Inuman; {first}'s Resto Bar, {adjective} {noun} Bar, {hood} Beer Garden, Tambayan sa {hood}
clinic 4; Medical clinic; Klinika; {surname} Medical Clinic, Dr. {first} {surname}, {surname} Eye Clinic, {hood} Diagnostic Center, {surname} Lying-in Clinic
clinic 1; Healthcare; ; {surname} Health Care Services, {hood} Physical Therapy Center, {hood} Health Center
dentist 3; Dental clinic; ; {surname} Dental Clinic, {first} {surname} Dental, {hood} Dental Center, Smile by {surname}
hospital 1; Hospital; Ospital; {surname} General Hospital, Hospital ng {hood}, {surname} Medical Center
pharmacy 3; Pharmacy; Botika; {surname} Drugstore, {first}'s Pharmacy, Botika ng {hood}, {surname} Generics
garage 3; Auto repair shop; Talyer; {surname} Auto Repair, {first}'s Talyer, {surname} Motor Shop, {first} Vulcanizing Shop
garage 2; Auto Service; ; {surname} Auto Service Center, {surname} Car Aircon, {surname} Tire Supply
carwash 1; Car wash; ; {first}'s Carwash, {hood} Carwash, {surname} Auto Detailing
fuel 1; Gas station; ; {surname} Fuel Station, {hood} Gasoline Station
salon 4; Hair salon; ; {first}'s Salon, {first} {surname} Hair Studio, {first}'s Barbershop, {hood} Barbers
salon 2; Beauty salon; ; {first}'s Nails, {adjective} {noun} Beauty Lounge, {first}'s Lashes & Brows, {surname} Skin Center
spa 2; Spa; ; {adjective} {noun} Spa, Hilot ni {first}, {hood} Wellness Spa
gym 2; Gym; ; {surname} Gym, {hood} Fitness Gym, {hood} Boxing Gym
cleaning 3; Cleaning Service; Labahan; {first}'s Laundry, {adjective} {noun} Laundry Shop, {surname} Cleaning Services, {hood} Laundry Hub
craft 3; General contractor; ; {surname} Construction, {surname} Glass & Aluminum, {surname} Builders, {surname} Furniture
emergency 2; Plumber; Tubero; {surname} Plumbing Services, {surname} Aircon Services, {first} Electrical Services, {surname} Malabanan
craft 1; Moving company; Lipat-bahay; {first} Lipat Bahay, {surname} Movers, {surname} Trucking
office 4; Law firm; ; {surname} Law Office, {surname} & {surname} Law Offices, Atty. {first} {surname}, {surname} Notary Public
office 2; Accountant; ; {surname} Accounting Firm, {surname} & Co. CPAs, {surname} Bookkeeping
agency 3; Real estate agency; ; {surname} Realty, {hood} Condo Rentals, {surname} Land
office 2; Software Development; ; {surname} {field}, {adjective} {noun} {field}, {root}{end} {field} Inc.
agency 4; Service Provider; ; {surname} Travel & Tours, {surname} Printing Services, {surname} Manpower Services, {first}'s Catering, {surname} Photography, {surname} Remittance
academy 3; Learning center; ; {surname} Review Center, {surname} Tutorial Center, {surname} Driving School, {surname} Music Academy
school 3; School; Paaralan; {hood} Elementary School, {surname} Academy, {surname} Learning School, {first}'s Day Care
nightlife 2; Karaoke bar; Videoke; {first}'s KTV, {hood} Videoke, {hood} Computer Shop, {first} Billiards
culture 1; Museum; Museo; Museo ng {hood}, {surname} Gallery, {hood} Theater
convenience 4; Convenience store; Tindahan; {cook}'s Sari-Sari Store, {first}'s Store, {surname} Mini Mart, {surname} Grocery
shop 4; Store; Tindahan; {surname} Hardware, {first}'s Flower Shop, {surname} Optical, {surname} Pawnshop, {first}'s Ukay-Ukay, {surname} Trading
stay 1; Hotel; ; {surname} Pension House, {hood} Inn, Hotel {surname}, {adjective} {noun} Hostel
`

export const filipino: Language = { words, kinds }
