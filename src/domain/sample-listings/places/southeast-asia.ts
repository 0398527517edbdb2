import { english } from '../names/english.ts'
import { filipino } from '../names/filipino.ts'
import { vietnamese } from '../names/vietnamese.ts'
import type { CountrySource } from './country.ts'

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
