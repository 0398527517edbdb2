/**
 * What languages without names in the gazetteer call divisions that addresses name otherwise, by their own names, and the short forms of states before postal codes. A name that is the same
 * but for an ending counts too.
 */
export const foreignRegionNames: Readonly<Record<string, string>> = {
  Alabama: '알라바마|앨러배마|アラバマ|アラバマ州|阿拉巴马|亚拉巴马|阿拉巴馬|ألاباما|Алабама|अलबामा|Ala',
  Alaska: 'アラスカ|アラスカ州|阿拉斯加|ألاسكا|Аљаска|Аляска|Aljaska',
  Arizona: 'アリゾナ|アリゾナ州|亚利桑那|亞利桑那|أريزونا|Аризона|Ariz',
  California:
    'Kalifornien|Californie|Kalifornija|Калифорнија|Калифорния|カリフォルニア|カリフォルニア州|加利福尼亚|加州|加利福尼亞|كاليفورنيا|कैलिफ़ोर्निया|캘리포냐|칼리포니아|Kaliforniya|Kalifornia|Calif',
  Colorado: 'コロラド|コロラド州|科罗拉多|كولورادو|Колорадо|Colo',
  Florida: 'フロリダ|フロリダ州|佛罗里达|佛羅里達|فلوريدا|Флорида|Floride|Fla',
  Georgia: 'ジョージア州|乔治亚州|Géorgie USA|Džordžija',
  Hawaii: 'ハワイ|ハワイ州|夏威夷|هاواي|Havaji',
  Illinois: 'イリノイ|イリノイ州|伊利诺伊|إلينوي|Илиноис',
  Louisiana: 'ルイジアナ|ルイジアナ州|路易斯安那|لويزيانا|Louisiane|Luizijana|Luisiana',
  Massachusetts: 'マサチューセッツ|マサチューセッツ州|马萨诸塞|麻省|Masačusets',
  Michigan: 'ミシガン|ミシガン州|密歇根|ميشيغان|Mičigen|Mich',
  Nevada: 'ネバダ|ネバダ州|内华达|نيفادا|Невада',
  'New Jersey': 'ニュージャージー|ニュージャージー州|新泽西|نيوجيرسي|Nju Džerzi|Nueva Jersey',
  'North Carolina': 'Nordcarolina|Caroline du Nord|Carolina del Norte|Carolina del Nord|ノースカロライナ州',
  Ohio: 'オハイオ|オハイオ州|俄亥俄|أوهايو|Охајо',
  Oregon: 'オレゴン|オレゴン州|俄勒冈|أوريغون',
  Pennsylvania:
    'Pennsylvanien|Pennsylvanie|Pensilvania|Pensilvanija|Пенсилванија|Пенсильвания|ペンシルベニア|ペンシルベニア州|宾夕法尼亚|賓夕法尼亞|宾州|بنسلفانيا|펜실베니아|펜실바니아|Penna',
  'South Carolina': 'Südcarolina|Caroline du Sud|Carolina del Sur|Carolina del Sud|サウスカロライナ州',
  Tennessee: 'テネシー|テネシー州|田纳西|Tenesi|Tenn',
  Texas: 'テキサス|テキサス州|得克萨斯|德州|تكساس|Teksas|Тексас|Tex',
  Virginia: 'バージニア州|弗吉尼亚|Virdžinija|Virginie',
  Washington: 'ワシントン州|华盛顿州',
  Telangana: 'Télangana|テランガーナ|テランガーナ州|特伦甘纳|تيلانجانا|तेलंगाना|తెలంగాణ|텔랑가나',
  Maharashtra: 'マハーラーシュトラ|マハーラーシュトラ州|马哈拉施特拉|महाराष्ट्र',
  Karnataka: 'カルナータカ|カルナータカ州|卡纳塔克|कर्नाटक',
  Bayern: 'Bavière|Baviera|Bavarska|バイエルン|バイエルン州|巴伐利亚|بافاريا|바이에른',
  'Metro Manila': 'マニラ首都圏|大马尼拉|Grand Manille|Gran Manila|메트로 마닐라',
  Minnesota: 'Minn',
  Wisconsin: 'Wisc',
  Oklahoma: 'Okla',
  Connecticut: 'Conn',
  Nebraska: 'Nebr',
  Kansas: 'Kans',
  'West Virginia': 'W Va',
}
