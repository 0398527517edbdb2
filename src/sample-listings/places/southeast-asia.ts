import { english } from '../names/english.ts'
import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

const filipinoWords = {
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

const filipinoKinds = `
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

const filipino: Language = { words: filipinoWords, kinds: filipinoKinds }

const vietnameseWords = {
  letter: 'A, B, Bis',
  three: '8{d}{d}, 9{d}{d}',
  d: '2, 3, 4, 5, 6, 7, 8, 9, 0, 1',
  mobile: '0{d}, 3{d}, 8{d}, 7{d}, 1{d}',
  mobileThree: '3{d}, 7{d}, 8{d}, 9{d}',
  mobileSeven: '7{d}, 9{d}, 0{d}',
  family:
    'Nguyễn, Trần, Lê, Phạm, Huỳnh, Hoàng, Võ, Vũ, Phan, Đặng, Bùi, Đỗ, Hồ, Ngô, Dương, Lý, Đinh, Mai, Trịnh, Lâm',
  person: '{family} {manMiddle} {man}, {family} {womanMiddle} {woman}',
  manMiddle: 'Văn, Minh, Hữu, Đức, Quốc, Công, Gia, Hoàng, Tuấn, Thanh',
  womanMiddle: 'Thị, Ngọc, Thu, Kim, Bích, Thùy, Xuân, Thanh, Thị Mỹ, Hoàng',
  given: '{woman}, {man}',
  man: 'Hùng, Dũng, Tuấn, Phúc, Sơn, Long, Bình, Khánh, Đạt, Quân, Hải, Tín, Lộc, Hiếu, Nam, Tâm, Cường, Trung, Thắng, Vinh, Khoa, Huy',
  woman:
    'Hương, Lan, Mai, Thảo, Linh, Trang, Hà, Nga, Hạnh, Nhung, Vy, My, Loan, Yến, Oanh, Như, Phương, Thủy, Châu, Trinh, Dung, Hoa, Cúc, Liên, Hồng, Tuyết',
  first:
    'Minh, Ngọc, Thanh, Kim, Hoàng, Hồng, Phương, Gia, Bảo, An, Thiên, Đại, Tân, Vạn, Phú, Hòa, Vĩnh, Thịnh, Quang, Mỹ, Bích, Tuyết, Nhật, Trúc, Việt, Hải, Đông, Nam, Tường, Như',
  last: 'Phát, Lan, Hương, Long, Tâm, Anh, Hưng, Đức, Phúc, Lộc, Khang, Thành, Vy, Châu, Sơn, Hà, Mai, Quân, Thảo, Linh, Thịnh, Tiến, Dung, An, Nguyên, Kim, Tài, Lợi, Ngân, Yến',
  coined:
    '{first} {last}, {first} {last}, {first} {last}, {first} {last} {given}, Nhà {noun}, {noun} {adjective}, Góc {noun}, {given} {given}, Bếp {given}, {first} {given}',
  noun: 'Sen, Mây, Trăng, Nắng, Gió, Trầu, Lá, Cau, Bưởi, Mưa, Tre, Dừa, Hạ, Đá, Phố, Mộc, Gạo, Khói, Én, Nón',
  adjective: 'Vàng, Xanh, Hồng, Nhỏ, Xưa, Trắng, Mới, Đỏ, Quê, Biếc',
  elder:
    'Cô {woman}, Bà {woman}, Chị {woman}, Dì {woman}, Ông {man}, Chú {man}, Út {given}, Năm {given}, Sáu {given}, Bé {woman}, Anh {man}',
  dish: 'Phở, Bún Bò Huế, Cơm Tấm, Bún Chả, Hủ Tiếu, Bánh Xèo, Bánh Cuốn, Bún Riêu, Mì Quảng, Bún Đậu, Cháo Lòng, Bò Né, Bánh Canh, Cơm Gà, Bún Thịt Nướng',
  hot: 'Lẩu, Nướng, Ốc, Hải Sản, Lẩu Dê, Gà Nướng, Lẩu Bò, Quán Nhậu, Lẩu Cá Kèo, Bò Tơ',
  branch: '- {road}, {district}, - {hood}, Chi nhánh {district}, {road}',
  brand: 'Cà Phê Ban Mai Đỏ, Trà Sữa Mèo Lười, Rang Mộc Coffee',
  martBrand: 'Tạp Hóa Sáng Đêm, Tiện Lợi 24 Ngõ Nhỏ',
}

const vietnameseKinds = `
restaurant 6; Restaurant; Nhà hàng; Nhà Hàng {coined}, Quán {elder}, {dish} {coined}, Quán Ăn {coined}, {dish} {elder} {branch}
restaurant 5; Vietnamese restaurant; Quán ăn; {dish} {elder}, {dish} {coined}, {dish} {elder} - {road}, {dish} {road}, Quán Cơm {coined}, Bánh Mì {elder}
diner 4; Hot pot restaurant; Quán lẩu; {hot} {coined}, {hot} {elder}, {hot} {coined} {branch}, Quán {hot} {elder}
cafe 8; Coffee shop; Quán cà phê; Cà Phê {coined}, {brand} {branch}, {coined} Coffee, Cafe {coined}, {coined} Coffee {branch}, Trà Sữa {coined}, Cà Phê {elder}
bakery 2; Bakery; Tiệm bánh; Tiệm Bánh {coined}, Bánh Kem {coined}, {coined} Bakery, Bánh Mì {coined} {branch}
bar 2; Bar; Quán bar; {coined} Pub, Beer Club {coined}, Bia Hơi {elder}, {coined} Lounge
clinic 4; Medical clinic; Phòng khám; Phòng Khám {coined}, Phòng Khám Đa Khoa {coined}, BS {person}, Phòng Khám Da Liễu {coined}, Phòng Khám Nhi {person}
clinic 1; Healthcare; Chăm sóc sức khỏe; Đông Y {coined}, Vật Lý Trị Liệu {coined}, Trung Tâm Y Tế {district}
dentist 4; Dental clinic; Nha khoa; Nha Khoa {coined}, Nha Khoa {coined} {branch}, Nha Khoa BS {given}, Nha Khoa Quốc Tế {coined}
hospital 1; Hospital; Bệnh viện; Bệnh Viện {coined}, Bệnh Viện Quốc Tế {coined}, Bệnh Viện {district}
pharmacy 4; Pharmacy; Nhà thuốc; Nhà Thuốc {coined}, Nhà Thuốc {coined} {branch}, Nhà Thuốc Tây {coined}
garage 4; Auto repair shop; Sửa xe; Sửa Xe {given}, Garage {coined}, Gara Ô Tô {coined}, Tiệm Sửa Xe Máy {elder}, Auto {coined}
garage 2; Auto Service; Dịch vụ ô tô; {coined} Auto, Nội Thất Ô Tô {coined}, Lốp Xe {coined}, Chăm Sóc Xe {coined}
carwash 2; Car wash; Rửa xe; Rửa Xe {coined}, Rửa Xe {given}, {coined} Car Wash
fuel 1; Gas station; Trạm xăng; Cửa Hàng Xăng Dầu {coined}, Trạm Xăng Dầu {coined}
salon 5; Hair salon; Tiệm làm tóc; Salon {coined}, Hair Salon {given}, Tiệm Tóc {given}, Barber Shop {coined}, Hớt Tóc Nam {given}, Viện Tóc {coined}
salon 3; Nail salon; Tiệm nail; {given} Nail, Nail {coined}, {coined} Nail & Mi, Tiệm Nail {given}
spa 3; Spa; Spa; {coined} Spa, {coined} Beauty & Spa, Thẩm Mỹ Viện {coined}, Gội Đầu Dưỡng Sinh {coined}, Massage {coined}
gym 2; Gym; Phòng gym; {coined} Gym, {coined} Fitness {branch}, Yoga {coined}, CLB Thể Hình {coined}
cleaning 3; Cleaning Service; Dịch vụ vệ sinh; Vệ Sinh Công Nghiệp {coined}, Giặt Ủi {coined}, Giặt Là {given}, Dịch Vụ Dọn Nhà {coined}
craft 3; Interior designer; Nội thất; Nội Thất {coined}, Xây Dựng {coined}, Nhôm Kính {coined}, Rèm Cửa {coined}, Cơ Khí {coined}
emergency 3; Plumber; Sửa ống nước; Điện Lạnh {coined}, Điện Nước {given}, Sửa Khóa {given}, Thông Cống {coined}, Sửa Máy Lạnh {coined}
craft 1; Moving company; Chuyển nhà; Chuyển Nhà {coined}, Vận Tải {coined}, Taxi Tải {coined}
office 4; Law firm; Văn phòng luật sư; Văn Phòng Luật Sư {person}, Công Ty Luật {coined}, Luật {coined}, Văn Phòng Công Chứng {person}
office 3; Accountant; Kế toán; Kế Toán {coined}, Đại Lý Thuế {coined}, Dịch Vụ Kế Toán {coined}
agency 3; Real estate agency; Bất động sản; Bất Động Sản {coined}, Nhà Đất {coined}, {coined} Land
office 2; Software Development; Phần mềm; Công Ty Phần Mềm {coined}, {coined} Software, {coined} Tech, Giải Pháp Số {coined}
agency 3; Service Provider; Dịch vụ; In Ấn {coined}, Quảng Cáo {coined}, Du Lịch {coined}, Studio {coined}, Tổ Chức Sự Kiện {coined}, Photocopy {given}
academy 4; Learning center; Trung tâm dạy học; Anh Ngữ {coined}, Trung Tâm Ngoại Ngữ {coined}, Trung Tâm Gia Sư {coined}, Lớp Nhạc {given}, Trường Dạy Lái Xe {coined}
school 3; Preschool; Trường mầm non; Mầm Non {coined}, Trường Mầm Non {coined}, Nhà Trẻ {coined}, Trường Tiểu Học {person}
nightlife 3; Karaoke; Karaoke; Karaoke {coined}, Karaoke {coined} {branch}, Bida {coined}, Cyber Game {coined}
culture 1; Art gallery; Phòng tranh; Phòng Tranh {coined}, Gallery {coined}, Sân Khấu Kịch {coined}, Rạp {coined}
convenience 3; Convenience store; Cửa hàng tiện lợi; {martBrand} {branch}, Tạp Hóa {elder}, Tạp Hóa {coined}
shop 5; Store; Cửa hàng; Hoa Tươi {coined}, Mắt Kính {coined}, Nhà Sách {coined}, Tiệm Vàng {coined}, Shop {given}, Điện Thoại {coined}, Vật Liệu Xây Dựng {coined}
stay 2; Hotel; Khách sạn; Khách Sạn {coined}, {coined} Hotel, Homestay {coined}, Nhà Nghỉ {coined}
`

const vietnamese: Language = { words: vietnameseWords, kinds: vietnameseKinds }

const singaporeDistricts = `
Downtown; 1.2840 103.8510; 0486??, 0490??, 0689??; Boon Tat Street, Amoy Street, Cecil Street, Robinson Road, Telok Ayer Street, Circular Road; Raffles Place, Telok Ayer, Boat Quay
Chinatown; 1.2820 103.8440; 0588??, 0893??, 0887??; Smith Street, Keong Saik Road, Tanjong Pagar Road, Neil Road, South Bridge Road, Craig Road; Chinatown, Tanjong Pagar, Outram
Orchard; 1.3030 103.8340; 2388??, 2287??, 2385??; Orchard Road, Scotts Road, Cuppage Road, Killiney Road, Emerald Hill Road; Orchard, Somerset, Newton
Little India; 1.3070 103.8530; 2176??, 2081??, 2190??; Serangoon Road, Race Course Road, Dunlop Street, Syed Alwi Road, Jalan Besar; Little India, Jalan Besar, Farrer Park
Katong; 1.3070 103.9050; 4288??, 4277??; East Coast Road, Joo Chiat Road, Koon Seng Road, Tembeling Road; Katong, Joo Chiat, Marine Parade
Tampines; 1.3530 103.9440; 5205??, 5293??; Tampines Street 81, Tampines Central 1, Tampines Avenue 5, Tampines Street 11; Tampines, Simei, Pasir Ris
Jurong; 1.3330 103.7420; 6083??, 6004??; Jurong Gateway Road, Jurong East Street 21, Boon Lay Way, Jurong West Street 52; Jurong East, Boon Lay, Clementi
Toa Payoh; 1.3340 103.8490; 3101??, 3190??; Lorong 4 Toa Payoh, Toa Payoh Central, Lorong 1 Toa Payoh, Balestier Road; Toa Payoh, Balestier, Novena`

const saigon = `
Quận 1; 10.7760 106.7000; 7000?0, 71000; Nguyễn Huệ, Lê Lợi, Đồng Khởi, Hai Bà Trưng, Lý Tự Trọng, Pasteur, Bùi Viện, Nguyễn Trãi, Tôn Thất Tùng, Lê Thánh Tôn; Bến Nghé, Bến Thành, Đa Kao, Phạm Ngũ Lão, Tân Định
Quận 3; 10.7830 106.6850; 7000?0, 72400; Võ Văn Tần, Nguyễn Đình Chiểu, Võ Thị Sáu, Lê Văn Sỹ, Cách Mạng Tháng 8, Nam Kỳ Khởi Nghĩa; Võ Thị Sáu, Phường 4, Phường 9
Bình Thạnh; 10.8030 106.7070; 7000?0, 72300; Xô Viết Nghệ Tĩnh, Điện Biên Phủ, Phan Văn Trị, Nguyễn Gia Trí, Bạch Đằng, Nơ Trang Long; Phường 25, Phường 22, Phường 14
Phú Nhuận; 10.7990 106.6800; 7000?0, 72200; Phan Xích Long, Nguyễn Văn Trỗi, Phan Đình Phùng, Lê Văn Sỹ, Hoàng Văn Thụ; Phường 2, Phường 7, Phường 15
Quận 7; 10.7320 106.7200; 7000?0, 72900; Nguyễn Thị Thập, Huỳnh Tấn Phát, Nguyễn Lương Bằng, Lê Văn Lương, Nguyễn Văn Linh; Tân Phong, Tân Phú, Phú Mỹ, Tân Quy
Quận 5; 10.7550 106.6670; 7000?0, 72700; Trần Hưng Đạo, Châu Văn Liêm, Hồng Bàng, Nguyễn Tri Phương, An Dương Vương; Phường 5, Phường 9, Phường 11
Quận 10; 10.7730 106.6670; 7000?0, 72500; Sư Vạn Hạnh, Ba Tháng Hai, Lý Thường Kiệt, Thành Thái, Tô Hiến Thành; Phường 12, Phường 14, Phường 10
Tân Bình; 10.8010 106.6520; 7000?0, 72100; Cộng Hòa, Hoàng Văn Thụ, Trường Chinh, Lạc Long Quân, Âu Cơ; Phường 4, Phường 13, Phường 15
Gò Vấp; 10.8390 106.6650; 7000?0, 71400; Quang Trung, Phan Văn Trị, Nguyễn Oanh, Lê Đức Thọ, Nguyễn Văn Nghi; Phường 5, Phường 10, Phường 17`

const manilaDistricts = `
Ermita; 14.5830 120.9820; 1000; Taft Avenue, Padre Faura Street, M.H. del Pilar Street, United Nations Avenue, Roxas Boulevard; Ermita, Padre Faura
Malate; 14.5700 120.9880; 1004; Remedios Street, Adriatico Street, Quirino Avenue, Mabini Street, Leon Guinto Street; Malate, Remedios Circle
Binondo; 14.6010 120.9740; 1006; Ongpin Street, Quintin Paredes Street, Juan Luna Street, Escolta Street, Nueva Street; Binondo, Escolta
Sampaloc; 14.6110 120.9960; 1008; España Boulevard, Dapitan Street, G. Tuazon Street, Legarda Street, Lacson Avenue; Sampaloc, España, Dapitan
Quiapo; 14.5990 120.9830; 1001; Quezon Boulevard, Hidalgo Street, Carriedo Street, Rizal Avenue; Quiapo, Santa Cruz
Tondo; 14.6180 120.9670; 1013; Juan Luna Street, Jose Abad Santos Avenue, Moriones Street, Asuncion Street; Tondo, Gagalangin, Divisoria
Paco; 14.5810 120.9970; 1007; Pedro Gil Street, Quirino Avenue, Paz Street, Zulueta Street; Paco, Pandacan
Santa Mesa; 14.6010 121.0110; 1016; Ramon Magsaysay Boulevard, V. Mapa Street, Old Santa Mesa Street; Santa Mesa, V. Mapa`

const singapore: CountrySource = {
  code: 'SG',
  names: ['Singapore', 'SG', 'Republic of Singapore'],
  dialCode: '65',
  language: english,
  addresses: [
    '%? {road}, Singapore {postal}',
    '%? {road}, #0%-%?, Singapore {postal}',
    'Blk %?? {road}, #01-%??, Singapore {postal}',
    '%?? {road}, #0%-0%, Singapore {postal}',
  ],
  cities: [
    {
      name: 'Singapore',
      weight: 3,
      centre: [1.3, 103.85],
      phones: '6{three} ????, 8{three} ????, 9{three} ????',
      districts: singaporeDistricts,
    },
  ],
}

const vietnam: CountrySource = {
  code: 'VN',
  names: ['Vietnam', 'Viet Nam', 'Việt Nam', 'VN'],
  dialCode: '84',
  language: vietnamese,
  addresses: [
    '%? {road}, {hood}, {district}, Thành phố Hồ Chí Minh, Việt Nam',
    '%?? {road}, {hood}, {district}, Hồ Chí Minh {postal}, Việt Nam',
    '%?/% {road}, {hood}, {district}, Thành phố Hồ Chí Minh {postal}, Vietnam',
    '%?%{letter} {road}, {district}, TP. Hồ Chí Minh',
    'Hẻm %? {road}, {hood}, {district}, Thành phố Hồ Chí Minh, Việt Nam',
  ],
  cities: [
    {
      name: 'Hồ Chí Minh',
      town: 'Sài Gòn',
      weight: 4,
      centre: [10.7769, 106.7009],
      phones: '09{mobile} ??? ???, 028 3{three} ????, 03{mobileThree} ??? ???, 07{mobileSeven} ??? ???',
      districts: saigon,
    },
  ],
}

const philippines: CountrySource = {
  code: 'PH',
  names: ['Philippines', 'The Philippines', 'PH', 'Republic of the Philippines'],
  dialCode: '63',
  language: filipino,
  addresses: [
    '%?? {road}, {district}, Manila, {postal} Metro Manila, Philippines',
    '%??? {road}, {district}, Manila, {postal} Metro Manila, Philippines',
    '%?? {road} cor. {second} St, {district}, Manila, {postal} Metro Manila',
    'Unit %0%, %?? {road}, {district}, Manila, {postal} Metro Manila, Philippines',
  ],
  cities: [
    {
      name: 'Manila',
      weight: 4,
      centre: [14.5995, 120.9842],
      phones: '09{mobilePh} ??? ????, (02) 8{three} ????, 09{mobilePh} ??? ????, (02) 7{three} ????',
      districts: manilaDistricts,
    },
  ],
}

export const southeastAsia: readonly CountrySource[] = [singapore, vietnam, philippines]
