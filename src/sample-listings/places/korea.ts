import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

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

const korean: Language = { words, kinds }

const seoul = `
강남구; 37.5010 127.0390; 060??, 061??, 062??; 테헤란로, 강남대로, 논현로, 역삼로, 선릉로, 봉은사로, 도산대로, 압구정로, 언주로, 학동로, 남부순환로, 삼성로; 강남, 역삼, 선릉, 신사, 논현, 삼성, 대치, 압구정, 청담, 도곡, 개포, 수서
마포구; 37.5560 126.9180; 039??, 040??, 041??; 양화로, 와우산로, 월드컵로, 홍익로, 잔다리로, 마포대로, 독막로, 백범로, 성미산로, 토정로; 홍대, 합정, 상수, 망원, 연남, 공덕, 마포, 서교, 상암, 성산
종로구; 37.5720 126.9860; 030??, 031??, 032??; 종로, 삼일대로, 율곡로, 인사동길, 새문안로, 대학로, 자하문로, 창경궁로, 돈화문로, 북촌로; 종로, 광화문, 안국, 인사동, 혜화, 익선, 서촌, 삼청, 종각, 동묘
송파구; 37.5080 127.1060; 055??, 056??, 057??; 올림픽로, 송파대로, 백제고분로, 석촌호수로, 가락로, 위례성대로, 양재대로, 오금로, 중대로; 잠실, 석촌, 문정, 가락, 방이, 송리단길, 오금, 거여, 장지, 신천
중구; 37.5620 126.9860; 045??, 046??; 을지로, 명동길, 퇴계로, 세종대로, 남대문로, 소공로, 다산로, 청계천로, 장충단로; 명동, 을지로, 충무로, 시청, 동대문, 신당, 약수, 남대문
서초구; 37.4900 127.0140; 065??, 066??, 067??; 서초대로, 반포대로, 방배로, 사평대로, 효령로, 서초중앙로, 신반포로, 강남대로, 바우뫼로; 서초, 교대, 방배, 반포, 양재, 사당, 잠원, 고속터미널, 남부터미널, 내방
영등포구; 37.5220 126.9080; 072??, 073??, 074??; 여의대로, 국제금융로, 영등포로, 경인로, 당산로, 양평로, 선유로, 신길로, 여의나루로; 여의도, 영등포, 당산, 문래, 신길, 대림, 선유도, 양평
성동구; 37.5500 127.0440; 047??, 048??; 왕십리로, 성수이로, 연무장길, 아차산로, 뚝섬로, 고산자로, 독서당로, 행당로; 성수, 서울숲, 왕십리, 뚝섬, 옥수, 금호, 행당, 답십리
용산구; 37.5340 126.9850; 043??, 044??; 이태원로, 한강대로, 녹사평대로, 신흥로, 청파로, 원효로, 한남대로, 보광로; 이태원, 한남, 용산, 해방촌, 경리단길, 삼각지, 숙대입구, 이촌
관악구; 37.4800 126.9400; 087??, 088??; 관악로, 남부순환로, 신림로, 봉천로, 낙성대로, 난곡로, 조원로; 신림, 서울대입구, 봉천, 낙성대, 샤로수길, 난곡, 미성
광진구; 37.5420 127.0770; 049??, 050??; 아차산로, 능동로, 광나루로, 자양로, 천호대로, 동일로, 뚝섬로; 건대, 구의, 군자, 자양, 강변, 화양, 중곡, 광나루
강서구; 37.5580 126.8350; 075??, 076??, 077??; 공항대로, 강서로, 마곡중앙로, 화곡로, 양천로, 방화대로, 까치산로; 마곡, 발산, 화곡, 까치산, 염창, 등촌, 방화, 가양
노원구; 37.6490 127.0680; 016??, 017??, 018??; 노해로, 동일로, 상계로, 한글비석로, 노원로, 화랑로, 덕릉로; 노원, 상계, 중계, 하계, 공릉, 은행사거리, 태릉
동작구; 37.5020 126.9520; 069??, 070??; 상도로, 사당로, 노량진로, 동작대로, 흑석로, 장승배기로, 여의대방로; 사당, 이수, 노량진, 상도, 흑석, 신대방, 보라매
서대문구; 37.5640 126.9370; 036??, 037??; 신촌로, 연세로, 이화여대길, 통일로, 증가로, 연희로, 명물길; 신촌, 이대, 연희, 홍제, 가좌, 충정로, 아현
은평구; 37.6110 126.9250; 033??, 034??; 연서로, 진관로, 은평로, 통일로, 불광로, 증산로; 연신내, 불광, 응암, 구파발, 은평뉴타운, 녹번, 새절
구로구; 37.4930 126.8760; 082??, 083??; 디지털로, 구로중앙로, 경인로, 가마산로, 고척로, 도림로; 구로, 신도림, 구로디지털단지, 개봉, 오류, 고척
성북구; 37.5960 127.0150; 027??, 028??; 동소문로, 성북로, 보문로, 정릉로, 종암로, 고려대로, 삼선교로; 성신여대, 안암, 성북동, 길음, 돈암, 정릉, 종암
강동구; 37.5380 127.1350; 052??, 053??; 천호대로, 양재대로, 성내로, 구천면로, 올림픽로, 상암로, 고덕로; 천호, 길동, 암사, 고덕, 명일, 둔촌, 성내
동대문구; 37.5820 127.0500; 023??, 024??, 025??; 왕산로, 천호대로, 회기로, 전농로, 장한로, 휘경로, 망우로; 회기, 청량리, 장안, 답십리, 이문, 전농, 제기
금천구; 37.4650 126.8970; 085??, 086??; 가산디지털1로, 시흥대로, 벚꽃로, 독산로, 범안로; 가산, 독산, 시흥, 가산디지털단지
양천구; 37.5240 126.8700; 079??, 080??; 목동로, 오목로, 신월로, 목동동로, 신정로, 남부순환로; 목동, 오목교, 신정, 신월, 신정네거리
중랑구; 37.5970 127.0870; 020??, 021??; 망우로, 동일로, 면목로, 상봉로, 신내로, 용마산로; 상봉, 면목, 중화, 사가정, 신내, 망우
강북구; 37.6380 127.0250; 010??, 011??, 012??; 도봉로, 한천로, 삼양로, 노해로, 수유로, 오패산로; 수유, 미아, 미아사거리, 번동, 우이`

const busan = `
해운대구; 35.1640 129.1640; 480%?, 481%?; 해운대로, 구남로, 달맞이길, 센텀중앙로, 마린시티로, 좌동순환로, 반여로, 해운대해변로; 해운대, 센텀시티, 마린시티, 좌동, 달맞이, 송정, 반여, 재송
부산진구; 35.1590 129.0570; 471%?, 472%?, 473%?; 서면로, 중앙대로, 전포대로, 가야대로, 동성로, 서전로, 동평로, 신천대로; 서면, 전포, 부전, 가야, 양정, 개금, 당감, 범천
수영구; 35.1530 129.1150; 482%?, 483%?; 광안해변로, 수영로, 광남로, 민락수변로, 남천바다로, 황령대로; 광안리, 남천, 민락, 수영, 망미, 금련산
중구; 35.1030 129.0310; 489%?; 광복로, 중앙대로, 구덕로, 남포길, 자갈치로, 대청로, 보수대로; 남포, 광복, 자갈치, 보수동, 중앙동, 부평깡통시장
동래구; 35.2040 129.0830; 477%?, 478%?, 479%?; 명륜로, 충렬대로, 온천장로, 사직북로, 아시아드대로, 온천천로, 쇠미로; 동래, 온천장, 사직, 명륜, 안락, 미남
남구; 35.1360 129.0900; 484%?, 485%?; 수영로, 용소로, 유엔평화로, 황령대로, 신선로, 분포로; 대연, 경성대, 용호, 문현, 감만, 부경대
연제구; 35.1800 129.0800; 475%?, 476%?; 중앙대로, 연수로, 과정로, 반송로, 월드컵대로, 고분로; 연산, 거제, 시청, 토곡, 물만골
금정구; 35.2340 129.0890; 462%?, 463%?, 464%?; 금정로, 부산대학로, 중앙대로, 금강로, 장전온천천로, 서동로; 부산대, 장전, 구서, 남산, 범어사, 서동
사하구; 35.0980 128.9780; 493%?, 494%?; 낙동대로, 하신중앙로, 다대로, 장평로, 을숙도대로; 하단, 당리, 다대포, 괴정, 장림, 신평
북구; 35.2060 129.0080; 465%?, 466%?; 금곡대로, 만덕대로, 화명대로, 백양대로, 덕천로; 덕천, 화명, 구포, 만덕
사상구; 35.1580 128.9880; 469%?, 470%?; 사상로, 광장로, 가야대로, 학감대로, 새벽로; 사상, 주례, 학장, 모라
기장군; 35.2440 129.2180; 460%?; 기장해안로, 차성로, 정관로, 정관중앙로, 일광로; 기장, 정관, 일광, 오시리아`

const incheon = `
부평구; 37.4940 126.7230; 213%?, 214%?; 부평대로, 경인로, 부평문화로, 시장로, 장제로, 길주로, 경원대로; 부평, 부개, 갈산, 삼산, 산곡, 십정
연수구; 37.3880 126.6560; 219%?, 220%?; 컨벤시아대로, 인천타워대로, 송도과학로, 센트럴로, 앵고개로, 청능대로, 하모니로; 송도, 연수, 동춘, 선학, 옥련, 센트럴파크
남동구; 37.4480 126.7220; 215%?, 216%?; 인주대로, 예술로, 구월로, 남동대로, 논현로, 소래역로, 백범로; 구월, 간석, 논현, 소래포구, 만수, 시청, 서창
미추홀구; 37.4640 126.6570; 221%?, 222%?; 인하로, 경인로, 주안로, 미추홀대로, 소성로, 인주대로, 독배로; 주안, 인하대, 용현, 학익, 도화, 숭의
서구; 37.5400 126.6680; 226%?, 227%?, 228%?; 청라대로, 서곶로, 가정로, 중봉대로, 청라커낼로, 완정로, 검단로; 청라, 검단, 가정, 가좌, 검암, 석남
중구; 37.4730 126.6240; 223%?; 신포로, 제물량로, 차이나타운로, 개항로, 영종대로, 월미로, 우현로; 신포, 차이나타운, 동인천, 영종, 월미도, 을왕리
계양구; 37.5310 126.7370; 210%?, 211%?; 계양대로, 계산새로, 장제로, 경명대로, 봉오대로, 주부토로; 계산, 작전, 계양, 임학, 박촌
동구; 37.4770 126.6380; 225%?; 송현로, 화도진로, 석수로, 샛골로, 동산로; 송현, 화수, 송림, 배다리`

const daegu = `
중구; 35.8690 128.5960; 419%?, 420%?; 동성로, 국채보상로, 달구벌대로, 중앙대로, 종로, 동덕로, 명륜로, 공평로; 동성로, 반월당, 삼덕, 교동, 대봉, 서문시장, 김광석길
수성구; 35.8480 128.6280; 421%?, 422%?; 동대구로, 달구벌대로, 들안로, 수성로, 무학로, 범어로, 청수로, 용학로; 범어, 수성못, 만촌, 황금, 지산, 시지, 들안길
달서구; 35.8320 128.5420; 426%?, 427%?, 428%?; 월배로, 상인로, 달구벌대로, 와룡로, 조암로, 진천로, 장기로; 상인, 월배, 죽전, 성서, 두류, 계명대, 본리
북구; 35.8900 128.5850; 414%?, 415%?; 대학로, 침산로, 칠곡중앙대로, 동천로, 호국로, 옥산로, 구암로; 경북대, 침산, 칠곡, 복현, 산격, 동천
동구; 35.8800 128.6290; 411%?, 412%?; 동촌로, 아양로, 동부로, 신암로, 율하동로, 팔공로, 이노밸리로; 동대구, 신암, 율하, 동촌, 방촌, 혁신도시
남구; 35.8430 128.5900; 424%?, 425%?; 대명로, 앞산순환로, 중앙대로, 현충로, 이천로, 봉덕로; 대명, 앞산, 봉덕, 교대, 안지랑
서구; 35.8700 128.5580; 417%?, 418%?; 서대구로, 국채보상로, 북비산로, 달서로, 평리로; 평리, 내당, 비산, 중리
달성군; 35.7750 128.4320; 429%?, 430%?; 테크노중앙대로, 비슬로, 다사로, 현풍로, 달구벌대로; 다사, 화원, 현풍, 옥포, 테크노폴리스`

const daejeon = `
서구; 36.3520 127.3800; 351??, 352??, 353%?; 둔산로, 대덕대로, 한밭대로, 계룡로, 갈마로, 둔산서로, 도안동로, 월평로; 둔산, 갈마, 탄방, 용문, 월평, 도안, 관저, 정부청사
유성구; 36.3620 127.3500; 341??, 342%?, 340%?; 대학로, 온천로, 노은로, 계룡로, 반석로, 테크노중앙로, 궁동로, 엑스포로; 유성온천, 봉명, 궁동, 노은, 관평, 반석, 충남대, 어은
중구; 36.3280 127.4240; 348??, 349??, 350%?; 은행로, 중앙로, 대종로, 계백로, 보문로, 대흥로, 태평로, 중교로; 은행동, 대흥, 선화, 태평, 유천, 서대전, 으능정이
동구; 36.3350 127.4400; 345%?, 346%?; 대전로, 중앙로, 우암로, 동서대로, 태전로, 한밭대로, 용운로; 용전, 가양, 소제동, 판암, 자양, 복합터미널
대덕구; 36.3670 127.4260; 343%?, 344%?; 한밭대로, 중리로, 계족로, 신탄진로, 한남로, 대덕대로; 중리, 한남대, 송촌, 신탄진, 법동, 비래`

export const korea: CountrySource = {
  code: 'KR',
  names: ['South Korea', 'Korea, Republic of', 'Republic of Korea', 'Korea', '대한민국', 'KR'],
  dialCode: '82',
  language: korean,
  addresses: [
    '{city} {district} {road} %?',
    '{city} {district} {road} %??',
    '{city} {district} {road} %?, %층',
    '{city} {district} {road} %',
    '{city} {district} {road} %?-%',
    '{city} {district} {road} %??, %0%호',
    '{city} {district} {road} %?, {building} %층',
    '대한민국 {city} {district} {road} %?',
    '{city} {district} {road} %?, 지하 1층',
    '{city} {district} {road} %??, {building} %0%호',
  ],
  cities: [
    {
      name: '서울특별시',
      town: '서울',
      weight: 29,
      centre: [37.5665, 126.978],
      sideStreets: { of: '로', as: '%?길, %길' },
      phones:
        '02-5??-????, 010-{mobile}???-????, 02-3???-????, 02-7??-????, 0507-13??-????, 02-6???-????, 070-4???-????',
      districts: seoul,
    },
    {
      name: '부산광역시',
      town: '부산',
      weight: 13,
      centre: [35.1796, 129.0756],
      sideStreets: { of: '로', as: '%?번길, %??번길' },
      phones: '051-7??-????, 010-{mobile}???-????, 051-8??-????, 051-2??-????, 0507-14??-????, 051-6??-????',
      districts: busan,
    },
    {
      name: '인천광역시',
      town: '인천',
      weight: 10,
      centre: [37.4563, 126.7052],
      sideStreets: { of: '로', as: '%?번길, %??번길' },
      phones: '032-8??-????, 010-{mobile}???-????, 032-5??-????, 032-4??-????, 0507-13??-????',
      districts: incheon,
    },
    {
      name: '대구광역시',
      town: '대구',
      weight: 10,
      centre: [35.8714, 128.6014],
      sideStreets: { of: '로', as: '%?번길, %??번길' },
      phones: '053-7??-????, 010-{mobile}???-????, 053-4??-????, 053-6??-????, 0507-14??-????',
      districts: daegu,
    },
    {
      name: '대전광역시',
      town: '대전',
      weight: 8,
      centre: [36.3504, 127.3845],
      sideStreets: { of: '로', as: '%?번길, %??번길' },
      phones: '042-4??-????, 010-{mobile}???-????, 042-8??-????, 042-2??-????, 0507-13??-????',
      districts: daejeon,
    },
  ],
}
