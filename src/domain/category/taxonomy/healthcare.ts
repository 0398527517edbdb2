/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const healthcare = `
Hospital;병원;Hastane;종합병원;general hospital;hastanesi;özel hastane;대학병원;krankenhaus;hôpital;bệnh viện;private hospital;children's hospital;요양병원
Medical clinic;의원;Klinik;clinic;진료소;tıp merkezi;özel klinik;medical center;medical centre;klinikler;poliklinik;polyclinic;walk-in clinic;urgent care center;clínica;병의원;보건소;public health center;health clinic;aile sağlığı merkezi;healthcare;의료;chăm sóc sức khỏe;phòng khám;cabinet médical;診療所;klinika;gesundheitswesen;services de santé
Doctor;의사;Doktor;physician;general practitioner;family practice physician;내과;internist;hekim;doctors;médico;arzt;가정의학과;medical group;내과의원
Dentist;치과;Diş hekimi;치과의원;치과병원;dental clinic;diş kliniği;diş hastanesi;ağız ve diş sağlığı;zahnarzt;dentista;cosmetic dentist;pediatric dentist;nha khoa;歯科医院;dental implants periodontist;dental implants provider;endodontist;oral surgeon;dental office;dişçi
Orthodontist;교정치과;Ortodontist;치과교정과;ortodonti
Pharmacy;약국;Eczane;drug store;drugstore;chemist;eczaneler;farmacia;apotheke;pharmacie;nhà thuốc;薬局
Surgeon;외과;Cerrah;general surgeon;외과의원;hand surgeon;정형외과;orthopedic surgeon;orthopedic clinic;ortopedi;orthopedist;신경외과;neurosurgeon
Plastic surgeon;성형외과;Plastik cerrah;plastic surgery clinic;cosmetic surgeon;성형외과의원;plastik cerrahi kliniği;estetik cerrahi
Dermatologist;피부과;Dermatolog;dermatology clinic;피부과의원;cildiye;skin care doctor
Hair transplantation clinic;모발이식 병원;Saç ekim merkezi;hair transplant clinic;clínica de trasplante capilar;saç ekimi;saç ekim kliniği;모발이식;hair transplant;hair restoration clinic
Hair replacement service;가발·증모 서비스;Protez saç hizmeti;hair replacement
Eye care center;안과;Göz merkezi;ophthalmologist;안과의원;ophthalmology clinic;göz doktoru;göz hastanesi;eye clinic;LASIK surgeon;optometrist;eye doctor
Optician;안경점;Gözlükçü;optical shop;안경원;sunglasses store;eyeglasses store;optik
Otolaryngologist;이비인후과;KBB uzmanı;ENT doctor;이비인후과의원;kulak burun boğaz;otolaryngology clinic;hearing aid store;audiologist
Pediatrician;소아청소년과;Çocuk doktoru;소아과;children's clinic;소아청소년과의원
Obstetrician-gynecologist;산부인과;Kadın doğum uzmanı;gynecologist;ob-gyn;여성병원;fertility clinic;tüp bebek merkezi;jinekolog;women's health clinic;midwife
Psychiatrist;정신건강의학과;Psikiyatrist;정신과;mental health clinic;mental health service
Psychologist;심리상담센터;Psikolog;심리상담;psychotherapist;counselor;marriage counselor;therapist;family counselor;상담센터;psikolojik danışman;psikoterapist
Urologist;비뇨의학과;Ürolog;비뇨기과;urology clinic
Cardiologist;심장내과;Kardiyolog;kardiyoloji
Neurologist;신경과;Nörolog;nöroloji
Radiology clinic;영상의학과;Görüntüleme merkezi;diagnostic center;medical diagnostic imaging center;görüntüleme;검진센터;건강검진;medical laboratory;laboratory;laboratuvar;임상병리
Rehabilitation clinic;재활의학과;Rehabilitasyon merkezi;rehabilitation center;재활병원;physical therapy clinic;addiction treatment center
Physical therapist;물리치료;Fizyoterapist;physiotherapist;fizik tedavi;fizik tedavi merkezi;sports medicine clinic;도수치료;pain management physician;마취통증의학과;통증의학과;physiotherapy center
Chiropractor;카이로프랙틱;Kayropraktör;chiropractic clinic;카이로프랙터
Oriental medicine clinic;한의원;Geleneksel Kore tıbbı kliniği;한방병원;acupuncturist;acupuncture clinic;한의;akupunktur;Chinese medicine clinic;alternative medicine practitioner;homeopath;naturopathic practitioner
Veterinarian;동물병원;Veteriner;animal hospital;veterinary care;veteriner kliniği;vet;tierarzt;veterinaria;emergency veterinarian service
Nursing home;요양원;Huzurevi;assisted living facility;retirement home;노인요양시설;senior citizen center;bakım evi;aged care
Home health care service;방문 요양;Evde bakım hizmeti;home care;재가요양;재가노인복지센터;hospice;nursing agency;evde sağlık
Medical supply store;의료기기 판매점;Medikal malzeme mağazası;의료기;medikal;medical equipment supplier;보청기
Nutritionist;영양사;Diyetisyen;dietitian;diyet danışmanı;weight loss service
Podiatrist;발 전문의;Podolog;podiatry
Physician assistant;진료 보조;Hekim yardımcısı;nurse practitioner
Ambulance service;구급차 서비스;Ambulans hizmeti;사설구급차
Blood bank;혈액원;Kan merkezi;blood donation center;헌혈의집
`
