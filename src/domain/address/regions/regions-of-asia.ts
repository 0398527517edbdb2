/** First-level divisions with their other spellings, by country. See `find-region.ts`. */
export const regionsOfAsia: Readonly<Record<string, string>> = {
  PH:
    'Metro Manila|Kalakhang Maynila|NCR|National Capital Region, Abra, Agusan del Norte, Agusan del Sur, Aklan, Albay, Antique, ' +
    'Apayao, Aurora, Basilan, Bataan, Batanes, Batangas, Benguet, Biliran, Bohol, Bukidnon, Bulacan, Cagayan, Camarines Norte, ' +
    'Camarines Sur, Camiguin, Capiz, Catanduanes, Cavite|Kabite, Cebu, Cotabato|North Cotabato, Davao de Oro, Davao del Norte, ' +
    'Davao del Sur, Davao Occidental, Davao Oriental, Dinagat Islands, Eastern Samar, Guimaras, Ifugao, Ilocos Norte, Ilocos Sur, ' +
    'Iloilo, Isabela, Kalinga, La Union, Laguna, Lanao del Norte, Lanao del Sur, Leyte, Maguindanao, Marinduque, Masbate, ' +
    'Misamis Occidental, Misamis Oriental, Mountain Province, Negros Occidental, Negros Oriental, Northern Samar, Nueva Ecija, ' +
    'Nueva Vizcaya, Occidental Mindoro, Oriental Mindoro, Palawan, Pampanga, Pangasinan, Quezon, Quirino, Rizal, Romblon, Samar, ' +
    'Sarangani, Siquijor, Sorsogon, South Cotabato, Southern Leyte, Sultan Kudarat, Sulu, Surigao del Norte, Surigao del Sur, ' +
    'Tarlac, Tawi-Tawi, Zambales, Zamboanga del Norte, Zamboanga del Sur, Zamboanga Sibugay',
  VN:
    '*Hà Nội|Hanoi|Ha Noi, *Hồ Chí Minh|Ho Chi Minh City|Thành phố Hồ Chí Minh|TP.HCM|TPHCM|HCMC|Sài Gòn|Saigon|TP HCM, ' +
    '*Đà Nẵng|Danang, *Hải Phòng|Haiphong, *Cần Thơ, *Huế|Hue|Thua Thien Hue|Thừa Thiên Huế, An Giang, ' +
    'Bà Rịa - Vũng Tàu|Bà Rịa–Vũng Tàu, Bạc Liêu, Bắc Giang, Bắc Kạn, Bắc Ninh, Bến Tre, Bình Dương, Bình Định, Bình Phước, ' +
    'Bình Thuận, Cà Mau, Cao Bằng, Đắk Lắk|Dak Lak, Đắk Nông, Điện Biên, Đồng Nai, Đồng Tháp, Gia Lai, Hà Giang, Hà Nam, Hà Tĩnh, ' +
    'Hải Dương, Hậu Giang, Hòa Bình, Hưng Yên, Khánh Hòa|Khanh Hoa, Kiên Giang, Kon Tum, Lai Châu, Lạng Sơn, Lào Cai, Lâm Đồng, ' +
    'Long An, Nam Định, Nghệ An, Ninh Bình, Ninh Thuận, Phú Thọ, Phú Yên, Quảng Bình, Quảng Nam, Quảng Ngãi, Quảng Ninh, Quảng Trị, ' +
    'Sóc Trăng, Sơn La, Tây Ninh, Thái Bình, Thái Nguyên, Thanh Hóa, Tiền Giang, Trà Vinh, Tuyên Quang, Vĩnh Long, Vĩnh Phúc, Yên Bái',
  ID:
    'Aceh, Bali, Banten, Bengkulu, *DKI Jakarta|Daerah Khusus Ibukota Jakarta|Special Capital Region of Jakarta|Jakarta, ' +
    'DI Yogyakarta|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta, Gorontalo, Jambi, Jawa Barat|West Java, ' +
    'Jawa Tengah|Central Java, Jawa Timur|East Java, Kalimantan Barat|West Kalimantan, Kalimantan Selatan|South Kalimantan, ' +
    'Kalimantan Tengah|Central Kalimantan, Kalimantan Timur|East Kalimantan, Kalimantan Utara|North Kalimantan, ' +
    'Kepulauan Bangka Belitung, Kepulauan Riau|Riau Islands, Lampung, Maluku, Maluku Utara|North Maluku, ' +
    'Nusa Tenggara Barat|Nusa Tenggara Bar.|West Nusa Tenggara, Nusa Tenggara Timur|East Nusa Tenggara|Nusa Tenggara Tim., ' +
    'Papua, Papua Barat|West Papua, Riau, Sulawesi Selatan|South Sulawesi, Sulawesi Tengah|Central Sulawesi, ' +
    'Sulawesi Tenggara|South East Sulawesi, Sulawesi Utara|North Sulawesi, Sulawesi Barat|West Sulawesi, ' +
    'Sumatera Barat|West Sumatra, Sumatera Selatan|South Sumatra, Sumatera Utara|North Sumatra',
  IN:
    'Andhra Pradesh|AP, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, *Delhi|NCT of Delhi|National Capital Territory of Delhi, ' +
    'Goa, Gujarat|GJ, Haryana|HR, Himachal Pradesh, Jammu and Kashmir, Jharkhand, Karnataka|KA, Kerala|KL, Ladakh, ' +
    'Madhya Pradesh|MP, Maharashtra|MH, Manipur, Meghalaya, Mizoram, Nagaland, Odisha|Orissa, Puducherry|Pondicherry, Punjab|PB, ' +
    'Rajasthan|RJ, Sikkim, Tamil Nadu|TN, Telangana|TS|TG, Tripura, Uttar Pradesh|UP, Uttarakhand|UK, West Bengal|WB, ' +
    '*Chandigarh, Lakshadweep, Andaman and Nicobar Islands',
  MY:
    'Johor, Kedah, Kelantan, Melaka|Malacca, Negeri Sembilan, Pahang, Perak, Perlis, Penang|Pulau Pinang, Sabah, Sarawak, Selangor, ' +
    'Terengganu, *Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur|Federal Territory of Kuala Lumpur|WP Kuala Lumpur, ' +
    '*Putrajaya|Wilayah Persekutuan Putrajaya|Federal Territory of Putrajaya, *Labuan',
  TH:
    '*Bangkok|Krung Thep Maha Nakhon|Krung Thep|กรุงเทพมหานคร|กรุงเทพฯ, *Chiang Mai|เชียงใหม่, *Chiang Rai|เชียงราย, *Phuket|ภูเก็ต, Chon Buri|ชลบุรี|Chonburi, ' +
    '*Krabi|กระบี่, Surat Thani|สุราษฎร์ธานี, *Nonthaburi|นนทบุรี, *Ayutthaya|Phra Nakhon Si Ayutthaya, *Khon Kaen|ขอนแก่น, ' +
    '*Nakhon Ratchasima|นครราชสีมา, Songkhla|สงขลา, Prachuap Khiri Khan, *Kanchanaburi, *Lampang, *Lamphun, *Mae Hong Son, *Nan, ' +
    '*Phitsanulok, *Rayong, *Samut Prakan, *Trang, *Trat, *Ubon Ratchathani, *Udon Thani, Phang Nga|Phangnga, Pathum Thani',
  AE: '*Abu Dhabi, *Dubai|دبي, *Sharjah, *Ajman, Ras Al Khaimah, Fujairah, Umm Al Quwain',
  PK: 'Punjab, Sindh, Khyber Pakhtunkhwa|KPK, Balochistan, Islamabad Capital Territory|ICT, Azad Kashmir, Gilgit-Baltistan',
}
