import type { NeedRow } from './home-needs.ts'

/** What may be the matter with people's rights. */
export const legalNeeds: readonly NeedRow[] = [
  [
    'Personal injury attorney',
    'en',
    'car|truck|motorcycle|bike|uber|bus|accident|crash|wreck|collision|dog bite|work injury|slip|drunk driver|hospital|insurance|store|injured|hurt|driver',
    'accident|crash|wreck|collision|hit me|hit by|rear ended|injur|hurt|bitten|fell|run over|won t pay|malpractice|compensation|whiplash|crashed|sue',
  ],
  [
    'Personal injury attorney',
    'ko',
    '교통사고|사고|뺑소니|차에',
    '다쳤|당했|났|나서|보상|합의|소송|치였|변호',
  ],
  ['Personal injury attorney', 'tr', 'kaza|trafik kazası|araba', 'geçir|yarala|tazminat|çarp|yaptım|yaptik'],
  [
    'Personal injury attorney',
    'es',
    'accidente|choque|carro|auto|coche',
    'tuve|sufr|lesion|herid|chocar|choqué|golpe|demand|atropell',
  ],
  ['Personal injury attorney', 'de', 'unfall|autounfall', 'verletz|schmerzensgeld|hatte|anwalt|schaden'],
  [
    'Divorce lawyer',
    'en',
    'wife|husband|spouse|marriage|divorc|custody|child support|alimony|ex.',
    'getting|divorc|separat|custody|cheat|leave|leaving|support|alimony|left me|split|papers|get|want|help|file|filing|how|thinking|going|fight',
  ],
  ['Divorce lawyer', 'ko', '이혼|양육권|위자료', '하고|하려|소송|하는|할|상담|당했|받'],
  ['Divorce lawyer', 'tr', 'boşan|velayet|nafaka|eşim|kocam|karım', 'iste|dava|avukat|ayrıl|boşan'],
  ['Divorce lawyer', 'de', 'scheidung|scheiden|sorgerecht', 'anwalt|will|lassen|hilfe|möchte|brauche'],
  ['Divorce lawyer', 'sr', 'razvod|razves|razved|starateljstv', 'advokat|hoću|želim|treba|dece|od.'],
  [
    'Divorce lawyer',
    'es',
    'divorci|custodia|esposo|esposa|marido',
    'quiero|necesito|abogad|separ|hijos|ayuda|divorci',
  ],
  [
    'Criminal justice attorney',
    'en',
    'arrested|jail|charged with|dui|dwi|warrant|felony|misdemeanor|prison|cops|court date',
    'help|lawyer|attorney|got|was|son|bail|need|charge|drunk|fight|husband|brother|get out|assault|defend',
  ],
  [
    'Criminal justice attorney',
    'es',
    'arrest|cárcel|policía|preso|detenid|detuvieron',
    'ayuda|hijo|esposo|me|abogad|hermano|fianza',
  ],
  ['Criminal justice attorney', 'ko', '경찰|체포|음주운전|구속|고소', '당했|조사|변호|걸렸|됐'],
  [
    'Employment attorney',
    'en',
    'boss|employer|job|work|company|wages|overtime|paycheck|workplace',
    'fired|unfair|unpaid|owe|harass|discriminat|won t pay|didn t pay|not paid|wrongful|lawyer|attorney|laid off|terminated|stole|retaliat',
  ],
  [
    'Employment attorney',
    'es',
    'trabajo|jefe|patrón|sueldo|empleador',
    'despid|despedid|no me pag|no paga|acos|injust',
  ],
  ['Employment attorney', 'ko', '회사|월급|임금|직장|사장', '해고|체불|안 줘|못 받|부당|괴롭'],
  [
    'Bankruptcy attorney',
    'en',
    'debt|debts|bills|loans|creditors|credit card|foreclosure|bankruptcy|house|mortgage',
    'drown|can t pay|cannot pay|too much|collector|out of|file|filing|foreclos|stop|behind|garnish|owe|bankrupt|lawyer|attorney',
  ],
  [
    'Bankruptcy attorney',
    'es',
    'deuda|deudas|bancarrota|cobrador',
    'no puedo|pagar|mucha|declar|ayuda|muchas',
  ],
  ['Bankruptcy attorney', 'ko', '빚.|빚이|빚을|빚 |파산|회생|채무', '못 갚|많|신청|상담|하고'],
  [
    'Immigration attorney',
    'en',
    'visa|green card|immigration|citizenship|papers|asylum|deport|deportation|work permit|h1b',
    'help|need|apply|application|lawyer|attorney|get|expired|denied|renew|facing|how|being|stop|detain|fix',
  ],
  [
    'Immigration attorney',
    'es',
    'visa|papeles|migra|inmigración|ciudadanía|asilo|deport|residencia',
    'ayuda|arregl|necesito|sacar|solicit|abogad|quiero|me|esposo',
  ],
  ['Immigration attorney', 'ko', '비자|영주권|이민|시민권', '신청|받|변호|문제|거절|갱신'],
  [
    'Estate planning attorney',
    'en',
    'a will|my will|living trust|probate|inheritance|estate.|dad died|mom died|father died|mother died|power of attorney',
    'write|make|set up|need|help|draft|lawyer|attorney|plan|handle|contest|settle|inherit',
  ],
]
