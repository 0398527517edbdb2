import type { Language } from './language.ts'

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

export const japanese: Language = { words, kinds }
