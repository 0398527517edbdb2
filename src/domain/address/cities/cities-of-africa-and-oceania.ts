/** Country|name|Korean name|latitude,longitude|state|other spellings, a line. See `city-index.ts`. */
export const citiesOfAfricaAndOceania = `
EG|Cairo|카이로|30.044,31.236|Cairo Governorate|القاهرة;Kahire;Al Qahirah
EG|Alexandria|알렉산드리아|31.2,29.919|Alexandria Governorate|الإسكندرية
EG|Giza|기자|30.013,31.209|Giza Governorate|الجيزة
MA|Casablanca|카사블랑카|33.573,-7.59||الدار البيضاء
MA|Marrakech|마라케시|31.63,-7.981||Marrakesh;مراكش
MA|Rabat|라바트|34.021,-6.842||الرباط
MA|Fès|페스|34.018,-5.008||Fez
TN|Tunis|튀니스|36.807,10.182||تونس
DZ|Algiers|알제|36.754,3.059||Alger
NG|Lagos|라고스|6.524,3.379|Lagos|
NG|Abuja|아부자|9.077,7.399|Abuja|
GH|Accra|아크라|5.604,-0.187||
CI|Abidjan|아비장|5.36,-4.008||
SN|Dakar|다카르|14.716,-17.467||
KE|Nairobi|나이로비|-1.292,36.822||
KE|Mombasa|몸바사|-4.044,39.668||
ET|Addis Ababa|아디스아바바|9.005,38.763||አዲስ አበባ
TZ|Dar es Salaam|다르에스살람|-6.792,39.208||
UG|Kampala|캄팔라|0.348,32.583||
RW|Kigali|키갈리|-1.944,30.062||
CD|Kinshasa|킨샤사|-4.442,15.266||
AO|Luanda|루안다|-8.839,13.289||
ZM|Lusaka|루사카|-15.388,28.323||
ZW|Harare|하라레|-17.825,31.033||
ZA|Johannesburg|요하네스버그|-26.204,28.047|Gauteng|
ZA|Cape Town|케이프타운|-33.925,18.424|Western Cape|Kaapstad
ZA|Durban|더반|-29.858,31.022|KwaZulu-Natal|
ZA|Pretoria|프리토리아|-25.748,28.229|Gauteng|
MU|Port Louis|포트루이스|-20.161,57.499||
AU|Sydney|시드니|-33.869,151.209|New South Wales|
AU|Melbourne|멜버른|-37.814,144.963|Victoria|
AU|Brisbane|브리즈번|-27.47,153.026|Queensland|
AU|Perth|퍼스|-31.952,115.861|Western Australia|
AU|Adelaide|애들레이드|-34.929,138.601|South Australia|
AU|Gold Coast|골드코스트|-28.017,153.4|Queensland|
AU|Canberra|캔버라|-35.281,149.13|Australian Capital Territory|
AU|Hobart|호바트|-42.882,147.327|Tasmania|
AU|Darwin|다윈|-12.463,130.844|Northern Territory|
AU|Cairns|케언스|-16.919,145.778|Queensland|
NZ|Auckland|오클랜드|-36.848,174.763||Tāmaki Makaurau
NZ|Wellington|웰링턴|-41.287,174.776||
NZ|Christchurch|크라이스트처치|-43.532,172.637||
NZ|Queenstown|퀸스타운|-45.031,168.663||
FJ|Suva|수바|-18.125,178.45||
GU|Hagåtña|하갓냐|13.474,144.75||Hagatna
`
