import type { Language } from './language.ts'

const words = {
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

const kinds = `
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

export const vietnamese: Language = { words, kinds }
