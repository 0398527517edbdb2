/** English;Korean;Turkish;synonyms… a line. See `taxonomy.ts`. */
export const beautyWellness = `
Hair salon;미용실;Kuaför;헤어샵;미장원;hairdresser;kuaförler;hair care;bayan kuaförü;peluquería;friseur;coiffeur;헤어살롱;hair stylist;美容院;hair extension technician;tiệm làm tóc
Barber shop;이발소;Erkek berberi;barber;berber;이용원;바버샵;erkek kuaförü;이용소;men's hair salon
Beauty salon;뷰티살롱;Güzellik salonu;beauty parlour;beauty parlor;güzellik merkezi;뷰티샵;피부미용;미용;salón de belleza;kosmetikstudio;beautician;esthetic clinic;eyelash salon;eyebrow bar;속눈썹;waxing hair removal service;왁싱;epilasyon;lazer epilasyon;laser hair removal service;makeup artist;메이크업;permanent make-up clinic;반영구화장;institut de beauté;ネイルサロン
Nail salon;네일샵;Tırnak salonu;네일;네일아트;nail bar;manikür;nail technician;protez tırnak
Skin care clinic;피부관리실;Cilt bakım merkezi;피부관리;facial spa;skin care;cilt bakımı;에스테틱;medical spa;med spa;skincare;esthetician
Spa;스파;Spa;day spa;wellness center;wellness centre;health spa;thermal baths;온천;hamam;Turkish bath;찜질방;sauna;사우나;목욕탕;public bath;kaplıca;wellness program;hot spring;대중목욕탕;목욕장업;spa and health club
Massage therapist;마사지;Masaj salonu;massage spa;massage;thai massage;마사지샵;masöz;masaj;foot massage parlor;안마원;안마시술소;sports massage therapist
Tattoo shop;타투샵;Dövmeci;tattoo parlor;tattoo studio;타투;tattoo artist;body piercing shop;tattoo removal service;dövme stüdyosu
Gym;헬스장;Spor salonu;fitness center;fitness centre;피트니스;헬스클럽;health club;fitness;spor merkezi;fitnessstudio;gimnasio;crossfit;CrossFit box;체력단련장;physical fitness program;phòng tập;salle de sport;ジム
Yoga studio;요가원;Yoga stüdyosu;요가;yoga;meditation center;명상센터
Pilates studio;필라테스;Pilates stüdyosu;pilates
Personal trainer;퍼스널 트레이너;Kişisel antrenör;PT샵;퍼스널트레이닝
Tanning salon;태닝샵;Solaryum;태닝;spray tanning
Cosmetics store;화장품 가게;Kozmetik mağazası;화장품;kozmetik;perfume store;parfümeri;beauty supply store;beauty product supplier
Wig shop;가발 가게;Peruk dükkanı;가발;perukçu
Weight loss center;다이어트 센터;Zayıflama merkezi;다이어트;slimming center
`
