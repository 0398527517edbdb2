/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const healthcare = `
Hospital;병원;Hastane;종합병원;general hospital;hastanesi;özel hastane;대학병원;krankenhaus;hôpital;bệnh viện;private hospital;клиника больница;больница;医院;醫院;ospedale;hospital privado;klinikum;centre hospitalier;病院;Ospital;sanatorium
Medical clinic;의원;Klinik;clinic;진료소;tıp merkezi;özel klinik;medical center;medical centre;klinikler;poliklinik;polyclinic;clínica;병의원;health clinic;phòng khám;cabinet médical;診療所;klinika;colonic irrigation clinic;medical certificate service;기타 의원;일반의원;Ärztezentrum;Clinica medica;Clínica ou posto de saúde;医療センター（通院のみ）;诊所;診所;Клиника;Trạm Y tế;Dagbehandelingscentrum;STD clinic
Doctor;의사;Doktor;physician;hekim;doctors;médico;arzt;medical group;arztpraxis;médecin;врач;医生;ärztin;bác sĩ;consultorio médico;medical examiner;medical office;specialized clinic;local medical services;Médico especialista;医者;医生办公室;醫師診所;Văn phòng Bác sĩ;Arts;Lekarz;Medico di base;診療所（個人・小規模）;私人诊所;私人診所;Кабинет врача;Dokter;Gabinet lekarski;perfusionist;emergency care physician
Dentist;치과;Diş hekimi;치과의원;치과병원;dental clinic;diş kliniği;diş hastanesi;ağız ve diş sağlığı;zahnarzt;dentista;nha khoa;歯科医院;dental office;dişçi;zahnarztpraxis;cabinet dentaire;clínica dental;studio dentistico;clínica odontológica;стоматологическая клиника;牙医诊所;牙醫診所;dental;diş polikliniği;Dentiste;歯医者;牙科医院;牙醫;Стоматология;Nha sĩ;Tandarts;Dentysta
Orthodontist;교정치과;Ortodontist;치과교정과;ortodonti;Kieferorthopäde;Orthodontiste;Ortodoncista;Ortodontista;矯正歯科;正畸医师;齒顎矯正醫師;Ортодонт;Bác sĩ Chỉnh nha;Ortodonta
Pharmacy;약국;Eczane;drug store;drugstore;chemist;eczaneler;farmacia;apotheke;pharmacie;nhà thuốc;薬局;аптека;药店;藥局;調剤薬局;drogaria;ドラッグストア;wholesale drugstore;Botika
Surgeon;외과;Cerrah;general surgeon;외과의원;Allgemeinchirurg;Chirurgien généraliste;Cirujano general;Chirurgo generale;Cirurgião;外科;普通外科诊室;一般外科;Хирург общего профиля;Chirurg
Plastic surgeon;성형외과;Plastik cerrah;plastic surgery clinic;성형외과의원;plastik cerrahi kliniği;estetik cerrahi;Plastischer Chirurg;Chirurgien plastique;Cirujano plástico;Chirurgo plastico;Cirurgião plástico;形成外科;整形科诊室;Пластический хирург;Plastisch chirurg;Chirurg plastyczny
Dermatologist;피부과;Dermatolog;dermatology clinic;피부과의원;cildiye;skin care doctor;피부 비뇨기과 의원;Hautarzt;Dermatologue;Dermatólogo;Dermatologista;皮膚科;皮肤科诊室;Дерматолог;Dermatoloog
Hair transplantation clinic;모발이식 병원;Saç ekim merkezi;hair transplant clinic;clínica de trasplante capilar;saç ekimi;saç ekim kliniği;모발이식;hair transplant;hair restoration clinic
Hair replacement service;가발·증모 서비스;Protez saç hizmeti;hair replacement
Eye care center;안과;Göz merkezi;ophthalmologist;안과의원;ophthalmology clinic;göz doktoru;göz hastanesi;eye clinic;Augenarzt;Ophtalmologue;Oftalmólogo;Oftalmologista;眼科;眼科诊室;Офтальмолог;Oogarts;Okulista
Optician;안경점;Gözlükçü;optical shop;안경원;sunglasses store;eyeglasses store;optik;optiker;augenoptiker;opticien;óptica;ottico;оптика;眼镜店;眼鏡店;メガネ店;contact lenses supplier;안경렌즈;안경;안경업;Ótica;眼鏡行;Tiệm Kính mắt;Optyk
Otolaryngologist;이비인후과;KBB uzmanı;ENT doctor;이비인후과의원;kulak burun boğaz;otolaryngology clinic;Hals-Nasen-Ohren-Arzt;Otorhinolaryngologiste;Otorrinolaringólogo;Otorinolaringoiatra;Otorrinolaringologista;耳鼻科;耳鼻喉科诊室;耳鼻喉科診所;Neus-keel-oorarts;Otolaryngolog
Pediatrician;소아청소년과;Çocuk doktoru;소아과;소아청소년과의원;neonatal physician;pediatric ophthalmologist;Kinderarzt;Pédiatre;Pediatra;小児科医;儿科诊室;小兒科診所;Педиатр;Pediater
Obstetrician-gynecologist;산부인과;Kadın doğum uzmanı;gynecologist;ob-gyn;jinekolog;산부인과 의원;Gynäkologe;妇产科诊室;婦產科
Psychiatrist;정신건강의학과;Psikiyatrist;정신과;신경 정신과 의원;신경정신과;Psychiater;Psychiatre;Psiquiatra;Psichiatra;精神科医;心理科诊室;心理醫師;Психиатр;Psychiatra
Psychologist;심리상담센터;Psikolog;심리상담;therapist
Urologist;비뇨의학과;Ürolog;비뇨기과;urology clinic;Urologe;Urologue;Urólogo;Urulogista;Urologista;泌尿器科;泌尿外科诊室;泌尿科;Уролог;Uroloog
Cardiologist;심장내과;Kardiyolog;kardiyoloji;Kardiologe;Cardiologue;Cardiólogo;Cardiologa;Cardiologista;循環器科;心血管科诊室;心臟科;Кардиолог;Cardioloog;Kardiolog
Neurologist;신경과;Nörolog;nöroloji;Neurologe;Neurologue;Neurólogo;Neurologista;神経科;神经内科诊室;神經內科;Невролог;Neuroloog;Neurolog
Radiology clinic;영상의학과;Görüntüleme merkezi;mammography service;dental radiology
Rehabilitation clinic;재활의학과;Rehabilitasyon merkezi;rehabilitation center;재활병원;physical therapy clinic
Physical therapist;물리치료;Fizyoterapist;physiotherapist;fizik tedavi;fizik tedavi merkezi;도수치료;physiotherapy center;physiotherapeut;physiotherapie;kinésithérapeute;fisioterapeuta;fisioterapista;физиотерапевт;clínica de fisioterapia;物理治疗师;物理治療師;Fizjoterapeuta
Chiropractor;카이로프랙틱;Kayropraktör;chiropractic clinic;카이로프랙터;Chiropraticien;Quiropráctico;Chiropratico;Quiropraxia;Quiroprata;カイロプラクター;脊骨神经治疗师;脊骨神經醫師;Хиропрактика;Nắn Khớp xương;Kręgarz
Oriental medicine clinic;한의원;Geleneksel Kore tıbbı kliniği;한방병원;한의
Veterinarian;동물병원;Veteriner;animal hospital;veterinary care;veteriner kliniği;vet;tierarzt;veterinaria;emergency veterinarian service;tierarztpraxis;vétérinaire;clínica veterinaria;veterinario;ветеринарная клиника;动物医院;動物病院;bác sĩ thú y;thú y;Ветеринарска нега;Хитна ветеринарска служба
Nursing home;요양원;Huzurevi;노인요양시설;bakım evi;노인복지시설;노인의료복지시설;Seniorenpflegeheim;EHPAD;Hogar de ancianos;Residenza sanitaria assistenziale;Centro geriátrico;Asilo;介護付き老人ホーム;疗养院;老人照護中心;Viện Dưỡng lão;Verpleeghuis;Dom pomocy społecznej
Home health care service;방문 요양;Evde bakım hizmeti;home care;재가요양;재가노인복지센터;nursing agency;evde sağlık;in-home healthcare agency
Medical supply store;의료기기 판매점;Medikal malzeme mağazası;의료기;medikal;oxygen equipment supplier;surgical supply store;의료기기;의료용품;Magasin de matériel médical;Tienda de aparatos ortopédicos;Negozio di forniture mediche;Loja de material médico;Loja de equipamentos hospitalares;健康・医療器具店;医疗用品店;醫療器材行;Медицинские принадлежности;Tiệm Thiết bị Y tế;Winkel voor medische hulpmiddelen;Sklep ze sprzętem medycznym
Nutritionist;영양사;Diyetisyen;dietitian;diyet danışmanı
Podiatrist;발 전문의;Podolog;podiatry;Podologe;Podologue;Podólogo;Podologista;足病医;足疗师;足病診療師;Подиатр;Chữa Chân;Podoloog;足踝科诊室;足病診療
Physician assistant;진료 보조;Hekim yardımcısı
Ambulance service;구급차 서비스;Ambulans hizmeti;사설구급차
Blood bank;혈액원;Kan merkezi;blood donation center;헌혈의집;Blutspendezentrum;Centre de don du sang;Centro de donación de sangre;Centro de doação de sangue;献血ルーム;献血中心;捐血中心;Centrum krwiodawstwa;plasma center;blood plasma center
Children's hospital;어린이병원;Çocuk hastanesi;아동병원;kinderkrankenhaus;hôpital pour enfants;hospital infantil
Psychiatric hospital;정신병원;Ruh sağlığı hastanesi;psychiatrische klinik;精神科病院
Nursing hospital;요양병원;Uzun süreli bakım hastanesi;convalescent hospital;long-term care hospital
Emergency room;응급실;Acil servis;emergency care service;응급의료센터;acil;notaufnahme;urgences
Public health center;보건소;Halk sağlığı merkezi;public health department;보건지소;보건진료소;health department;toplum sağlığı merkezi;保健所
Family doctor;가정의학과;Aile hekimi;family practice physician;general practitioner;가정의학과의원;aile sağlığı merkezi;hausarzt;médecin généraliste;medico di famiglia;médico de familia;médico geral;hausarztpraxis;內科診所;bác sĩ gia đình;Médico de atención primaria;Clínico Geral;総合診療科;全科医生;一般科;Huisarts;Lekarz pierwszego kontaktu
Internist;내과;Dahiliye uzmanı;내과의원;internal medicine ward;internal medicine clinic;dahiliye;iç hastalıkları;内科;内科医院;internist praxis;médecin interniste;Interniste;Internista;Médico internista;内科诊室;內科;Терапевт
Orthopedic surgeon;정형외과;Ortopedi uzmanı;orthopedic clinic;ortopedi;orthopedist;정형외과의원;整形外科;orthopäde;orthopédiste;ortopedista;traumatólogo;foot and ankle surgeon;Chirurgien orthopédique;Cirujano ortopédico;Chirurgo ortopedico;Cirurgião ortopedista;骨科诊室;骨科;Хирург-ортопед;Orthopedisch chirurg;Ortopeda
Neurosurgeon;신경외과;Beyin cerrahı;신경외과의원;beyin ve sinir cerrahisi;脳神経外科;spine surgeon;척추병원;Neurochirurgie;Neurochirurgien;Neurocirujano;Neurochirurgo;Neurocirurgião;神経外科;神经外科诊室;神經外科;Нейрохирург;Neurochirurg
Gastroenterologist;소화기내과;Gastroenterolog;gastroenterology clinic;gastroenteroloji;胃腸科;Gastroenterologe;Gastroentérologue;Gastroenterólogo;Gastroenterologista;消化器科;消化科诊室;腸胃科;Гастроэнтеролог;Gastro-enteroloog;Proctologista
Endocrinologist;내분비내과;Endokrinolog;diabetologist;diabetes center;endokrinoloji;당뇨
Oncologist;종양내과;Onkolog;cancer treatment center;onkoloji;암센터;암병원;oncology clinic;Onkologe;Oncologue;Oncólogo;Oncologista;腫瘍科;肿瘤科诊室;腫瘤科;Онколог;Oncoloog
Pulmonologist;호흡기내과;Göğüs hastalıkları uzmanı;göğüs hastalıkları;respiratory clinic;Lungenfacharzt;Pneumologue;Neumólogo;Pneumologo;Pneumologista;呼吸器科;呼吸科诊室;胸腔科;Пульмонолог;Longarts;Pulmonolog
Allergist;알레르기내과;Alerji uzmanı;alergist;알레르기;immunologist
Nephrologist;신장내과;Nefrolog;nefroloji;Nephrologe;Néphrologue;Nefrólogo;Nefrologista;腎臓科;肾脏内科诊室;腎臟科;Нефролог;Nefroloog
Rheumatologist;류마티스내과;Romatolog;romatoloji;류마티스;Rheumatologe;Rhumatologue;Reumatólogo;Reumatologista;リウマチ科;风湿免疫科诊室;風濕病;Ревматолог;Reumatoloog;Reumatolog
Vascular surgeon;혈관외과;Damar cerrahı;하지정맥;하지정맥류;vein clinic;kalp damar cerrahisi;phlebologist
Anesthesiologist;마취과;Anestezi uzmanı;anesteziyoloji
Pain management clinic;통증의학과;Ağrı kliniği;pain management physician;마취통증의학과;pain control clinic;algoloji;페인클리닉
Pathologist;병리과;Patolog;patoloji;Pathologe;Anatomopathologiste;Patólogo;Patologista;病理科;病理科诊室;Патологоанатом;Patholoog
Fertility clinic;난임 클리닉;Tüp bebek merkezi;IVF clinic;난임;fertility physician;불임클리닉;sperm bank;kinderwunschzentrum;Kinderwunschklinik;Clinique de fertilité;Clínica de fertilidad;Centro fecondazione assistita;Clínica de fertilização;Clínica de fertilidade;不妊クリニック;生育诊所;生育診所;Клиника планирования семьи;Phòng khám Vô sinh;Vruchtbaarheidskliniek;Ośrodek leczenia niepłodności
Maternity hospital;산부인과 병원;Doğum hastanesi;birth center;여성병원;kadın doğum hastanesi;maternity clinic;maternité
Postpartum care center;산후조리원;Doğum sonrası bakım merkezi;산후조리;산모신생아;Clinica prenatale;Акушерство
Optometrist;검안사;Optometri uzmanı;eye doctor;göz muayenesi;vision care;Optométriste;Optometrista;Oculista;検眼医;验光师;驗光師;Оптометрист;Đo mắt;Optometrysta
LASIK surgeon;라식·라섹 센터;Lazer göz cerrahisi;LASIK clinic;라식;lazer göz
Hearing aid store;보청기;İşitme cihazı mağazası;audiologist;işitme cihazları;보청기센터;hörgeräteakustiker;audioprothésiste;hearing center;hearing aid repair service;Audiologe;Audiologiste;Audiólogo;Fonoaudiologista;Audiologista;聴覚訓練士;听力学家;聽覺矯正;Аудиолог;Nhà thính học;Audiolog
Dental laboratory;치과기공소;Diş laboratuvarı;치기공;diş protez laboratuvarı;dental lab
Oral surgeon;구강외과;Ağız cerrahı;dental surgeon;çene cerrahı
Pediatric dentist;소아치과;Çocuk diş hekimi;어린이치과;children's dentist;pedodontist
Cosmetic dentist;심미치과;Estetik diş hekimi
Denturist;틀니 전문점;Protez diş uzmanı;denture care center
Dental hygienist;치과위생사;Diş hijyenisti;dental hygiene clinic
Mental health clinic;정신건강센터;Ruh sağlığı merkezi;mental health service;정신건강복지센터;behavioral health service;psychiatric clinic
Psychotherapist;심리치료사;Psikoterapist;psikoterapi;psychotherapeut;psychothérapeute;psicoterapeuta;Psicoterapista;Psicoterapia;心理療法士;心理咨询;心理治療師;Психотерапевт;Tâm lý Trị liệu;Psychoterapeuta
Counselor;상담센터;Danışman psikolog;marriage counselor;family counselor;marriage or relationship counselor;aile danışmanı;psikolojik danışman;심리상담소;상담소;청소년상담;가족상담;aile danışma merkezi;suicide prevention center;rape crisis center
Addiction treatment center;중독 치료 센터;Bağımlılık tedavi merkezi;alcoholism treatment program;drug addiction treatment center;AMATEM;알코올상담센터;substance abuse treatment;methadone clinic;needle exchange
Speech pathologist;언어치료;Konuşma terapisti;언어치료실;speech therapist;dil ve konuşma terapisti;언어치료센터;발달센터;아동발달센터;logopäde;orthophoniste;Fonoaudiólogo;Logopedista;Terapeuta da fala;スピーチセラピスト;语言治疗师;語言治療師;Логопед;Trị liệu Ngôn ngữ;Logopedist;Logopeda
Occupational therapist;작업치료;Ergoterapist;ergotherapeut;ergotherapie;감각통합;Beschäftigungstherapeut;Ergothérapeute;Terapeuta ocupacional;Medico del lavoro;作業療法士;作业治疗师;職能治療師;Эрготерапист;Phục hồi Chức năng;Terapeuta zajęciowy
Acupuncture clinic;침술원;Akupunktur kliniği;acupuncturist;akupunktur;침술;鍼灸院;Praxis für Akupunktur;Acupuncteur;Practicante de acupuntura;Agopuntura;Acunpuntorista;Acupunturista;针灸治疗师;針灸師;Практикующий акупунктурист;Acupunctuur praktijk;Akupunkturzysta
Chinese medicine clinic;중의원;Çin tıbbı kliniği;中医诊所;中醫診所;aktar;漢方薬局
Homeopath;동종요법;Homeopat;Praxis für Homöopathie;Homéopathe;Homeópata;Omeopata;顺势治疗;同質療法;Гомеопат;Homeopaat
Osteopath;정골요법;Osteopat;osteopathe;osteopata;整骨院;接骨院;Praxis für Osteopathie;整骨治疗师;整骨師;Остеопат;Osteopaat
Massage clinic;안마원;Tıbbi masaj kliniği;지압;지압원;안마;체형교정;整体院;medical massage
Diagnostic center;건강검진센터;Tanı merkezi;검진센터;건강검진;check-up;görüntüleme;종합검진
Medical laboratory;임상병리 검사실;Tıbbi laboratuvar;laboratuvar;임상병리;tahlil laboratuvarı;DNA testing service;labor;의료유사업;Medizinisches Labor;Laboratorio médico;Laboratório de análises clínicas;衛生検査所;医学实验室;醫事檢驗所;Медицинская лаборатория;Phòng Thí nghiệm Y tế;Medisch laboratorium;Laboratorium medyczne;phlebotomy service;ultrasound lab
Vaccination clinic;예방접종 센터;Aşı merkezi;immunization;COVID-19 testing center;예방접종;travel clinic;vaccination center;vaccination site;immunization clinic
Surgical center;수술 센터;Cerrahi merkezi;outpatient surgical center;surgery center;day surgery
Occupational health clinic;직업환경의학과;İş sağlığı merkezi;occupational medical physician;OSGB;ortak sağlık güvenlik birimi;산업보건
Assisted living facility;노인 주거 시설;Destekli yaşam tesisi;retirement home;retirement community;실버타운;양로원;residencia de ancianos;seniorenheim;maison de retraite;Заштићено становање
Day care for seniors;주야간보호센터;Yaşlı gündüz bakım merkezi;adult day care center;노인주간보호센터;주간보호센터;yaşlı bakım merkezi
Hospice;호스피스;Palyatif bakım merkezi;palliative care;호스피스 완화의료;Hospiz;Cuidados paliativos;Ospizio;Hospício;Unidades de Cuidados Paliativos;ホスピス;临终关怀机构;Хоспис;Nhà An dưỡng Cuối đời;Palliatievezorgcentrum;Hospicjum
Disability services;장애인 복지 시설;Engelli hizmetleri merkezi;disability service and support organization;장애인복지관;장애인시설;özel eğitim ve rehabilitasyon merkezi;disability equipment supplier
Orthotics & prosthetics service;의지·보조기;Protez ortez merkezi;prosthetics;의료보조기;orthopedic shoe store
Health consultant;건강 상담;Sağlık danışmanı;wellness consultant;health coach;health counselor;yaşam koçu;life coach
Vitamin & supplements store;건강기능식품점;Vitamin ve takviye mağazası;vitamin store;홍삼;nutrition store;besin takviyesi;건강기능식품;건강보조식품;Tienda de alimentos saludables;Negozio di cibi sani;Loja de comida saudável;健康食品店;Магазин здорового питания;Tiệm Thực phẩm Thiên nhiên;Natuurvoedingswinkel;Sklep ze zdrową żywnością
Cannabis store;대마 판매점;Kenevir mağazası;medical cannabis dispensary;CBD store;cannabis dispensary;hemp store
Animal shelter;동물 보호소;Hayvan barınağı;유기동물보호소;tierheim;refuge pour animaux;pet adoption service;Refuge animalier;Refugio de animales;Rifugio per animali;Abrigo para animais;Abrigo de animais;動物保護施設;动物收容救助所;動物收容所;Приют для животных;Trạm Cứu hộ Thú cưng;Dierenasiel;Schronisko dla zwierząt
24-hour pharmacy;심야 약국;Nöbetçi eczane;night pharmacy;24시약국
Urgent care center;당일 진료 클리닉;Acil bakım kliniği;urgent care;urgent care facility;urgent care clinic;walk-in clinic;immediate care center
Hematologist;혈액내과;Hematolog;haematologist
Infectious disease physician;감염내과;Enfeksiyon hastalıkları uzmanı;infectious disease doctor
Hepatologist;간 클리닉;Hepatolog;liver clinic
Geriatrician;노인의학과;Geriatri uzmanı;노인병원;geriatrist
Midwife;조산사;Ebe;조산원;hebamme;sage-femme;partera;matrona;ostetrica;parteira;助産婦;助産院;助产士;助產士;bà đỡ;verloskundige;położna;акушерка;babica;komadrona;lactation consultant
Doula;둘라;Doula
Sleep clinic;수면 클리닉;Uyku kliniği;수면클리닉;sleep center;uyku merkezi;schlaflabor
Dialysis center;투석 센터;Diyaliz merkezi;투석;투석병원;인공신장실;dialysezentrum;centre de dialyse;centro de diálisis;centro dialisi;centro de diálise;透析センター;透析中心;центр диализа;dialysecentrum;stacja dializ;dialysis clinic
Nurse;간호사;Hemşire;nurse practitioner;registered general nurse;registered nurse;krankenschwester;infirmier;infirmière;enfermera;enfermero;infermiere
Ayurvedic clinic;아유르베다 클리닉;Ayurveda kliniği;ayurveda;ayurvedic doctor;ayurveda clinic
Naturopathic practitioner;자연요법사;Naturopat;naturopath;heilpraktiker;naturheilpraxis
Reiki therapist;레이키 치료사;Reiki terapisti;reiki
Aromatherapy service;아로마테라피;Aromaterapi;aromatherapist;aromatherapy
Alternative medicine practitioner;대체의학;Alternatif tıp uzmanı;alternative medicine clinic;holistic medicine practitioner;craniosacral therapy;biofeedback therapist;lymph drainage therapist;alternative medicine
Hypnotherapy service;최면치료;Hipnoterapi;hypnotherapist;hipnoterapist
Herbal medicine store;약재상;Şifalı bitki mağazası;herb shop;herbalist;herbal medicine;건강원;한약재;botanica
Health service;보건·의료 서비스;Sağlık hizmeti;healthcare;health care;health;health care provider;healthcare provider;의료;의료서비스;chăm sóc sức khỏe;gesundheitswesen;santé;services de santé;医療;salud;saúde;gezondheidszorg;zdrowie;здравоохранение;병원·건강;sağlık;sağlık hizmetleri
Cosmetic surgeon;미용 성형 클리닉;Estetik cerrahi kliniği;cosmetic surgery clinic
Bariatric surgeon;비만 수술 클리닉;Obezite cerrahı;obesity surgery;obezite cerrahisi
Thoracic surgeon;흉부외과;Göğüs cerrahı;cardiovascular and thoracic surgeon;cardiothoracic surgeon;göğüs cerrahisi
Hand surgeon;수부외과;El cerrahı
Proctologist;항문외과;Proktolog;대장항문외과;대장항문;colorectal surgeon;proktologe;proctologue;cirujano colorrectal;chirurgo colo-rettale;肛門科;结直肠外科诊室;直腸科;колоректальный хирург;darmchirurg
Oral and maxillofacial surgeon;구강악안면외과;Ağız ve çene cerrahı
Endodontist;치과보존과;Endodontist;root canal specialist;endodonti
Periodontist;치주과;Periodontist;dental implants periodontist;periodontoloji
Dental implants provider;임플란트 치과;Diş implantı merkezi;임플란트;diş implantı;dental implant clinic
Prosthodontist;치과보철과;Protez uzmanı diş hekimi;prosthodontics
Teeth whitening service;치아 미백;Diş beyazlatma;치아미백
Emergency dental service;응급 치과;Acil diş kliniği;emergency dentist;zahnärztlicher notdienst
Sexologist;성 의학 클리닉;Seksolog;sexual health clinic;venereologist;men's health physician;hiv testing center;std testing service
First aid station;응급 처치소;İlk yardım istasyonu;first aid
Blood testing service;혈액 검사;Kan tahlili laboratuvarı;blood test
Drug testing service;약물 검사;Uyuşturucu testi
Medical imaging center;영상 검사 센터;Tıbbi görüntüleme merkezi;mri center;x-ray lab;medical diagnostic imaging center;röntgen;röntgeninstitut;radiologiezentrum
Sports medicine clinic;스포츠 의학 클리닉;Spor hekimliği kliniği;sports injury clinic;sports medicine physician
Physiatrist;재활의학 전문의;Fizik tedavi uzmanı;physical medicine doctor;kinesiologist;kinesiotherapist
Eating disorder treatment center;섭식 장애 치료 센터;Yeme bozukluğu merkezi
Women's health clinic;여성 건강 클리닉;Kadın sağlığı kliniği;abortion clinic;reproductive health clinic;pregnancy care center;birth control center;perinatal center
Family planning center;가족계획 센터;Aile planlaması merkezi;family planning counselor
Childbirth class;출산 교실;Doğuma hazırlık kursu
Children's clinic;어린이 의원;Çocuk polikliniği;pediatric clinic;children policlinic;child health care centre;children's health service
Pediatric surgeon;소아외과;Çocuk cerrahı
Child psychologist;아동 심리 상담;Çocuk psikoloğu;child psychiatrist;çocuk psikiyatristi
Wheelchair store;휠체어 판매점;Tekerlekli sandalye mağazası;mobility equipment supplier;wheelchair rental service;wheelchair repair service
Medical equipment supplier;의료기기 업체;Tıbbi cihaz tedarikçisi;medical equipment manufacturer;medical technology manufacturer;hospital equipment and supplies;x-ray equipment supplier
Dental supply store;치과 재료 판매점;Diş malzemeleri mağazası;dental supplies
Pharmaceutical company;제약 회사;İlaç firması;제약회사;제약;pharmaceutical lab;pharmaceutical products wholesaler;ilaç deposu;medicine exporter;pharmaunternehmen
Veterinary pharmacy;동물약국;Veteriner eczanesi;tierapotheke;pharmacie vétérinaire;farmacia veterinaria;動物専門薬局;兽药店;獸醫藥局;ветеринарная аптека;dierenapotheek;apteka weterynaryjna
Homeopathic pharmacy;동종요법 약국;Homeopati eczanesi
Animal rescue service;동물 구조대;Hayvan kurtarma;animal protection organization;wildlife rescue service;animal control service;Друштво за спашавање животиња;Служба за спашавање дивљих животиња
Elderly care service;노인 돌봄 서비스;Yaşlı bakım hizmeti;aged care service;aged care
Foot care;발 관리;Ayak bakımı;medizinische fußpflege;fußpflege;pedicure médicale;medical pedicure;pedikerska ordinacija
Poison control center;중독 상담 센터;Zehir danışma merkezi
Organ and tissue bank;장기·조직 은행;Organ ve doku bankası;eye bank;tissue bank
`
