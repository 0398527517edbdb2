/** Country|name|Korean name|latitude,longitude|state|other spellings, a line. See `city-index.ts`. */
export const citiesOfAmericas = `
US|New York|뉴욕|40.713,-74.006|New York|New York City;NYC;Nueva York
US|Los Angeles|로스앤젤레스|34.052,-118.244|California|LA;L.A.;엘에이
US|Chicago|시카고|41.878,-87.63|Illinois|
US|Houston|휴스턴|29.76,-95.37|Texas|
US|Phoenix|피닉스|33.448,-112.074|Arizona|
US|Philadelphia|필라델피아|39.953,-75.165|Pennsylvania|
US|San Antonio|샌안토니오|29.424,-98.494|Texas|
US|San Diego|샌디에이고|32.716,-117.161|California|
US|Dallas|댈러스|32.777,-96.797|Texas|
US|San Jose|새너제이|37.338,-121.886|California|
US|Austin|오스틴|30.267,-97.743|Texas|
US|Jacksonville|잭슨빌|30.332,-81.656|Florida|
US|San Francisco|샌프란시스코|37.775,-122.419|California|
US|Columbus|콜럼버스|39.961,-82.999|Ohio|
US|Charlotte|샬럿|35.227,-80.843|North Carolina|
US|Indianapolis|인디애나폴리스|39.768,-86.158|Indiana|
US|Seattle|시애틀|47.606,-122.332|Washington|
US|Denver|덴버|39.739,-104.99|Colorado|
US|Washington|워싱턴|38.907,-77.037|District of Columbia|Washington DC;Washington D.C.;Washington, D.C.;워싱턴 D.C.;워싱턴 DC
US|Boston|보스턴|42.36,-71.059|Massachusetts|
US|Nashville|내슈빌|36.163,-86.782|Tennessee|
US|Detroit|디트로이트|42.331,-83.046|Michigan|
US|Portland|포틀랜드|45.515,-122.679|Oregon|
US|Las Vegas|라스베이거스|36.17,-115.14|Nevada|
US|Memphis|멤피스|35.15,-90.049|Tennessee|
US|Louisville|루이빌|38.253,-85.759|Kentucky|
US|Baltimore|볼티모어|39.29,-76.612|Maryland|
US|Milwaukee|밀워키|43.039,-87.907|Wisconsin|
US|Albuquerque|앨버커키|35.084,-106.65|New Mexico|
US|Tucson|투손|32.222,-110.975|Arizona|
US|Fresno|프레즈노|36.738,-119.787|California|
US|Sacramento|새크라멘토|38.582,-121.494|California|
US|Kansas City|캔자스시티|39.1,-94.579|Missouri|
US|Atlanta|애틀랜타|33.749,-84.388|Georgia|
US|Miami|마이애미|25.762,-80.192|Florida|
US|Minneapolis|미니애폴리스|44.978,-93.265|Minnesota|
US|New Orleans|뉴올리언스|29.951,-90.072|Louisiana|
US|Tampa|탬파|27.951,-82.457|Florida|
US|Orlando|올랜도|28.538,-81.379|Florida|
US|Cleveland|클리블랜드|41.499,-81.694|Ohio|
US|Pittsburgh|피츠버그|40.441,-79.996|Pennsylvania|
US|Cincinnati|신시내티|39.103,-84.512|Ohio|
US|St. Louis|세인트루이스|38.627,-90.199|Missouri|Saint Louis
US|Salt Lake City|솔트레이크시티|40.761,-111.891|Utah|
US|Honolulu|호놀룰루|21.307,-157.858|Hawaii|
US|Anchorage|앵커리지|61.218,-149.9|Alaska|
US|Birmingham|버밍햄|33.519,-86.81|Alabama|
US|Buffalo|버펄로|42.886,-78.878|New York|
PR|San Juan|산후안|18.466,-66.106||
CA|Toronto|토론토|43.653,-79.383|Ontario|
CA|Montreal|몬트리올|45.502,-73.567|Quebec|Montréal
CA|Vancouver|밴쿠버|49.283,-123.121|British Columbia|
CA|Calgary|캘거리|51.045,-114.072|Alberta|
CA|Edmonton|에드먼턴|53.546,-113.494|Alberta|
CA|Ottawa|오타와|45.421,-75.697|Ontario|
CA|Winnipeg|위니펙|49.895,-97.138|Manitoba|
CA|Quebec City|퀘벡|46.814,-71.208|Quebec|Ville de Québec
CA|Halifax|핼리팩스|44.649,-63.576|Nova Scotia|
CA|Victoria|빅토리아|48.428,-123.366|British Columbia|
MX|Ciudad de México|멕시코시티|19.433,-99.133|Ciudad de México|Mexico City;CDMX;México D.F.
MX|Guadalajara|과달라하라|20.66,-103.35|Jalisco|
MX|Monterrey|몬테레이|25.687,-100.316|Nuevo León|
MX|Puebla|푸에블라|19.041,-98.206|Puebla|
MX|Tijuana|티후아나|32.515,-117.038|Baja California|
MX|Cancún|칸쿤|21.161,-86.852|Quintana Roo|
MX|Mérida|메리다|20.967,-89.593|Yucatán|
MX|León|레온|21.122,-101.684|Guanajuato|
GT|Guatemala City|과테말라시티|14.634,-90.507||Ciudad de Guatemala
CR|San José|산호세|9.928,-84.091||
PA|Panama City|파나마시티|8.983,-79.52||Ciudad de Panamá;Panamá
CU|Havana|아바나|23.114,-82.367||La Habana
DO|Santo Domingo|산토도밍고|18.486,-69.931||
JM|Kingston|킹스턴|17.972,-76.793||
CO|Bogotá|보고타|4.711,-74.072|Bogotá D.C.|Bogota;Bogotá D.C.;Bogotá, D.C.;Santafé de Bogotá
CO|Medellín|메데인|6.244,-75.581|Antioquia|
CO|Cali|칼리|3.452,-76.532|Valle del Cauca|
CO|Cartagena|카르타헤나|10.391,-75.479|Bolívar|Cartagena de Indias
CO|Barranquilla|바랑키야|10.964,-74.796|Atlántico|
VE|Caracas|카라카스|10.48,-66.904||
EC|Quito|키토|-0.181,-78.468||
EC|Guayaquil|과야킬|-2.171,-79.922||
PE|Lima|리마|-12.046,-77.043||
PE|Cusco|쿠스코|-13.532,-71.967||Cuzco
BO|La Paz|라파스|-16.49,-68.119||
BO|Santa Cruz de la Sierra|산타크루스|-17.783,-63.182||
PY|Asunción|아순시온|-25.264,-57.576||
CL|Santiago|산티아고|-33.449,-70.669|Región Metropolitana|Santiago de Chile
CL|Valparaíso|발파라이소|-33.047,-71.613|Valparaíso|
AR|Buenos Aires|부에노스아이레스|-34.604,-58.382|Ciudad Autónoma de Buenos Aires|CABA;Ciudad Autónoma de Buenos Aires
AR|Córdoba|코르도바|-31.42,-64.189|Córdoba|
AR|Rosario|로사리오|-32.944,-60.651|Santa Fe|
AR|Mendoza|멘도사|-32.889,-68.846|Mendoza|
UY|Montevideo|몬테비데오|-34.901,-56.165||
BR|São Paulo|상파울루|-23.551,-46.633|São Paulo|
BR|Rio de Janeiro|리우데자네이루|-22.907,-43.173|Rio de Janeiro|Rio
BR|Brasília|브라질리아|-15.794,-47.882|Distrito Federal|
BR|Salvador|사우바도르|-12.973,-38.502|Bahia|
BR|Fortaleza|포르탈레자|-3.732,-38.527|Ceará|
BR|Belo Horizonte|벨루오리존치|-19.917,-43.934|Minas Gerais|
BR|Curitiba|쿠리치바|-25.429,-49.272|Paraná|
BR|Recife|헤시피|-8.048,-34.877|Pernambuco|
BR|Porto Alegre|포르투알레그리|-30.035,-51.218|Rio Grande do Sul|
BR|Manaus|마나우스|-3.119,-60.022|Amazonas|
BR|Goiânia|고이아니아|-16.687,-49.265|Goiás|
BR|Belém|벨렝|-1.456,-48.49|Pará|
BR|Florianópolis|플로리아노폴리스|-27.595,-48.548|Santa Catarina|
`
