import type { Language } from './language.ts'

const words = {
  mobile: '9, 2, 8, 3, 4, 7, 6',
  building:
    '성원빌딩, 태영빌딩, 동진타워, 한솔프라자, 대성빌딩, 정우빌딩, 센트럴타워, 에이스타워, 우성상가, 미래빌딩, 제일빌딩, 청암빌딩, 메디컬타워, 삼원프라자, 그랜드프라자, 신우빌딩, 예원빌딩, 하나상가',
  family:
    '김, 이, 박, 최, 정, 강, 조, 윤, 장, 임, 한, 오, 서, 신, 권, 황, 안, 송, 류, 홍, 전, 고, 문, 양, 손, 배, 백, 허, 남, 심, 노, 하, 곽, 성, 차, 주, 우, 구, 나, 민, 유, 진, 지, 엄, 채, 원, 천, 방, 공, 현',
  given:
    '지훈, 민준, 서연, 현우, 지영, 은정, 성민, 영수, 동현, 수진, 미경, 재호, 상훈, 정숙, 준호, 태영, 혜진, 경수, 윤아, 도윤, 하은, 승현, 유진, 명희, 진우, 선영, 형준, 나연, 기범, 소영, 병철, 주원, 다은, 종민, 인숙, {first}{last}, {first}{last}',
  first:
    '민, 서, 지, 현, 은, 영, 수, 재, 성, 동, 태, 윤, 하, 도, 준, 승, 유, 소, 혜, 경, 예, 건, 시, 연, 정, 주, 희, 상, 규, 채',
  last: '준, 우, 연, 진, 희, 아, 호, 영, 은, 수, 민, 원, 훈, 경, 빈, 윤, 서, 현, 철, 석, 미, 선, 혁, 율, 범, 인, 란, 식, 솔, 온',
  coined: '{knownCoined}, {rareCoined}, {rareCoined}',
  knownCoined:
    '다온, 라온, 늘봄, 해담, 소담, 가온, 예담, 온유, 한결, 미소, 하루, 우리, 행복한, 바른, 참좋은, 새봄, 별빛, 달빛, 은하, 푸른',
  rareCoined: '{root}{end}, {root}{mid}{end}',
  root: '다, 해, 소, 온, 가, 미, 나, 새, 한, 늘, 예, 아, 하, 라, 솔, 이, 도, 단, 채, 은, 청, 산, 별, 달, 들, 봄, 초, 여, 서, 담, 누, 보, 지, 유, 노, 모, 리, 수, 연, 꽃',
  mid: '리, 미, 나, 다, 라, 소, 이, 하, 모, 로, 보, 무, 아, 오',
  end: '온, 담, 솔, 빛, 울, 봄, 결, 루, 림, 원, 채, 린, 향, 람, 비, 연, 율, 안, 든, 름, 엘, 진, 윤, 서, 움, 별, 뜰, 숲, 샘, 늬, 니, 로, 나, 휴, 재, 토, 베, 랑, 은, 란',
  name: '{coined}, {coined}, {coined}, {given}이네, {english}',
  english:
    '모먼트, 오브제, 그린, 블루밍, 더봄, 어반, 무드, 온더, 선데이, 루미, 포레, 코지, 레이지, 브릭스, 노마드, 메이, 스테이, 아뜰리에, 리브, 피오레, 로렌, 벨라, 라움, 유니온, 트리, 오아시스, 베이직, 하모니, 라임, 필로우, 테라, 모노, 세컨드, 이든, 클레어, 엘림, 마일로, 소호, 보니, 헤이즐',
  branch:
    '{hood}점, {hood}점, {hood}본점, {town} {hood}점, {hood}사거리점, {hood}직영점, {hood}%호점, {hood}중앙점',
  at: '{hood}, {town}, {district}',
  grill:
    '숯불갈비, 삼겹살, 돼지갈비, 생고기, 한우마을, 정육식당, 곱창, 막창, 화로구이, 참숯구이, 뒷고기, 연탄구이, 한우정육식당, 갈비명가, 껍데기, 양꼬치',
  meal: '국밥, 김치찌개, 순대국, 감자탕, 해장국, 설렁탕, 칼국수, 백반, 부대찌개, 추어탕, 곰탕, 삼계탕, 쌈밥, 보쌈, 두부마을, 손칼국수, 비빔밥, 청국장, 닭한마리, 아구찜, 한정식, 기사식당, 순두부, 뼈해장국, 콩나물국밥, 만두전골, 밥상, 가정식',
  grillBrand: '화담숯불, 고기온도, 육담식당, 불타는고깃집, 도마위한우, 연기마루, 참불식당, 우담화로',
  mealBrand: '온담국밥, 밥짓는마루, 한술가득, 고향순대국, 뚝배기마당, 수라온, 엄지국수',
  chickenBrand: '바삭온치킨, 꼬꼬마루, 통닭고을, 치킨도감, 황금닭집, 후라이날개',
  cafeBrand: '커피담소, 로스터리온, 카페늘솔, 빈앤리프, 그날의커피, 모닝로스트, 달빛다방',
  storeBrand: '데일리나인, 편한마켓24, 우리동네365, 굿모닝스토어, 바로편의점',
  hairBrand: '헤어살롱온, 가위손봄, 루체헤어, 살롱드리엔, 헤어무드',
  gymBrand: '핏온짐, 머슬가든, 바디플랜, 오운완피트니스',
  studyBrand: '생각자람, 정답수학, 리딩나무, 에듀담, 한빛영수',
  care: '치과의원, 치과의원, 치과의원, 치과병원',
  cleanWord: '클린, 청소나라, 홈케어, 크린, 청소박사, 이사청소, 깔끔이, 홈클리닝',
  subject: '수학, 영어, 수학, 국어, 과학, 논술, 영수, 코딩, 입시',
  legal:
    '변호사 {family}{given} 법률사무소, 법무법인 {coined}, {family}{given} 법률사무소, 법률사무소 {coined}, 법무법인 {family}앤{family}, {family}{given}변호사사무실',
  field: '소프트, 테크, 시스템즈, 솔루션, 네트웍스, 랩스, 데이터, 아이티, 정보기술, 웨어, 클라우드, 스튜디오',
}

const kinds = `
restaurant 6; Restaurant; 음식점; {name}식당, {coined} {meal}, {mealBrand} {branch}, {hood}{meal}, {given}이네 {meal}, {family}가네 {meal}, 원조 {hood} {meal}, {coined}밥상 {branch}, 할매{meal}, {family}씨네 {meal} {branch}
diner 5; Korean barbecue restaurant; 고기구이 전문점; {coined} {grill}, {grillBrand} {branch}, {hood} {grill}, {family}가네{grill}, {coined}{grill} {branch}, {given}이네 {grill}, 원조{grill} {branch}
restaurant 5; Korean restaurant; 한식당; {coined} {meal}, {mealBrand} {branch}, {coined}{meal} {branch}, {hood} {meal}집, 옛날{meal}, {family}가네 {meal}, 진짜{meal} {branch}
diner 3; Chicken restaurant; 치킨 전문점; {chickenBrand} {branch}, {coined}치킨 {branch}, {coined}통닭, {hood}옛날통닭, {given}이네 치킨호프
restaurant 2; Chinese restaurant; 중국 음식점; {coined}반점, {coined}각, {hood}반점, {coined}루, 북경{coined}, 홍콩{coined} {branch}, {coined}짬뽕 {branch}, 만리{coined}성
restaurant 2; Japanese restaurant; 일식당; 스시 {coined}, {coined}스시 {branch}, {coined}초밥, 이자카야 {coined}, {coined}돈카츠 {branch}, {coined}라멘, {coined}우동 {branch}, 규카츠 {coined}
restaurant 2; Seafood restaurant; 해산물 요리 전문식당; {coined}횟집, {hood}횟집, {coined}조개구이, {coined}수산 {branch}, {family}선장 횟집, {coined}해물탕, 바다{coined}
diner 2; Snack bar; 분식점; {coined}김밥 {branch}, {coined}떡볶이, {hood}분식, {given}이네 분식, 엄마손{coined}김밥, 즉석떡볶이 {coined}
restaurant 1; Italian restaurant; 이탈리아 음식점; {english}키친 {branch}, 트라토리아 {coined}, 파스타 {coined}, 비스트로 {english}, {coined}파스타 {branch}
cafe 6; Coffee shop; 커피숍; 카페 {name}, {cafeBrand} {branch}, {coined}커피 {branch}, 커피 {coined}, {name} 로스터스, {hood} {english}커피, {name} {branch}
cafe 3; Cafe; 카페; 카페 {coined}, {english} 카페, {coined}다방, {coined}당 {branch}, 디저트카페 {coined}, {coined}찻집, {english}커피 {branch}, {name}하우스
bakery 3; Bakery; 제과점; {coined}베이커리, {coined}제과, 빵굽는{coined}, {family}{given}과자점, {english}베이커리 {branch}, {coined}빵집, {coined}당 {branch}
bar 3; Bar; 술집; {coined}포차, {hood}포차, 펍 {english}, {coined}주막, {coined}술상 {branch}, {english}바 {branch}, 와인바 {english}, {coined}호프, {given}이네 포차
clinic 3; Medical clinic; 의원; {town}{coined}내과의원, {family}{given}내과의원, {coined}이비인후과의원, {hood}{coined}소아청소년과의원, {coined}정형외과의원, {family}{given}이비인후과의원, {town}{coined}피부과의원, {hood}연합의원, {coined}안과의원, {family}{given}산부인과의원, {coined}가정의학과의원
clinic 1; Oriental medicine clinic; 한의원; {coined}한의원, {family}{given}한의원, {hood}{coined}한의원, {coined}당한의원, {town}{coined}한의원 {branch}
clinic 1; Healthcare; 의료; {coined}검진센터, {town}{coined}의원 {branch}, {coined}재활의학과의원, {hood}{coined}통증의학과의원, {coined}물리치료센터
dentist 3; Dental clinic; 치과; {town}{coined}{care}, {coined}{care}, {family}{given}{care}, {hood}{coined}{care}, {town}밝은{care}, {coined}플란트{care} {branch}
hospital 1; Hospital; 병원; {town}{coined}병원, {coined}종합병원, {hood}{coined}병원, {coined}여성병원, {coined}요양병원, {town}{coined}척추병원
pharmacy 2; Pharmacy; 약국; {coined}약국, {hood}{coined}약국, {hood}약국, {family}약국, {coined}온가족약국, {hood}중앙약국
garage 3; Auto repair shop; 자동차 수리점; {coined}카센터, {hood}{coined}카센터, {coined}모터스, {coined}자동차공업사, {coined}오토 {branch}, {family}박사 카센터, {town}{coined}정비
garage 2; Auto Service; 자동차 서비스; {coined}오토서비스, {coined}타이어 {branch}, {coined}카케어 {branch}, {coined}광택썬팅, {hood}{coined}타이어, {coined}외형복원
carwash 1; Car wash; 세차장; {coined}셀프세차장, {hood}손세차, {english}워시 {branch}, {coined}디테일링, 버블{coined}세차장
fuel 1; Gas station; 주유소; {coined}주유소, {hood}주유소, {town}{coined}주유소, {coined}에너지 {hood}주유소, {coined}셀프주유소
salon 4; Hair salon; 미용실; {hairBrand} {branch}, {coined}헤어, {name}헤어 {branch}, 헤어 {english}, {given}헤어샵, {english}살롱 {branch}, {coined}미용실, 바버샵 {english}
salon 2; Nail salon; 네일샵; {coined}네일, {name}네일 {branch}, 네일 {english}, {given}네일아트, {english}네일 {branch}
spa 2; Skin care clinic; 피부 관리실; {coined}에스테틱, {name}스킨케어 {branch}, {coined}테라피 {branch}, {english}스파, 더{coined}에스테틱, {coined}마사지 {branch}
gym 2; Gym; 헬스클럽; {gymBrand} {branch}, {coined}짐 {branch}, {coined}휘트니스, {english} 필라테스 {branch}, {coined}PT샵, 필라테스 {coined}, {coined}요가 {branch}, {hood}{coined}복싱클럽
cleaning 2; Cleaning Service; 청소 서비스; {coined}{cleanWord}, {coined}{cleanWord} {branch}, {town}{coined}{cleanWord}, {english}{cleanWord}, {coined}에어컨청소
craft 2; Interior designer; 인테리어; {coined}인테리어, {name}디자인, {coined}공간, {coined}도배장판, {coined}샷시, {hood}{coined}인테리어, {coined}집수리, 디자인{english}
emergency 1; Plumber; 배관공; {coined}설비, {hood}{coined}설비, {coined}누수탐지, {town}하수구{coined}, {coined}보일러, {hood}열쇠{coined}
craft 1; Moving company; 이사 업체; {coined}익스프레스, {coined}이사, {coined}포장이사 {branch}, {town}{coined}용달, 이사{coined}
office 3; Law firm; 법률 사무소; {legal}, {legal}, {coined}법무사사무소, 행정사 {family}{given}사무소
office 2; Tax consultant; 세무사; {family}{given} 세무회계사무소, 세무법인 {coined} {branch}, {coined}세무회계, {family}{given}세무사사무소, {coined}회계법인
agency 3; Real estate agency; 부동산 중개소; {coined}공인중개사사무소, {hood}{coined}부동산, {hood}{coined}공인중개사, {coined}부동산중개, {hood}{coined}공인중개사사무소, {family}{given}공인중개사사무소
office 2; Software Development; 소프트웨어 개발; ㈜{coined}{field}, {english}{field}, {coined}{field}, ㈜{english}{field}, 주식회사 {coined}{field}
agency 2; Service Provider; 서비스 제공업체; {coined}컨설팅, {coined}기획, {coined}서비스 {branch}, {coined}광고, {coined}인쇄, ㈜{coined}파트너스, {coined}스튜디오, {english}사진관
academy 4; Learning center; 학원; {coined}{subject}학원, {studyBrand}학원 {branch}, {hood}{coined}{subject}학원, {family}{given}{subject}교실, {coined}음악학원, {coined}미술학원, {coined}태권도장, {coined}어학원 {branch}, {coined}피아노교습소
school 1; Kindergarten; 유치원; {coined}유치원, {hood}{coined}어린이집, 구립{coined}어린이집, {coined}숲유치원, {coined}어린이집
nightlife 2; Karaoke; 노래방; {coined}노래연습장, 코인노래방 {english} {branch}, {coined}노래방, {english}코인노래연습장, {hood}{coined}노래타운
nightlife 1; Video arcade; PC방; {english}PC방 {branch}, {coined}PC, {coined}당구장, {english}볼링장, {coined}스크린골프 {branch}, 방탈출 {english} {branch}, 만화카페 {coined}
culture 1; Museum; 박물관; {coined}미술관, 갤러리 {coined}, {hood}{coined}박물관, {coined}아트홀, {coined}소극장, {english}시네마 {branch}
convenience 4; Convenience store; 편의점; {storeBrand} {branch}, {storeBrand} {hood}{coined}점
shop 3; Florist; 꽃집; {coined}꽃집, {coined}플라워, 플라워 {english}, {hood}꽃집 {coined}, {name}플라워 {branch}, {coined}화원
shop 3; Store; 상점; {coined}안경 {branch}, {coined}문구, {coined}마트, {hood}{coined}마트, {coined}서점, {coined}정육점, {coined}과일, {coined}반찬 {branch}, {coined}옷수선, {english}편집샵
stay 1; Hotel; 호텔; 호텔 {coined}, {coined}게스트하우스, {english}스테이 {hood}, {hood}{coined}호텔, {coined}모텔, {coined}한옥스테이
`

export const korean: Language = { words, kinds }
