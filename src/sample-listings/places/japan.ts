import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

const words = {
  d: '1, 2, 4, 3, 6, 5, 7',
  building:
    '第一ビル, 山田ビル, 中央ビル, 松本ビル, {town}ビル, {hood}ビル, サンライズビル, 第二田中ビル, コスモビル, グリーンハイツ, 三栄ビル, パークサイドビル, {surname}ビル',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    '佐藤, 鈴木, 高橋, 田中, 伊藤, 渡辺, 山本, 中村, 小林, 加藤, 吉田, 山田, 佐々木, 松本, 井上, 木村',
  rareSurname: '{kanji1}{kanji2}',
  kanji1:
    '小, 大, 中, 山, 高, 松, 石, 西, 北, 森, 岡, 藤, 宮, 杉, 黒, 青, 吉, 長, 安, 平, 内, 前, 竹, 福, 古, 村, 川, 水, 白, 金, 三, 今, 上, 土, 橋, 原, 坂, 若, 富, 梅, 島, 片, 秋, 浜, 矢',
  kanji2:
    '川, 田, 野, 島, 村, 山, 本, 原, 井, 崎, 沢, 木, 口, 谷, 下, 浦, 尾, 岡, 橋, 森, 塚, 間, 内, 津, 倉, 坂, 岩, 堀, 瀬, 松, 江, 畑, 林, 水, 石',
  given:
    '健一, 誠, 美咲, 陽子, 大輔, 直樹, 恵, 裕子, 隆, 翔太, さくら, 由美, 浩, 真由美, 拓也, 亮, 香織, 学, 一郎, 智子',
  coined:
    'さくら, ひまわり, あおぞら, つばさ, みどり, たんぽぽ, 花, 鶴, 松, 竹, 梅, 藤, 月, 桜, 縁, 結, 和, 楽, 福, 幸, {mark}, {mark}, {mark}, {mark}, {mark}, {kana}, {kana}, {kana}, {kana}, {surname}',
  mark: '{k1}{k2}, {k1}{k2}, {k1}の{k2}',
  k1: '一, 花, 月, 雪, 和, 福, 大, 千, 万, 三, 五, 八, 松, 竹, 梅, 鶴, 亀, 金, 銀, 天, 海, 山, 川, 春, 秋, 青, 赤, 白, 喜, 幸, 清, 光, 丸, 吉, 寿, 魚, 鳥, 麦, 米, 菊',
  k2: '屋, 家, 亭, 庵, 楽, 膳, 善, 花, 月, 心, 丸, 蔵, 吉, 助, 郎, 太郎, 平, 造, 兵衛, 鶴, 松, 重, 喜, 味, 笑, 蘭, 門, 座, 舎, 園, 里, 風, 音, 灯, 空',
  kana: '{ka1}{ka2}, {ka1}{ka2}, {ka1}{ka2}{ka3}, ルミエール, ソレイユ, ベル, リアン, プリマ, アンジュ, クローバー, オリーブ, ミモザ, カモミール, シエル, ノエル',
  ka1: 'ル, ラ, エ, ア, リ, フ, マ, ク, ソ, ミ, ノ, ベ, プ, コ, サ, ナ, ロ, ファ, シェ, ティ',
  ka2: 'ミナ, リス, ルカ, ナーレ, ージュ, ルシア, ローネ, リーブ, ティア, レーヌ, ベル, シア, ルーチェ, モア, ランテ, ーネ, ロ, ンド, ネ, ーラ',
  ka3: 'ン, ト, ナ, ス, ーナ, ット, リ, ー',
  branch: '{hood}店, {hood}本店, {hood}駅前店, {hood}%号店, {town}{hood}店, {hood}東口店, {hood}西口店',
  dish: '居酒屋, 焼鳥, 炭火焼, 海鮮居酒屋, 串カツ, おでん, 郷土料理, もつ焼き, 立ち飲み, 大衆酒場, 和食, 割烹, 定食',
  noodle: 'らーめん, ラーメン, 中華そば, つけ麺, 担々麺, 手打ちうどん, そば処, 味噌ラーメン, 家系ラーメン',
  chain: 'とりまる商店, 麺処ひなた, 味処こうめ, 海鮮市場いろり',
  cafeChain: 'コヒー豆日和, 喫茶モーニング堂, 珈琲いちばん館',
  storeChain: 'まちかどマート24, ナイトアンドデイ, ハロー商店',
  specialty: '内科, 皮膚科, 整形外科, 眼科, 耳鼻咽喉科, 小児科, 内科クリニック, 外科, 婦人科, 心療内科',
  field: 'システム, ソフト, テクノロジーズ, ソリューションズ, データ, ワークス, ラボ, システムズ',
}

const kinds = `
restaurant 6; Restaurant; レストラン; {dish} {coined}, {dish} {coined} {branch}, {coined}食堂, キッチン{coined}, {surname}食堂, {coined} {branch}, レストラン {kana}
restaurant 4; Ramen restaurant; ラーメン屋; {noodle} {coined}, {noodle} {coined} {branch}, {chain} {branch}, 麺屋 {coined}, 麺処 {coined}, {surname}{noodle}
bar 5; Izakaya restaurant; 居酒屋; 居酒屋 {coined}, {chain} {branch}, {dish} {coined}, 酒処 {coined}, 炭火串焼 {coined} {branch}, {coined}酒場
restaurant 3; Sushi restaurant; 寿司店; 鮨 {coined}, {coined}寿司, {surname}鮨, 寿司割烹 {coined}, {coined}寿司 {branch}, 鮨処 {surname}
diner 2; Yakiniku restaurant; 焼肉店; 焼肉 {coined}, 炭火焼肉 {coined} {branch}, ホルモン {coined}, 焼肉ホルモン{coined}
restaurant 1; French restaurant; フランス料理店; ビストロ {kana}, レストラン {kana}, ブラッスリー {kana}, トラットリア {kana}
cafe 6; Cafe; カフェ; カフェ {kana}, 珈琲 {coined}, 喫茶 {coined}, {cafeChain} {branch}, {kana} コーヒー {branch}, 純喫茶 {kana}, {coined}珈琲店
bakery 3; Bakery; パン屋; ベーカリー {kana}, ブーランジェリー {kana}, パン工房 {coined}, {coined}ベーカリー {branch}, 洋菓子 {kana}, 和菓子 {coined}
bar 3; Bar; バー; バー {kana}, ワインバー {kana}, スナック {coined}, {kana} バー {hood}, ダイニングバー {kana}
clinic 4; Medical clinic; 診療所; {surname}{specialty}, {surname}クリニック, {surname}医院, {hood}{coined}クリニック, {hood}{surname}{specialty}, {hood}駅前{specialty}
clinic 2; Healthcare; 医療; {coined}整骨院, {hood}{coined}接骨院, {surname}鍼灸院, {coined}鍼灸整骨院 {branch}, {hood}{coined}健診センター
dentist 4; Dental clinic; 歯科医院; {surname}歯科医院, {surname}歯科, {hood}{surname}歯科, {coined}歯科クリニック, {hood}{coined}デンタルクリニック, {hood}駅前{surname}歯科
hospital 1; Hospital; 病院; {surname}病院, {hood}{coined}病院, {town}{coined}記念病院, {hood}中央病院
pharmacy 3; Pharmacy; 薬局; {coined}薬局 {branch}, {hood}薬局, {surname}薬局, {coined}調剤薬局 {branch}
garage 3; Auto repair shop; 自動車整備工場; {surname}自動車, {surname}モータース, {surname}自動車整備, {surname}自動車工業, カーサービス{surname}
garage 2; Auto Service; カーサービス; カーサービス {coined}, タイヤショップ{coined} {branch}, オートサービス{surname}, {surname}オート, ガレージ{kana}
carwash 1; Car wash; 洗車場; {coined}洗車場, コイン洗車 {hood}, カーウォッシュ{kana} {branch}
fuel 1; Gas station; ガソリンスタンド; {surname}石油 {hood}SS, {surname}商店 {hood}給油所, {coined}エネルギー {hood}SS
salon 5; Hair salon; 美容院; ヘアサロン {kana}, 美容室 {kana}, {kana} {hood}, ヘアーメイク {kana}, 理容 {surname}, {kana} ヘアー {branch}, カットハウス {coined}
salon 2; Nail salon; ネイルサロン; ネイルサロン {kana}, {kana} ネイル {branch}, アイラッシュ {kana}, {kana} ネイル&アイラッシュ
spa 2; Massage spa; マッサージ; リラクゼーション {kana}, ほぐし処 {coined}, {coined}の湯, もみほぐし {coined} {branch}, エステサロン {kana}
gym 2; Gym; ジム; フィットネス {kana} {branch}, パーソナルジム {kana} {branch}, ヨガスタジオ {kana}, {hood}スポーツクラブ{kana}
cleaning 2; Cleaning Service; 清掃サービス; おそうじ{coined}, クリーニング{coined} {branch}, ハウスクリーニング {coined}, {surname}クリーニング店, {coined}ビルサービス
craft 2; Contractor; 工務店; {surname}工務店, {surname}建設, {surname}塗装, {coined}リフォーム, {surname}畳店, {surname}電気工事
emergency 1; Plumber; 水道工事; {surname}設備, 水道の{coined}, {surname}水道工業所, 鍵の{coined} {branch}
craft 1; Moving company; 引越し業者; {coined}引越センター, {surname}運送, {coined}引越サービス {branch}
office 4; Law firm; 法律事務所; {surname}法律事務所, {surname}・{surname}法律事務所, {hood}{coined}法律事務所, 弁護士法人{coined} {branch}, 司法書士 {surname}事務所
office 3; Tax consultant; 税理士事務所; {surname}{given}税理士事務所, {surname}会計事務所, 税理士法人{coined}, 社会保険労務士 {surname}事務所
agency 3; Real estate agency; 不動産会社; {surname}不動産, {coined}ホーム {branch}, {hood}{coined}不動産, {surname}地所, {coined}住宅 {branch}
office 2; Software Development; ソフトウェア開発; 株式会社{kana}{field}, {kana}{field}株式会社, 株式会社{surname}{field}, 株式会社{coined}{field}
agency 2; Service Provider; サービス業; {surname}写真館, {surname}印刷, {coined}企画, 株式会社{kana}サービス, {surname}保険事務所
academy 3; Learning center; 学習塾; {coined}学習塾, {coined}ゼミナール {branch}, {surname}ピアノ教室, {coined}英会話 {branch}, {surname}そろばん教室, 個別指導{coined} {branch}, {surname}書道教室
school 2; Kindergarten; 幼稚園; {coined}幼稚園, {hood}{coined}保育園, {coined}保育園, {hood}幼稚園
nightlife 2; Karaoke; カラオケ; カラオケ{coined} {branch}, カラオケ {kana}, ダーツバー {kana}, カラオケ喫茶 {coined}
culture 2; Art gallery; ギャラリー; ギャラリー{coined}, {surname}美術館, {hood}{coined}劇場, ライブハウス {kana}, {kana}シアター
convenience 3; Convenience store; コンビニエンスストア; {storeChain} {branch}, {storeChain} {hood}{surname}店, {storeChain} {hood}%丁目店
shop 4; Store; 店; {surname}書店, {surname}青果店, {surname}精肉店, フラワーショップ {kana}, メガネの{coined} {branch}, {surname}酒店, 古着屋 {kana}, {surname}文具店
stay 2; Hotel; ホテル; ホテル{kana} {hood}, 旅館 {coined}, {hood}ゲストハウス {coined}, ホテル{coined} {branch}
`

const japanese: Language = { words, kinds }

const tokyo = `
渋谷区; 35.6620 139.7040; 150-000{d}, 150-003{d}, 150-004{d}, 151-005{d}; 道玄坂, 神南, 宇田川町, 恵比寿, 恵比寿西, 代々木, 神宮前, 渋谷, 猿楽町, 代官山町; 渋谷, 恵比寿, 原宿, 代官山, 代々木, 表参道, 幡ヶ谷
新宿区; 35.6940 139.7030; 160-000{d}, 160-002{d}, 162-084{d}, 169-007{d}; 新宿, 西新宿, 歌舞伎町, 高田馬場, 神楽坂, 大久保, 百人町, 四谷, 早稲田町; 新宿, 西新宿, 高田馬場, 神楽坂, 新大久保, 四谷三丁目
港区; 35.6620 139.7370; 106-003{d}, 107-005{d}, 107-006{d}, 108-001{d}; 六本木, 赤坂, 南青山, 北青山, 麻布十番, 西麻布, 新橋, 芝公園, 芝, 三田; 六本木, 赤坂, 青山, 麻布十番, 新橋, 田町, 白金
中央区; 35.6710 139.7700; 104-004{d}, 104-006{d}, 103-002{d}; 銀座, 築地, 八丁堀, 日本橋, 日本橋人形町, 京橋, 月島, 日本橋室町; 銀座, 築地, 日本橋, 人形町, 月島, 八丁堀
台東区; 35.7110 139.7860; 110-000{d}, 111-003{d}; 浅草, 上野, 東上野, 雷門, 西浅草, 谷中, 浅草橋, 蔵前, 御徒町; 浅草, 上野, 蔵前, 谷中, 御徒町, 浅草橋
世田谷区; 35.6460 139.6600; 154-000{d}, 155-003{d}, 158-009{d}; 三軒茶屋, 北沢, 太子堂, 玉川, 代沢, 経堂, 用賀, 奥沢, 成城; 三軒茶屋, 下北沢, 二子玉川, 経堂, 用賀, 自由が丘, 成城学園前
豊島区; 35.7290 139.7150; 170-000{d}, 171-002{d}; 東池袋, 西池袋, 南池袋, 巣鴨, 北大塚, 南大塚, 目白, 駒込; 池袋, 大塚, 巣鴨, 目白, 東池袋
目黒区; 35.6390 139.6980; 153-004{d}, 153-006{d}, 152-003{d}; 上目黒, 下目黒, 自由が丘, 中目黒, 目黒, 青葉台, 祐天寺; 中目黒, 目黒, 自由が丘, 学芸大学, 祐天寺
杉並区; 35.7000 139.6380; 166-000{d}, 167-004{d}; 高円寺南, 高円寺北, 阿佐谷南, 荻窪, 西荻北, 上荻; 高円寺, 阿佐ヶ谷, 荻窪, 西荻窪
品川区; 35.6180 139.7300; 140-000{d}, 141-002{d}; 大崎, 西五反田, 東五反田, 大井, 南品川, 戸越, 上大崎; 五反田, 大崎, 大井町, 品川, 戸越銀座
千代田区; 35.6920 139.7600; 101-002{d}, 101-005{d}, 102-007{d}; 神田神保町, 外神田, 内神田, 九段南, 麹町, 丸の内, 飯田橋, 神田小川町; 神保町, 秋葉原, 神田, 丸の内, 飯田橋, 麹町
墨田区; 35.7080 139.8050; 130-000{d}, 130-001{d}, 130-002{d}; 押上, 錦糸, 両国, 吾妻橋, 江東橋, 向島; 錦糸町, 押上, 両国, 曳舟`

const osaka = `
大阪市北区; 34.7050 135.4980; 530-000{d}, 530-001{d}, 531-007{d}; 梅田, 芝田, 曽根崎, 曾根崎新地, 天神橋, 中津, 堂島, 茶屋町, 天満; 梅田, 天神橋, 中津, 北新地, 天満, 中崎町
大阪市中央区; 34.6740 135.5050; 542-008{d}, 542-007{d}, 541-005{d}, 540-000{d}; 難波, 心斎橋筋, 道頓堀, 千日前, 本町, 南船場, 北浜, 谷町, 日本橋, 東心斎橋; なんば, 心斎橋, 本町, 北浜, 谷町, 堺筋本町
大阪市天王寺区; 34.6540 135.5180; 543-005{d}, 543-000{d}; 上本町, 上汐, 悲田院町, 生玉町, 堀越町, 四天王寺; 天王寺, 上本町, 谷町九丁目, 玉造
大阪市浪速区; 34.6590 135.4990; 556-000{d}, 556-001{d}; 難波中, 日本橋西, 恵美須東, 元町, 幸町, 敷津東; 新世界, 難波, 日本橋, 大国町
大阪市西区; 34.6790 135.4870; 550-000{d}, 550-001{d}; 南堀江, 北堀江, 新町, 靱本町, 京町堀, 江戸堀; 堀江, 新町, 阿波座, 肥後橋
大阪市阿倍野区; 34.6390 135.5140; 545-005{d}, 545-002{d}; 阿倍野筋, 昭和町, 松崎町, 西田辺町, 文の里; あべの, 昭和町, 西田辺, 文の里
大阪市淀川区; 34.7280 135.4960; 532-001{d}, 532-000{d}; 西中島, 十三本町, 十三東, 宮原, 三国本町, 塚本; 新大阪, 十三, 西中島, 三国, 塚本
大阪市都島区; 34.7020 135.5280; 534-002{d}; 東野田町, 都島本通, 片町, 都島北通; 京橋, 都島, 桜ノ宮`

export const japan: CountrySource = {
  code: 'JP',
  names: ['Japan', '日本', 'JP'],
  dialCode: '81',
  language: japanese,
  addresses: [
    '日本、〒{postal} {city}{district}{road}%丁目%−%',
    '{city}{district}{road}%-%?-%',
    '〒{postal} {city}{district}{road}%丁目%−%?',
    '〒{postal} {city}{district}{road}%-%-% {building}%F',
    '{city}{district}{road}%-%-%?',
    '日本、〒{postal} {city}{district}{road}%丁目%?−% {building} %階',
    '〒{postal} {city}{district}{road}%-%?-% {building}B1F',
  ],
  cities: [
    {
      name: '東京都',
      town: '東京',
      weight: 6,
      centre: [35.6812, 139.7671],
      phones: '03-3???-????, 03-6???-????, 03-5???-????, 070-%???-????, 050-3???-????',
      districts: tokyo,
    },
    {
      name: '大阪府',
      town: '大阪',
      weight: 4,
      centre: [34.6937, 135.5023],
      phones: '06-6???-????, 06-6???-????, 080-%???-????, 06-4???-????, 050-3???-????',
      districts: osaka,
    },
  ],
}
